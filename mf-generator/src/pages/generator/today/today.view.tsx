import type { RunWire, Today } from '@overture/core/contract';
import { formatDay } from '@overture/core/contract';
import {
  AppButton,
  capitalised,
  Card,
  endedRuns,
  IconAlertTriangle,
  IconButton,
  IconCheck,
  IconClock,
  IconEye,
  IconListDetails,
  IconMail,
  IconMailOff,
  IconSend,
  lossSource,
  lossText,
  lossWords,
  nameOf,
  onceEach,
  ownRecordPath,
  runOutcome,
  TextLink,
} from '@overture/ui';
import { NotifyButton } from './notify-button.tsx';
import { CardLine, CardLines, NoLines } from './card-lines.tsx';
import classes from './today.module.css';

export interface TodayCardProps {
  readonly today: Today;
  readonly runs: readonly RunWire[];
  readonly now: number;
  /** The contact whose reply is being taken out of the list. */
  readonly seeing: string | undefined;
  readonly onSeen: (hubspotId: string) => void;
}

const icon = { size: 18 };

/** Whether nothing happened and nothing is left to do. */
export function isQuiet({ counts, lost }: Today, runs: readonly RunWire[], now: number): boolean {
  const { waiting: _writing, ...asked } = counts;
  return Object.values(asked).every((count) => count === 0) && lost.length === 0 && endedRuns(runs, now).length === 0;
}

/** What happened to the user's contacts and what is due, a line each. */
export function TodayCard({ today, runs, now, seeing, onSeen }: TodayCardProps) {
  const { counts, replied, due } = today;
  const { lost, isOut } = onceEach(today);
  const toReview = counts.review + counts.mend;
  const quiet = isQuiet(today, runs, now);
  const more = [
    counts.replied > replied.length && { tab: 'replied', words: `All ${counts.replied} replies` },
    counts.due > due.length && { tab: 'due', words: `All ${counts.due} that are due` },
  ].filter((one) => one !== false);
  return (
    <Card title="Today" flush actions={<NotifyButton />}>
      {quiet && <NoLines>Nothing waits for you. Paste a link to write to the next contact.</NoLines>}
      <CardLines label="Today">
        {replied.map((item) => (
          <CardLine
            key={item.recordId}
            icon={<IconMail {...icon} />}
            tone="accent"
            who={nameOf(item)}
            of={item.contactName && item.company}
            to={ownRecordPath(item.hubspotId, { tab: 'replied' })}
            words={
              isOut(item) ? sentence(lossWords.opted_out, lossSource({ words: item.reply })) : item.reply || 'Replied.'
            }
            action={
              <>
                <IconButton
                  label={`Mark as seen: ${nameOf(item)}`}
                  icon={<IconCheck {...icon} />}
                  busy={seeing === item.hubspotId}
                  onClick={() => onSeen(item.hubspotId)}
                />
                <Open to={ownRecordPath(item.hubspotId, { tab: 'replied' })} label={`Open: ${nameOf(item)}`} />
              </>
            }
          />
        ))}
        {lost.map((contact) => (
          <CardLine
            key={contact.recordId}
            icon={<IconMailOff {...icon} />}
            tone="error"
            who={nameOf(contact)}
            of={contact.contactName && contact.company}
            to={ownRecordPath(contact.hubspotId)}
            words={capitalised(lossText(contact))}
            action={
              contact.isStillSent && contact.prospectUrl !== '' ? (
                <AppButton size="sm" href={contact.prospectUrl} aria-label={`Open in HubSpot: ${nameOf(contact)}`}>
                  HubSpot
                </AppButton>
              ) : (
                <Open to={ownRecordPath(contact.hubspotId)} label={`Open: ${nameOf(contact)}`} />
              )
            }
          />
        ))}
        {due
          .filter((item) => !isOut(item))
          .map((item) => (
            <CardLine
              key={item.recordId}
              icon={<IconSend {...icon} />}
              who={nameOf(item)}
              of={item.contactName && item.company}
              to={ownRecordPath(item.hubspotId, { tab: 'due' })}
              words={
                item.dueOn === null
                  ? 'The next email is due.'
                  : `The next email has been due since ${formatDay(item.dueOn)}.`
              }
              action={
                <Open to={ownRecordPath(item.hubspotId, { tab: 'due' })} label={`Send: ${nameOf(item)}`} text="Send" />
              }
            />
          ))}
        {endedRuns(runs, now).map((run) => (
          <CardLine
            key={run._id}
            icon={<IconListDetails {...icon} />}
            {...(run.state === 'paused' && { tone: 'error' })}
            who={run.name}
            of="Run"
            to={`/runs/${run._id}`}
            words={sentence(runOutcome(run))}
            action={<Open to={`/runs/${run._id}`} label={`Open: ${run.name}`} />}
          />
        ))}
        {toReview > 0 && (
          <CardLine
            icon={<IconEye {...icon} />}
            who={`${toReview} to review`}
            words={counts.mend === 0 ? 'The riskiest come first.' : `${counts.mend} of them to fix first.`}
            action={<Open to="/admin/review" label="Review" text="Review" />}
          />
        )}
        {counts.handOver > 0 && (
          <CardLine
            icon={<IconClock {...icon} />}
            who={`${counts.handOver} to hand over`}
            words="Approved, and not on their way yet."
            action={<Open to="/admin/history?tab=handOver" label="Hand over" text="Hand over" />}
          />
        )}
        {counts.failed > 0 && (
          <CardLine
            icon={<IconAlertTriangle {...icon} />}
            who={`${counts.failed} failed`}
            words="The queue says why."
            action={<Open to="/admin/history?tab=failed" label="Open the failed ones" />}
          />
        )}
      </CardLines>
      {more.length > 0 && (
        <p className={classes.more}>
          {more.map(({ tab, words }) => (
            <TextLink key={tab} to={`/admin/history?tab=${tab}`}>
              {words}
            </TextLink>
          ))}
        </p>
      )}
    </Card>
  );
}

function Open({ to, label, text = 'Open' }: { readonly to: string; readonly label: string; readonly text?: string }) {
  return (
    <AppButton size="sm" to={to} aria-label={label}>
      {text}
    </AppButton>
  );
}

function sentence(words: string, next = ''): string {
  const whole = capitalised(words);
  return [/[.!?]$/.test(whole) ? whole : `${whole}.`, next].filter(Boolean).join(' ');
}
