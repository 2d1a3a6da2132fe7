import { counted } from '@overture/core/contract';
import { use, useState } from 'react';
import type { RecordEmail } from '@overture/core/contract';
import { AppButton, Banner, ChoiceBar, DialogActions, errorText, Group, Stack, Text, useSession } from '@overture/ui';
import { EmailChangesContext } from '../email-changes.ts';
import { useHandingOver, usePreview } from './hand-over.queries.ts';
import type { HandOverChoice, HandOverOf } from './hand-over.queries.ts';
import { Overrides, rulesIn } from './overrides.tsx';
import { PlanTable } from './plan-table.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { SequenceChoice } from './sequence-choice.tsx';

const targets = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'sequence', label: 'HubSpot sequence' },
] as const;

export interface HandOverFormProps {
  readonly of: HandOverOf;
  readonly emails: readonly RecordEmail[];
  /** The contact's name. */
  readonly who: string;
  readonly onClose: () => void;
}

/** Shows what handing over will do, from a fresh read of the contact, and does it once nothing stands against it. */
export function HandOverForm({ of, emails, who, onClose }: HandOverFormProps) {
  const [to, setTo] = useState<'tasks' | 'sequence'>('tasks');
  const { drafts } = use(EmailChangesContext);
  const [days, setDays] = useState<ReadonlyMap<number, string>>(new Map());
  /** The first email that is still to be sent. */
  const [first, setFirst] = useState(0);
  const [sequenceId, setSequenceId] = useState<string | null>(null);
  const [overridden, setOverridden] = useState<readonly string[]>([]);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const choice = choiceOf(to, { days, first }, sequenceId, overridden);
  const { preview, isCurrent, error, ask } = usePreview(of, to === 'sequence' && sequenceId === null ? null : choice);
  const handing = useHandingOver(of, onClose);
  const problems = preview?.problems ?? [];
  const isReady = isCurrent && problems.length === 0 && preview !== undefined && preview.steps.length > 0;
  const refusal = handing.error && errorText(handing.error);
  const submit = async () => {
    if (isReady && (await drafts.settle())) handing.mutate(choice, { onError: ask });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="lg">
        <Group>
          <ChoiceBar label="Hand over to" options={targets} value={to} onChange={setTo} data-autofocus />
        </Group>
        {to === 'sequence' && (
          <SequenceChoice of={of} emails={emails.length} chosen={sequenceId} onChoice={setSequenceId} />
        )}
        {error && <Banner tone="error">{errorText(error)}</Banner>}
        {preview && <PreviewFacts preview={preview} who={who} of={of} onWithdrawn={ask} />}
        <Overrides
          action="Hand over"
          rules={rulesIn(problems, isSuperadmin)}
          overridden={overridden}
          onChange={setOverridden}
        />
        {(preview !== undefined || error === null) && (to === 'tasks' || sequenceId !== null) && (
          <PlanTable
            preview={preview}
            asked={isCurrent ? new Map() : days}
            onDay={(index, day) => {
              setFirst(preview?.steps[0]?.index ?? 0);
              setDays(new Map(days).set(index, day));
            }}
          />
        )}
        {to === 'tasks' ? (
          <Text size="xs" c="dimmed">
            Another day for the first email moves those after it. A weekend or holiday moves to the next working day.
          </Text>
        ) : (
          sequenceId !== null && (
            <Banner tone="warning">
              Overture cannot take {who} out of a sequence again, because HubSpot's API cannot do that. Until the
              sequence ends, its emails cannot be changed here. To stop it, unenrol {who} in HubSpot.
            </Banner>
          )
        )}
        {refusal && problems.every(({ message }) => message !== refusal) && <Banner tone="error">{refusal}</Banner>}
        <DialogActions>
          <AppButton onClick={onClose}>Cancel</AppButton>
          <AppButton type="submit" variant="primary" busy={handing.isPending} disabled={!isReady}>
            {submitText(to, preview?.steps.length, who)}
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** What the button does. */
function submitText(to: 'tasks' | 'sequence', count: number | undefined, who: string): string {
  if (to === 'sequence') return `Enrol ${who}`;
  if (count === undefined) return 'Create tasks';
  return `Create ${counted(count, 'task')}`;
}

/** The first email's day moves the ones after it, and another one's only that email. */
function choiceOf(
  to: 'tasks' | 'sequence',
  { days, first }: { readonly days: ReadonlyMap<number, string>; readonly first: number },
  sequenceId: string | null,
  override: readonly string[],
): HandOverChoice {
  const startOn = days.get(first);
  const steps = [...days].filter(([index]) => index !== first).map(([index, dueOn]) => ({ index, dueOn }));
  return {
    to,
    ...(to === 'tasks' && startOn !== undefined && { startOn }),
    ...(to === 'tasks' && steps.length > 0 && { steps }),
    ...(to === 'sequence' && sequenceId !== null && { sequenceId }),
    ...(override.length > 0 && { override: [...override] }),
  };
}
