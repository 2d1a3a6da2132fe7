import type { Timestamp } from '../../platform/clock.ts';

/** A UTC day or month. */
export interface SpendPeriod {
  readonly name: 'day' | 'month';
  /** Such as `2026-11-22` or `2026-11`. */
  readonly id: string;
  readonly endsAt: Timestamp;
}

/** The day and the month in which a moment lies. */
export function periodsAt(now: Timestamp): readonly [day: SpendPeriod, month: SpendPeriod] {
  const date = new Date(now);
  const iso = date.toISOString();
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return [
    { name: 'day', id: iso.slice(0, 10), endsAt: Date.UTC(year, month, day + 1) },
    { name: 'month', id: iso.slice(0, 7), endsAt: Date.UTC(year, month + 1, 1) },
  ];
}
