import type { ReactNode, Ref } from 'react';
import type { AppConfig } from '@overture/core/contract';
import { Chip, HeroForm, IconLink, SelectField, SuggestField } from '@overture/ui';
import { useContactSuggestions } from '../use-contact-suggestions.ts';

export interface ContactFieldFormProps {
  /** The name of the form for screen readers. */
  readonly label: string;
  readonly url: string;
  readonly urlField: Ref<HTMLInputElement>;
  /** Undefined for an admin, who has only one domain. */
  readonly zone: string | undefined;
  readonly issues: { readonly url?: string | undefined; readonly zone?: string | undefined };
  /** Undefined until it is loaded. */
  readonly config: AppConfig | undefined;
  /** Whether the sample contacts are offered. */
  readonly hasSamples: boolean;
  readonly busy: boolean;
  /** The button that submits the form. */
  readonly action: ReactNode;
  readonly onUrl: (url: string) => void;
  readonly onZone: (zone: string) => void;
  readonly onSample: (url: string) => void;
  readonly onSubmit: () => void;
}

/** Names a contact: the user pastes a link, or finds the contact by name, and presses Enter. */
export function ContactFieldForm(props: ContactFieldFormProps) {
  const { label, url, urlField, zone, issues, config, hasSamples, busy, action } = props;
  const samples = hasSamples ? (config?.sampleContacts ?? []) : [];
  return (
    <HeroForm
      label={label}
      onSubmit={props.onSubmit}
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
          onChange={props.onUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      choice={
        zone !== undefined && (
          <SelectField
            label="Domain"
            data={[...(config?.departments ?? [])]}
            value={zone || null}
            error={issues.zone}
            allowDeselect={false}
            onChange={(value) => props.onZone(value ?? '')}
          />
        )
      }
      action={action}
      below={
        samples.length > 0 &&
        samples.map((sample) => (
          <Chip
            key={sample.url}
            title={[sample.company, sample.hint].filter(Boolean).join(' · ')}
            disabled={busy}
            onClick={() => props.onSample(sample.url)}
          >
            <bdi>{sample.name}</bdi>
          </Chip>
        ))
      }
      belowHint="Try a sample contact"
    />
  );
}
