import { queuePositions, stageText } from '@overture/core/contract';
import type { RecordSummary, Stage } from '@overture/core/contract';

type Running = Pick<RecordSummary, 'responseStatus' | 'attempts' | 'queuePosition'>;

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

/** How far a generation that is pending or processing is, beside words that say which of the two; empty if that is all. */
export function progressText({ responseStatus, attempts, queuePosition }: Running, stage: Stage | undefined): string {
  if (responseStatus === 'processing' && stage) return stageText(stage);
  if (responseStatus === 'pending' && queuePosition !== undefined) return placeInLine(queuePosition);
  const attempt = responseStatus === 'processing' ? attempts : attempts + 1;
  return attempt > 1 ? `attempt ${attempt}` : '';
}

const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function placeInLine(position: number): string {
  if (position > queuePositions.max) return `over ${queuePositions.max} in line`;
  return `${position}${ordinalEndings[ordinals.select(position)] ?? 'th'} in line`;
}
