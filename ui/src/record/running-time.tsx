import { queuePositions, stageText } from '@overture/core/contract';
import type { RecordSummary, Stage } from '@overture/core/contract';
import { formatDuration, fullDate, TwoLines, useNow } from '@overture/ui';

type Times = Pick<
  RecordSummary,
  'responseStatus' | 'submittedAt' | 'startedAt' | 'finishedAt' | 'attempts' | 'queuePosition'
>;

/**
 * How long a generation has been waiting or running, updated each second, and its stage; afterwards how long it took
 * and when it ended.
 */
export function RunningTime({ record, stage }: { readonly record: Times; readonly stage?: Stage | undefined }) {
  const running = isRunning(record.responseStatus);
  const now = useNow(1000, running);
  if (running) {
    return (
      <TwoLines whole below={progressOf(record, stage)}>
        <span role="timer">{formatDuration(now - Date.parse(since(record)))}</span>
      </TwoLines>
    );
  }
  if (record.finishedAt === null) return <>—</>;
  const finished = new Date(record.finishedAt);
  const took = formatDuration(finished.getTime() - Date.parse(record.startedAt ?? record.submittedAt));
  return (
    <TwoLines whole title={`Finished ${fullDate(finished)}`} below={`finished ${timeOrDay(finished)}`}>
      {took}
    </TwoLines>
  );
}

/** The time for today, else the date. */
export function timeOrDay(date: Date): string {
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
    : date.toLocaleDateString(undefined, { month: 'short', day: 'numeric' });
}

/** Whether the newest submit is pending or processing. */
export function isRunning(status: RecordSummary['responseStatus']): boolean {
  return status === 'pending' || status === 'processing';
}

function since({ responseStatus, submittedAt, startedAt }: Times): string {
  return responseStatus === 'processing' && startedAt !== null ? startedAt : submittedAt;
}

function progressOf({ responseStatus, attempts, queuePosition }: Times, stage: Stage | undefined): string {
  if (responseStatus === 'processing' && stage) return stageText(stage);
  if (responseStatus === 'pending' && queuePosition !== undefined) return placeInLine(queuePosition);
  const attempt = responseStatus === 'processing' ? attempts : attempts + 1;
  const doing = responseStatus === 'processing' ? 'running' : 'waiting';
  return attempt > 1 ? `${doing}, attempt ${attempt}` : doing;
}

const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function placeInLine(position: number): string {
  if (position > queuePositions.max) return `over ${queuePositions.max} in line`;
  return `${position}${ordinalEndings[ordinals.select(position)] ?? 'th'} in line`;
}
