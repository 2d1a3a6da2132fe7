import { useEffect, useRef } from 'react';
import type { AppConfig } from '@overture/core/contract';
import { AppButton, Chip, HeroForm, IconLink, SelectField, TextField } from '@overture/ui';

export interface FetchFormProps {
  readonly url: string;
  /** Grows when the link was filled in from outside: the field takes the focus. */
  readonly handed: number;
  readonly onUrl: (url: string) => void;
  /** Undefined: no domain to choose. */
  readonly zone: string | undefined;
  readonly onZone: (zone: string) => void;
  readonly departments: readonly string[];
  readonly issues: { readonly url?: string; readonly zone?: string };
  readonly samples: AppConfig['sampleContacts'];
  /** False until links can be judged. */
  readonly ready: boolean;
  readonly fetching: boolean;
  /** A contact is open: fetching is no longer the screen's main action. */
  readonly again: boolean;
  readonly onSubmit: () => void;
}

/** The hero of the page: paste a link, press Enter. */
export function FetchForm({
  url,
  handed,
  onUrl,
  zone,
  onZone,
  departments,
  issues,
  samples,
  ready,
  fetching,
  again,
  onSubmit,
}: FetchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (handed > 0) field.current?.focus();
  }, [handed]);
  return (
    <HeroForm
      label="Fetch a contact"
      onSubmit={onSubmit}
      field={
        <TextField
          ref={field}
          autoFocus
          label="HubSpot Contact URL"
          placeholder="https://app.hubspot.com/contacts/12345/record/0-1/67890"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconLink size={18} aria-hidden />}
          value={url}
          error={issues.url}
          onChange={(event) => onUrl(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
      }
      choice={
        zone !== undefined && (
          <SelectField
            label="Domain"
            data={[...departments]}
            value={zone || null}
            error={issues.zone}
            allowDeselect={false}
            onChange={(value) => onZone(value ?? '')}
          />
        )
      }
      action={
        <AppButton type="submit" variant={again ? 'secondary' : 'primary'} disabled={!ready} busy={fetching}>
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
