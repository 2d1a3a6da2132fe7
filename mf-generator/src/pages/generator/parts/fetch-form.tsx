import { AppButton, Chip, HeroForm, IconLink, SelectField, SuggestField } from '@overture/ui';
import type { ContactForm } from '../use-contact-form.ts';
import { useContactSuggestions } from '../use-contact-suggestions.ts';
import { useHandedContact } from '../use-handed-contact.ts';

/** The form at the top of the page: the user pastes a link, or finds a contact by name, and presses Enter. */
export function FetchForm({ form }: { readonly form: ContactForm }) {
  const { url, urlField, zone, issues, config, state, changeUrl, changeZone, changeTemplate } = form;
  const fillIn = (link: string, domain?: string) => {
    changeUrl(link);
    if (zone !== undefined && domain) changeZone(domain);
    urlField.current?.focus();
  };
  useHandedContact(fillIn, changeTemplate);
  const fetching = state.status === 'fetching';
  const opened = state.status === 'open';
  const samples = opened ? [] : (config.data?.sampleContacts ?? []);
  return (
    <HeroForm
      label="Fetch a contact"
      onSubmit={form.fetch}
      field={
        <SuggestField
          ref={urlField}
          autoFocus
          label="HubSpot Contact URL"
          placeholder="https://app.hubspot.com/contacts/12345/record/0-1/67890, or a name"
          leftSection={<IconLink size={18} aria-hidden />}
          value={url}
          error={issues.url}
          suggestions={useContactSuggestions(url, zone)}
          onChange={changeUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      choice={
        zone !== undefined && (
          <SelectField
            label="Domain"
            data={[...(config.data?.departments ?? [])]}
            value={zone || null}
            error={issues.zone}
            allowDeselect={false}
            onChange={(value) => changeZone(value ?? '')}
          />
        )
      }
      action={
        <AppButton
          type="submit"
          // Once a contact is open, fetching is no longer the main action of the screen.
          variant={opened ? 'secondary' : 'primary'}
          // A link can only be checked with the CRM's host names, which come with the settings.
          disabled={config.data === undefined}
          busy={fetching}
        >
          Fetch & Analyze
        </AppButton>
      }
      below={
        samples.length > 0 &&
        samples.map((sample) => (
          <Chip
            key={sample.url}
            title={[sample.company, sample.hint].filter(Boolean).join(' · ')}
            disabled={fetching}
            onClick={() => fillIn(sample.url)}
          >
            <bdi>{sample.name}</bdi>
          </Chip>
        ))
      }
      belowHint="Try a sample contact"
    />
  );
}
