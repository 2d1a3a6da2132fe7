import { use, useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { HandOverProblem, HandOverWire, RecordDetail } from '@overture/core/contract';
import {
  ApiError,
  AppButton,
  Banner,
  DataTable,
  DateField,
  DialogActions,
  errorText,
  hasCode,
  Stack,
  Text,
  TextLink,
  useSession,
} from '@overture/ui';
import { firstNameOf } from '@overture/ui/contacts';
import { EmailChangesContext } from '../email-changes.ts';
import { linkOf } from '../record-fields.ts';
import {
  changedIn,
  dayText,
  existingText,
  outdatedIn,
  stepTexts,
  todayIn,
  withdrawText,
  zoneText,
} from './hand-over-words.ts';
import { useChangeHandOver } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';
import { Overrides, rulesIn } from './overrides.tsx';
import { ProblemBanner } from './problem-banner.tsx';

type Step = HandOverWire['steps'][number];

export interface HandedOverProps {
  readonly of: HandOverOf;
  readonly record: RecordDetail;
  readonly handOver: HandOverWire;
  readonly onClose: () => void;
}

/** A hand-over as HubSpot has it: its texts are brought up to date, its days moved, and it is withdrawn. */
export function HandedOver({ of, record, handOver, onClose }: HandedOverProps) {
  const { drafts } = use(EmailChangesContext);
  const { change, withdraw, last } = useChangeHandOver(of);
  const [isAsking, setAsking] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [overridden, setOverridden] = useState<readonly string[]>([]);
  const isSuperadmin = useSession()?.role === 'superadmin';
  const { _id: id, steps, to, timeZone } = handOver;
  const mayChange = record.readOnlyReason === null && handOver.state === 'open';
  // The button that withdrew it is gone.
  useEffect(() => {
    if (!mayChange) closeButton.current?.focus();
  }, [mayChange]);
  const outdated = outdatedIn(handOver);
  const changed = changedIn(handOver);
  const isTask = ({ state }: Step) => to === 'tasks' && mayChange && state === 'placed';
  const firstOpen = steps.find(isTask)?.index;
  const { error } = last;
  const isRefused = error !== null && hasCode(error, 'crm_cannot_unenrol');
  const isBusy = change.isPending || withdraw.isPending;
  const override = overridden.length > 0 ? { override: [...overridden] } : {};
  const move = (index: number, day: string) =>
    change.mutate(
      index === firstOpen ? { id, startOn: day, ...override } : { id, steps: [{ index, dueOn: day }], ...override },
    );
  const update = async () => {
    if (await drafts.settle()) change.mutate({ id, texts: true, ...override });
  };
  const takeBack = async () => {
    // What is handed over next is what the rep sees. A draft that cannot be saved keeps no task in HubSpot.
    await drafts.settle();
    setAsking(false);
    withdraw.mutate(id);
  };
  return (
    <Stack gap="lg">
      <Text>{existingText(handOver)}.</Text>
      {last.data?.problems.map((problem) => (
        <ProblemBanner key={problem.message} problem={problem} />
      ))}
      {error && <Refusal error={error} />}
      <Overrides
        action="Go on"
        rules={error ? rulesIn([problemOf(error)], isSuperadmin) : []}
        overridden={overridden}
        onChange={setOverridden}
      />
      {outdated.length > 0 && (
        <OutdatedBanner
          isMain
          emails={outdated}
          isBusy={change.isPending}
          onUpdate={mayChange ? () => void update() : undefined}
        />
      )}
      {changed.length > 0 && (
        <Banner tone="info">
          Somebody changed {emailsText(changed)} in HubSpot. That text stays there: to agree, write the same here, or
          withdraw and hand over again.
        </Banner>
      )}
      <DataTable<Step>
        label="What HubSpot has"
        rows={steps}
        rowKey={({ index }) => index}
        columns={[
          {
            key: 'subject',
            header: 'Email',
            main: true,
            wrap: true,
            cell: ({ index }) => `${index + 1}. ${record.emails[index]?.subject || 'No subject'}`,
          },
          {
            key: 'day',
            header: 'Day',
            width: 176,
            cell: (step) =>
              isTask(step) ? (
                <DateField
                  hiddenLabel
                  label={`Day of email ${step.index + 1}`}
                  value={step.dueOn}
                  min={todayIn(timeZone)}
                  onChange={(day) => move(step.index, day)}
                />
              ) : (
                dayText(step.dueOn)
              ),
          },
          {
            key: 'state',
            header: 'State',
            width: 200,
            wrap: true,
            cell: (step) =>
              isTask(step) && step.byOthers === null ? 'Open' : stateTexts(handOver, step).join(' · ') || 'N/A',
          },
        ]}
      />
      {to === 'tasks' && (
        <Text size="xs" c="dimmed">
          Tasks are due at 09:00, {zoneText(timeZone)}.
          {firstOpen !== undefined &&
            ' HubSpot gets a new day at once. Another day for the first open email moves those after it.'}
        </Text>
      )}
      {mayChange && to === 'sequence' && !isRefused && <HowToLeave record={record} />}
      {isAsking && (
        <Banner tone="warning">This archives the open tasks in HubSpot. What was sent or completed stays.</Banner>
      )}
      <DialogActions>
        {mayChange && (
          <AppButton
            variant={isAsking ? 'danger' : 'secondary'}
            busy={withdraw.isPending}
            disabled={isBusy && !withdraw.isPending}
            // Of a sequence it only looks whether HubSpot has ended it, so that nothing has to be asked before.
            onClick={() => (isAsking || to !== 'tasks' ? void takeBack() : setAsking(true))}
          >
            {to === 'tasks' ? withdrawText(steps.filter(isTask).length) : `I have unenrolled ${firstNameOf(record)}`}
          </AppButton>
        )}
        <AppButton
          ref={closeButton}
          variant={isAsking ? 'secondary' : 'primary'}
          onClick={isAsking ? () => setAsking(false) : onClose}
        >
          {isAsking ? 'Keep' : 'Close'}
        </AppButton>
      </DialogActions>
    </Stack>
  );
}

/** The state of a step beside its day. */
const stateTexts = (handOver: HandOverWire, { index, dueOn }: Step): readonly string[] =>
  stepTexts(handOver, index).filter((text) => text !== dayText(dueOn));

export interface OutdatedBannerProps {
  /** The positions of the emails. */
  readonly emails: readonly number[];
  /** Whether to update is what the rep does next. */
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  /** Undefined where nothing may be changed. */
  readonly onUpdate: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says that HubSpot has an older text of emails. */
export function OutdatedBanner({ emails, isMain = false, isBusy, onUpdate, ...rest }: OutdatedBannerProps) {
  return (
    <Banner
      {...rest}
      tone="warning"
      action={
        onUpdate && (
          <AppButton size="sm" variant={isMain ? 'primary' : 'secondary'} busy={isBusy} onClick={onUpdate}>
            Update in HubSpot
          </AppButton>
        )
      }
    >
      HubSpot has an older text of {emailsText(emails)}.
    </Banner>
  );
}

/** Emails by their numbers, such as 'emails 2 and 3'. */
function emailsText(indexes: readonly number[]): string {
  const numbers = new Intl.ListFormat('en').format(indexes.map((index) => String(index + 1)));
  return indexes.length === 1 ? `email ${numbers}` : `emails ${numbers}`;
}

const problemOf = (error: Error): Pick<HandOverProblem, 'code' | 'message' | 'issues'> =>
  error instanceof ApiError && !['network_error', 'timeout', 'bad_answer'].includes(error.code)
    ? // The remaining codes are those of the API.
      { code: error.code as HandOverProblem['code'], message: error.message, issues: [...error.issues] }
    : { code: 'internal', message: errorText(error) };

function Refusal({ error }: { readonly error: Error }) {
  if (hasCode(error, 'crm_cannot_unenrol')) {
    return (
      <Banner tone="error" action={error.url && <TextLink href={error.url}>Open in HubSpot</TextLink>}>
        {error.message}
      </Banner>
    );
  }
  return <ProblemBanner problem={problemOf(error)} />;
}

/** Where a sequence is left: in HubSpot, by hand. */
export function HowToLeave({ record }: { readonly record: RecordDetail }) {
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  return (
    <Banner tone="info" action={crmUrl && <TextLink href={crmUrl}>Open in HubSpot</TextLink>}>
      HubSpot sends these emails by itself, and its API cannot take anybody out of a sequence. To stop it, open{' '}
      {firstNameOf(record)} in HubSpot and choose Unenroll. Until then the emails cannot be changed here.
    </Banner>
  );
}
