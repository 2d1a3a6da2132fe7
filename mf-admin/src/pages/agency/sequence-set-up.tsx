import { counted } from '@overture/core/contract';
import { useState } from 'react';
import type { AgencyWire, SetUpWire } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  CopyButton,
  errorText,
  Group,
  IconCheck,
  IconRefresh,
  SelectField,
  Spinner,
  Stack,
  SwitchField,
  Text,
  useQuery,
} from '@overture/ui';
import { setUpQuery, useMakeProperties } from './agency.queries.ts';
import { TestSetUpDialog } from './test-set-up-dialog.tsx';

type Chosen = AgencyWire['sequences'];

export interface SequenceSetUpProps {
  readonly department: string;
  /** The sequences that reps may choose. */
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => Promise<unknown>;
}

const counts = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 email' : `${at + 1} emails`,
}));

/** Sets HubSpot up for sequences that send Overture's emails: properties, templates, a test, and which ones reps may choose. */
export function SequenceSetUp({ department, chosen, onChoose }: SequenceSetUpProps) {
  const [emails, setEmails] = useState(4);
  const [isTesting, setTesting] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(setUpQuery(department, emails));
  return (
    <Card
      title="HubSpot sequences"
      actions={
        <AppButton icon={<IconRefresh size={16} />} busy={isFetching} onClick={() => void refetch()}>
          Check again
        </AppButton>
      }
    >
      <Stack gap="lg">
        <Text size="xs" c="dimmed">
          A sequence lets HubSpot send the emails by itself. Its templates show properties of the contact, into which
          Overture writes the texts. This is set up once; reps then choose a sequence by its name.
        </Text>
        <SelectField
          label="Emails in a sequence"
          data={counts}
          value={String(emails)}
          allowDeselect={false}
          onChange={(value) => setEmails(Number(value ?? emails))}
        />
        {error && <Banner tone="error">{errorText(error)}</Banner>}
        {data === undefined && !error && <Spinner size={24} label="Asking HubSpot..." />}
        {data && (
          <>
            <Properties department={department} emails={emails} properties={data.properties} />
            <Templates properties={data.properties} onTest={() => setTesting(true)} />
            <Sequences found={data} emails={emails} chosen={chosen} onChoose={onChoose} />
          </>
        )}
      </Stack>
      <TestSetUpDialog opened={isTesting} onClose={() => setTesting(false)} department={department} emails={emails} />
    </Card>
  );
}

function Properties({
  department,
  emails,
  properties,
}: Pick<SetUpWire, 'properties'> & { readonly department: string; readonly emails: number }) {
  const making = useMakeProperties();
  const missing = properties.filter(({ isThere }) => !isThere);
  if (missing.length === 0) {
    return (
      <Group gap="xs">
        <IconCheck size={16} aria-hidden />
        <Text>HubSpot has the {properties.length} contact properties.</Text>
      </Group>
    );
  }
  return (
    <Banner
      tone="warning"
      action={
        <AppButton size="sm" busy={making.isPending} onClick={() => making.mutate({ department, emails })}>
          Make {counted(missing.length, 'property', 'properties')}
        </AppButton>
      }
    >
      HubSpot lacks {missing.length} of {properties.length} contact properties: {missing[0]?.name}
      {missing.length > 1 && ' and so on'}.
    </Banner>
  );
}

function Templates({ properties, onTest }: Pick<SetUpWire, 'properties'> & { readonly onTest: () => void }) {
  return (
    <details>
      <summary>What the templates show</summary>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          In HubSpot, the template of each email has nothing but its two tokens, one as the subject and one as the text.
        </Text>
        {properties.map(({ name }) => (
          <Group key={name} gap="sm">
            <code>{tokenOf(name)}</code>
            <CopyButton compact label={`Copy ${tokenOf(name)}`} text={tokenOf(name)} />
          </Group>
        ))}
        <Group>
          <AppButton onClick={onTest}>Test with a contact</AppButton>
        </Group>
      </Stack>
    </details>
  );
}

const tokenOf = (property: string): string => `{{ contact.${property} }}`;

function Sequences({
  found: { sequences, unknownReps, problem },
  emails,
  chosen,
  onChoose,
}: Pick<SequenceSetUpProps, 'chosen' | 'onChoose'> & { readonly found: SetUpWire; readonly emails: number }) {
  const fitting = sequences.filter(({ sendAfterDays }) => sendAfterDays.length === emails);
  const has = (id: string) => chosen.some((one) => one.id === id);
  return (
    <Stack gap="md">
      {problem && <Banner tone="error">{problem.message}</Banner>}
      {unknownReps.length > 0 && (
        <Banner tone="warning">
          HubSpot knows no user {unknownReps.join(', ')}. Somebody who administers HubSpot adds them there.
        </Banner>
      )}
      {!problem && fitting.length === 0 && (
        <Text c="dimmed">No rep of this domain has a sequence with {counted(emails, 'email')} in HubSpot.</Text>
      )}
      {fitting.map(({ id, name, sendAfterDays, reps }) => (
        <div key={id}>
          <SwitchField
            label={`Reps may choose ${name}`}
            checked={has(id)}
            onChange={(checked) =>
              void onChoose(checked ? [...chosen, { id, name }] : chosen.filter((one) => one.id !== id))
            }
          />
          <Text size="xs" c="dimmed">
            Days {sendAfterDays.join(', ')} · for {reps.join(', ')}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
