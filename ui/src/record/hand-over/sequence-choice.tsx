import { useState } from 'react';
import { Banner, errorText, SelectField, Spinner, Stack, SwitchField, Text, useQuery } from '@overture/ui';
import { sequencesQuery } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';

export interface SequenceChoiceProps {
  readonly of: HandOverOf;
  /** The number of emails to send. */
  readonly emails: number;
  /** Null while something is missing. */
  readonly onChoice: (sequenceId: string | null) => void;
}

/**
 * The sequences of HubSpot, of which those with as many emails can be chosen, and the consent to create missing
 * properties.
 */
export function SequenceChoice({ of, emails, onChoice }: SequenceChoiceProps) {
  const { data, error } = useQuery(sequencesQuery(of));
  const [chosen, setChosen] = useState<string | null>(null);
  const [mayCreate, setMayCreate] = useState(false);
  if (error) return <Banner tone="error">{errorText(error)} Tasks may still work.</Banner>;
  if (data === undefined) return <Spinner size={24} label="Loading sequences..." />;
  const { sequences, missingProperties } = data;
  const tell = (id: string | null, consents: boolean) =>
    onChoice(missingProperties.length === 0 || consents ? id : null);
  return (
    <Stack gap="md">
      <SelectField
        label="Sequence"
        description={`Only a sequence with ${emails} ${emails === 1 ? 'email' : 'emails'} fits.`}
        placeholder={sequences.some(({ steps }) => steps === emails) ? 'Select an option' : 'None fits'}
        data={sequences.map(({ id, name, steps }) => ({
          value: id,
          label: steps === emails ? name : `${name} (${steps} emails)`,
          disabled: steps !== emails,
        }))}
        value={chosen}
        allowDeselect={false}
        onChange={(id) => {
          setChosen(id);
          tell(id, mayCreate);
        }}
      />
      <Text size="sm" c="dimmed">
        Its templates show nothing but {'{{ contact.overture_email_1_subject }}'} and{' '}
        {'{{ contact.overture_email_1_body }}'}, and so on for each email.
      </Text>
      {missingProperties.length > 0 && (
        <SwitchField
          label={`Make ${missingProperties.length} contact properties in HubSpot: ${missingProperties[0]} and so on`}
          checked={mayCreate}
          onChange={(consents) => {
            setMayCreate(consents);
            tell(chosen, consents);
          }}
        />
      )}
    </Stack>
  );
}
