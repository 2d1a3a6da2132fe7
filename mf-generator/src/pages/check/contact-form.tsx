import { useRef } from 'react';
import type { AppConfig } from '@overture/core/contract';
import { AppButton, Chip, HeroForm, IconLink, SelectField, SuggestField } from '@overture/ui';
import { useContactSuggestions } from '../generator/use-contact-suggestions.ts';

export interface ContactFormProps {
  readonly url: string;
  /** Null for an admin, who has only one domain. */
  readonly zone: string | null;
  /** Undefined until it is loaded. */
  readonly config: AppConfig | undefined;
  readonly issues: { readonly url: string | undefined; readonly zone: string | undefined };
  readonly busy: boolean;
  readonly isRead: boolean;
  readonly onUrl: (url: string) => void;
  readonly onZone: (zone: string) => void;
  readonly onSubmit: () => void;
}

/** The contact whom the email is for. */
export function ContactForm(props: ContactFormProps) {
  const { url, zone, config, issues, busy, isRead, onUrl, onZone, onSubmit } = props;
  const field = useRef<HTMLInputElement>(null);
  const samples = isRead || busy ? [] : (config?.sampleContacts ?? []);
  return (
    <HeroForm
      label="Contact of the draft"
      onSubmit={onSubmit}
      field={
        <SuggestField
          ref={field}
          autoFocus
          label="HubSpot Contact URL"
          placeholder="https://app.hubspot.com/contacts/12345/record/0-1/67890, or a name"
          leftSection={<IconLink size={18} aria-hidden />}
          value={url}
          error={issues.url}
          suggestions={useContactSuggestions(url, zone ?? undefined)}
          onChange={onUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      choice={
        zone !== null && (
          <SelectField
            label="Domain"
            data={[...(config?.departments ?? [])]}
            value={zone || null}
            error={issues.zone}
            allowDeselect={false}
            onChange={(value) => onZone(value ?? '')}
          />
        )
      }
      action={
        <AppButton type="submit" variant={isRead ? 'secondary' : 'primary'} disabled={config === undefined} busy={busy}>
          {isRead ? 'Read again' : 'Check'}
        </AppButton>
      }
      below={
        samples.length > 0 &&
        samples.map((sample) => (
          <Chip
            key={sample.url}
            title={[sample.company, sample.hint].filter(Boolean).join(' · ')}
            onClick={() => {
              onUrl(sample.url);
              field.current?.focus();
            }}
          >
            <bdi>{sample.name}</bdi>
          </Chip>
        ))
      }
      belowHint="Try a sample contact"
    />
  );
}
