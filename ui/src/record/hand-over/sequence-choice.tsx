import { counted } from '@overture/core/contract';
import { useEffect } from 'react';
import { Banner, errorText, SelectField, Spinner, Stack, Text, TextLink, useQuery, useSession } from '@overture/ui';
import { sequencesQuery } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';

export interface SequenceChoiceProps {
  readonly of: HandOverOf;
  readonly emails: number;
  readonly chosen: string | null;
  readonly onChoice: (sequenceId: string | null) => void;
}

/** The sequences that a superadmin has set up and that have as many emails. The only one is chosen already. */
export function SequenceChoice({ of, emails, chosen, onChoice }: SequenceChoiceProps) {
  const { data, error } = useQuery(sequencesQuery(of));
  const name = counted(emails, 'email');
  const isSuperadmin = useSession()?.role === 'superadmin';
  const fitting = data?.sequences.filter(({ steps, isSetUp }) => isSetUp && steps === emails) ?? [];
  const only = fitting.length === 1 ? fitting[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) onChoice(only);
  }, [only, onChoice]);
  if (error) return <Banner tone="error">{errorText(error)} Tasks may still work.</Banner>;
  if (data === undefined) return <Spinner size={24} label="Loading sequences..." />;
  if (fitting.length === 0) {
    return (
      <Banner tone="info" action={isSuperadmin && <TextLink to="/admin/agency">Agency</TextLink>}>
        No sequence with {name} is set up yet. A superadmin does that once, in Agency. Tasks work without.
      </Banner>
    );
  }
  const shown = fitting.find(({ id }) => id === chosen);
  return (
    <Stack gap="xs">
      <SelectField
        label="Sequence"
        data={fitting.map(({ id, name: label }) => ({ value: id, label }))}
        value={chosen}
        allowDeselect={false}
        onChange={onChoice}
      />
      {shown && (
        <Text size="xs" c="dimmed">
          {name} on the days {shown.sendAfterDays.join(', ')}, from {data.sender}.
        </Text>
      )}
    </Stack>
  );
}
