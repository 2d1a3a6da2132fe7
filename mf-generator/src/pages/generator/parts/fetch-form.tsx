import { AppButton } from '@overture/ui';
import type { ContactForm } from '../use-contact-form.ts';
import { useHandedContact } from '../use-handed-contact.ts';
import { ContactFieldForm } from './contact-field-form.tsx';

export function FetchForm({ form }: { readonly form: ContactForm }) {
  const { url, urlField, zone, issues, config, state, changeUrl, changeZone, changeTemplate } = form;
  const fillIn = (link: string, domain?: string) => {
    changeUrl(link);
    if (zone !== undefined && domain) changeZone(domain);
    urlField.current?.focus();
  };
  useHandedContact(fillIn, changeTemplate);
  const isFetching = state.status === 'fetching';
  const isOpen = state.status === 'open';
  return (
    <ContactFieldForm
      label="Fetch a contact"
      url={url}
      urlField={urlField}
      zone={zone}
      issues={issues}
      config={config.data}
      hasSamples={!isOpen}
      busy={isFetching}
      action={
        <AppButton
          type="submit"
          // Once a contact is open, fetching is no longer the main action of the screen.
          variant={isOpen ? 'secondary' : 'primary'}
          // A link can only be checked with the CRM's host names, which come with the settings.
          disabled={config.data === undefined}
          busy={isFetching}
        >
          Fetch & Analyze
        </AppButton>
      }
      onUrl={changeUrl}
      onZone={changeZone}
      onSample={fillIn}
      onSubmit={form.fetch}
    />
  );
}
