import { useState } from 'react';
import { contactOverrides, lockedRules } from '@overture/core/contract';
import type { Check, RecordEmail } from '@overture/core/contract';
import {
  ApiError,
  AppButton,
  Banner,
  ChoiceBar,
  DialogActions,
  errorText,
  Group,
  hasCode,
  Stack,
  SwitchField,
  Text,
  TextField,
  useSession,
} from '@overture/ui';
import { useHandingOver } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';
import { SequenceChoice } from './sequence-choice.tsx';

const targets = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'sequence', label: 'HubSpot sequence' },
] as const;

/** What a target does, in a line. */
const explanations = {
  tasks: 'HubSpot gets an email task for each email, on its day at 9:00, past weekends and holidays.',
  sequence: 'HubSpot sends the emails by itself, from your connected address. The sequence starts now.',
} as const;

export interface HandOverFormProps {
  readonly of: HandOverOf;
  readonly emails: readonly RecordEmail[];
  readonly onClose: () => void;
}

/** Target, day, and the findings that block. The first choices suit most cases, so that two clicks hand over. */
export function HandOverForm({ of, emails, onClose }: HandOverFormProps) {
  const [to, setTo] = useState<'tasks' | 'sequence'>('tasks');
  const [startOn, setStartOn] = useState(today);
  /** Null until one is chosen. */
  const [sequenceId, setSequenceId] = useState<string | null>(null);
  const [overridden, setOverridden] = useState<readonly string[]>([]);
  /** Overrides for what the server found about the contact. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const handing = useHandingOver(of, onClose);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const found = blocksOf(emails);
  const rules = [...new Set([...found.map(({ rule }) => rule), ...asked])].filter((rule) => !isLocked(rule));
  const isBlocked = found.some(({ rule }) => isLocked(rule)) || rules.some((rule) => !overridden.includes(rule));
  const isReady = !isBlocked && (to === 'tasks' ? startOn !== '' : sequenceId !== null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || handing.isPending) return;
        const sequence = to === 'sequence' && sequenceId !== null ? { sequenceId } : {};
        const override = overridden.length > 0 ? { override: [...overridden] } : {};
        handing.mutate(
          { to, startOn: to === 'sequence' ? today() : startOn, ...sequence, ...override },
          { onError: (error) => setAsked([...asked, ...overridesFor(error, isSuperadmin)]) },
        );
      }}
    >
      <Stack gap="lg">
        <Group>
          <ChoiceBar label="Hand over to" options={targets} value={to} onChange={setTo} />
        </Group>
        <Text size="sm" c="dimmed">
          {explanations[to]}
        </Text>
        {to === 'tasks' ? (
          <TextField
            label="First email on"
            type="date"
            required
            min={today()}
            value={startOn}
            onChange={(event) => setStartOn(event.currentTarget.value)}
          />
        ) : (
          <SequenceChoice of={of} emails={emails.length} chosen={sequenceId} onChoice={setSequenceId} />
        )}
        {found.length > 0 && (
          <Banner tone="error">
            <ul>
              {found.map(({ email, message }) => (
                <li key={`${email} ${message}`} dir="auto">
                  Email {email}: {message}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {rules.map((rule) => (
          <SwitchField
            key={rule}
            label={`Hand over in spite of "${rule.replaceAll('_', ' ')}"`}
            checked={overridden.includes(rule)}
            onChange={(checked) =>
              setOverridden(checked ? [...overridden, rule] : overridden.filter((other) => other !== rule))
            }
          />
        ))}
        {handing.error && <Refusal error={handing.error} />}
        <DialogActions>
          <AppButton onClick={onClose}>Cancel</AppButton>
          <AppButton type="submit" variant="primary" busy={handing.isPending} disabled={!isReady} data-autofocus>
            Hand over
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const issues = hasCode(error, 'checks_block') ? error.issues : [];
  return <Banner tone="error">{[errorText(error), ...issues.map(({ message }) => message)].join(' ')}</Banner>;
}

/** The rules by which this user may override a refusal because of the contact. */
function overridesFor(error: Error, isSuperadmin: boolean): readonly string[] {
  const allowed: readonly string[] = isSuperadmin ? Object.values(contactOverrides) : [contactOverrides.bounced];
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.map(({ path }) => path).filter((path) => allowed.includes(path));
}

const isLocked = (rule: string): boolean => lockedRules.some((locked) => locked === rule);

function blocksOf(
  emails: readonly RecordEmail[],
): readonly (Pick<Check, 'rule' | 'message'> & { readonly email: number })[] {
  return emails.flatMap(({ checks }, index) =>
    checks.filter(({ level }) => level === 'block').map(({ rule, message }) => ({ email: index + 1, rule, message })),
  );
}

/** `YYYY-MM-DD`, by the clock of this computer. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
