import { AppError } from '../../platform/app-error.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import type { HandOverStep } from '../../records/domain/hand-over.ts';
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

const isOpen = ({ state }: HandOverStep): boolean => state === 'planned' || state === 'placed';

/**
 * The steps with other days for some of the open ones, each moved to the next working day. Errors: `validation_failed`
 * for a step that is not open, a day in the past, and an email that would be due before the one in front of it.
 */
export function withDays(
  steps: readonly HandOverStep[],
  wanted: readonly StepDay[],
  { today, holidays }: Calendar,
): readonly HandOverStep[] {
  const days = new Map<number, string>();
  for (const { index, dueOn } of wanted) {
    const step = steps.find((one) => one.index === index);
    if (step === undefined || !isOpen(step)) throw wrongDay('steps', `Email ${index + 1} is not open any more.`);
    if (dueOn < today)
      throw wrongDay('steps', `Email ${index + 1} cannot be due on ${formatDay(dueOn)}: that day is over.`);
    assertWithinAYear('steps', dueOn, today);
    days.set(index, workingDay(dueOn, holidays));
  }
  const moved = steps.map((step) => ({ ...step, dueOn: days.get(step.index) ?? step.dueOn }));
  const open = moved.filter(isOpen);
  for (const [at, { index, dueOn }] of open.entries()) {
    const next = open[at + 1];
    if (next !== undefined && next.dueOn < dueOn && (days.has(index) || days.has(next.index)))
      throw wrongDay('steps', `Email ${next.index + 1} cannot be due before email ${index + 1}.`);
  }
  return moved;
}

/**
 * The steps with the first open one on a day, or on the next working day, and the others as far behind it as before.
 * Errors: `validation_failed` for a day in the past.
 */
export function withStart(
  steps: readonly HandOverStep[],
  startOn: string,
  { today, holidays }: Calendar,
): readonly HandOverStep[] {
  if (startOn < today)
    throw wrongDay('startOn', `The next email cannot be due on ${formatDay(startOn)}: that day is over.`);
  const open = steps.filter(isOpen);
  const first = open[0]?.dueOn ?? startOn;
  const days = dueDays({
    startOn,
    sendAfterDays: open.map(({ dueOn }) => daysBetween(first, dueOn)),
    holidays: [...holidays],
  });
  return steps.map((step) => ({ ...step, dueOn: days[open.indexOf(step)] ?? step.dueOn }));
}

/** Errors: `validation_failed` for a day that is further ahead than a user may set one. */
export function assertWithinAYear(path: 'startOn' | 'steps', day: string, today: string): void {
  if (day > addDays(today, maxDaysAhead)) throw wrongDay(path, 'Please choose a day within a year.');
}

export const wrongDay = (path: 'startOn' | 'steps', message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path, message }] });
