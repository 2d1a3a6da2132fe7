import type { Usage } from '@overture/core/contract';
import { formatCost, formatDuration } from '@overture/ui';
import type { DayFigures, FigureSeries } from '@overture/ui/charts';

const dayMs = 24 * 60 * 60 * 1000;

/** The ways in which generations can be grouped. */
export const groupings = ['domain', 'model'] as const;
export type Grouping = (typeof groupings)[number];

/** The first of the last `days` days up to today, as `YYYY-MM-DD` in UTC. */
export function firstDayOf(days: number, now: number): string {
  return new Date(now - (days - 1) * dayMs).toISOString().slice(0, 10);
}

export interface GroupedFigures {
  /** The series of each group, with its sum as text. */
  readonly series: readonly (FigureSeries & { readonly figure: string })[];
  readonly days: readonly DayFigures[];
}

/** The number of groups with a colour of their own; the others share one. */
const maxOwnColours = 5;
const tones: readonly FigureSeries['tone'][] = [1, 2, 3, 4, 5, 6];

/** Ready generations by day and group. The five largest groups come first; the rest is 'Other'. */
export function groupedGenerations(usage: Usage, grouping: Grouping): GroupedFigures {
  const groups =
    grouping === 'domain'
      ? usage.departments.map(({ department, generations }) => ({ name: department, generations }))
      : usage.models.map(({ aiModel, generations }) => ({ name: aiModel, generations }));
  const used = groups.filter(({ generations }) => generations > 0);
  const named = used.slice(0, used.length > maxOwnColours + 1 ? maxOwnColours : maxOwnColours + 1);
  const keys = new Map(named.map(({ name }, at) => [name, `group${at}`]));
  const byDate = new Map<string, Record<string, number>>();
  for (const { date, department, aiModel, generations } of usage.series) {
    const key = keys.get(grouping === 'domain' ? department : aiModel) ?? 'other';
    const values = byDate.get(date) ?? {};
    values[key] = (values[key] ?? 0) + generations;
    byDate.set(date, values);
  }
  const rest = used.slice(named.length).reduce((sum, { generations }) => sum + generations, 0);
  const series = named.map(({ name, generations }, at) => ({
    key: `group${at}`,
    label: name,
    tone: tones[at] ?? 6,
    figure: formatCount(generations),
  }));
  const all =
    rest > 0 ? [...series, { key: 'other', label: 'Other', tone: 6 as const, figure: formatCount(rest) }] : series;
  return {
    series: all,
    days: usage.days.map(({ date }) => ({
      date,
      values: Object.fromEntries(all.map(({ key }) => [key, byDate.get(date)?.[key] ?? 0])),
    })),
  };
}

export function formatCount(count: number): string {
  return count.toLocaleString();
}

/** A short number, such as 950, 1.2K or 3.4M. */
export function formatCompact(count: number): string {
  return count.toLocaleString(undefined, { notation: 'compact', maximumFractionDigits: 1 });
}

/** The known cost of generations; 'unknown', and never zero, if no generation has a known cost. */
export function formatKnownCost({ costUsd, unpriced }: Pick<Usage['totals'], 'costUsd' | 'unpriced'>): string {
  if (unpriced === 0) return formatCost(costUsd);
  return costUsd === 0 ? 'unknown' : `${formatCost(costUsd)} +`;
}

const otherKinds = {
  summary: 'summaries',
  rewrite: 'rewrites',
  reading: 'second readings',
  trial: 'trials',
  test: 'tests',
} as const;

/** The cost per generation and the total of each other kind: `$0.01 per generation`, `$2.10 for summaries`. */
export function costsByKind({ totals, kinds }: Pick<Usage, 'totals' | 'kinds'>): string[] {
  return kinds.flatMap(({ kind, calls, costUsd, unpriced }) => {
    if (calls === unpriced) return [];
    const priced = totals.generations - unpriced;
    if (kind !== 'generation') return costUsd > 0 ? [`${formatCost(costUsd)} for ${otherKinds[kind]}`] : [];
    return priced > 0 ? [`${formatCost(costUsd / priced)} per generation`] : [];
  });
}

/** Whether a duration is told in seconds or in minutes, as milliseconds. */
export function timeUnit(ms: number): number {
  return ms <= 100_000 ? 1_000 : 60_000;
}

/** A short duration for an axis, such as 45 s, 1 min or 2.5 min. */
export function formatMsShort(ms: number): string {
  if (ms === 0) return '0';
  const unit = ms % 60_000 === 0 ? 60_000 : timeUnit(ms);
  const value = (ms / unit).toLocaleString(undefined, { maximumFractionDigits: 1 });
  return `${value} ${unit === 1_000 ? 's' : 'min'}`;
}

/** A duration, such as 0.8 s, 42 s or 3 min 5 s. */
export function formatMs(ms: number): string {
  return ms < 10_000 ? `${(ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} s` : formatDuration(ms);
}
