import { AppError } from '../../platform/app-error.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import type { HandOver, HandOverStep } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import { addDays, daysBetween, dueDays, workingDay } from './due-days.ts';

export interface StepDay {
  /** The position of the step, from 0. */
  readonly index: number;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
}

interface Calendar {
  /** `YYYY-MM-DD`, in the hand-over's time zone. */
  readonly today: string;
  readonly holidays: ReadonlySet<string>;
}

/** How far ahead a user may set a day. */
const maxDaysAhead = 366;

/**
 * The steps with other days for some of the open ones, each moved to the next working day. Errors: `validation_failed`
 * for a step that is not open, a day in the past, and an email that would be due before the one in front of it.
 */
export function withDays(
  handOver: Pick<HandOver, 'steps' | 'outcome'>,
  wanted: readonly StepDay[],
  { today, holidays }: Calendar,
): readonly HandOverStep[] {
  const open = openSteps(handOver);
  const days = new Map<number, string>();
  for (const { index, dueOn } of wanted) {
    if (open.every((step) => step.index !== index)) throw wrongDay('steps', `Email ${index + 1} is not open any more.`);
    if (dueOn < today)
      throw wrongDay('steps', `Email ${index + 1} cannot be due on ${formatDay(dueOn)}: that day is over.`);
    assertWithinAYear('steps', dueOn, today);
    days.set(index, workingDay(dueOn, holidays));
  }
  const dayOf = ({ index, dueOn }: HandOverStep): string => days.get(index) ?? dueOn;
  for (const [at, step] of open.entries()) {
    const { index } = step;
    const next = open[at + 1];
    if (next !== undefined && dayOf(next) < dayOf(step) && (days.has(index) || days.has(next.index)))
      throw wrongDay('steps', `Email ${next.index + 1} cannot be due before email ${index + 1}.`);
  }
  return handOver.steps.map((step) => ({ ...step, dueOn: dayOf(step) }));
}

/**
 * The steps with the first open one on a day, or on the next working day, and the others as far behind it as before.
 * Errors: `validation_failed` for a day in the past.
 */
export function withStart(
  handOver: Pick<HandOver, 'steps' | 'outcome'>,
  startOn: string,
  { today, holidays }: Calendar,
): readonly HandOverStep[] {
  if (startOn < today)
    throw wrongDay('startOn', `The next email cannot be due on ${formatDay(startOn)}: that day is over.`);
  const open = openSteps(handOver);
  const first = open[0]?.dueOn ?? startOn;
  const days = dueDays({
    startOn,
    sendAfterDays: open.map(({ dueOn }) => daysBetween(first, dueOn)),
    holidays: [...holidays],
  });
  return handOver.steps.map((step) => ({ ...step, dueOn: days[open.indexOf(step)] ?? step.dueOn }));
}

/** Errors: `validation_failed` for a day that is further ahead than a user may set one. */
export function assertWithinAYear(path: 'startOn' | 'steps', day: string, today: string): void {
  if (day > addDays(today, maxDaysAhead)) throw wrongDay(path, 'Please choose a day within a year.');
}

export const wrongDay = (path: 'startOn' | 'steps', message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path, message }] });
