/** A measurement and its baseline, both taken in the same run on the same machine. */
export interface Comparison {
  readonly what: string;
  readonly unit: 'ms' | 'bytes' | 'requests' | 'points' | 'actions';
  readonly samples: readonly number[];
  readonly baseline: { readonly what: string; readonly samples: readonly number[] };
  /** At most so much, so much times or so much more than the baseline, or at least so much; who misses it fails. */
  readonly goal?: Goal;
}

export type Goal =
  | { readonly value: number }
  | { readonly ratio: number }
  | { readonly over: number }
  | { readonly atLeast: number };

/** What a file `bench/<name>.bench.ts` exports as `bench`. */
export interface Bench {
  readonly description: string;
  /** `log` takes a line of progress. */
  run(log: (line: string) => void): Promise<readonly Comparison[]>;
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of no samples.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function ratioOf({ samples, baseline }: Comparison): number {
  return median(samples) / median(baseline.samples);
}

export function meetsGoal(comparison: Comparison): boolean {
  const { goal, samples } = comparison;
  if (goal === undefined) return true;
  if ('ratio' in goal) return ratioOf(comparison) <= goal.ratio;
  if ('over' in goal) return median(samples) - median(comparison.baseline.samples) <= goal.over;
  return 'atLeast' in goal ? median(samples) >= goal.atLeast : median(samples) <= goal.value;
}

/** A table of medians, with the spread of the samples, the baseline beside it, and the goal. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const header = ['', 'median', 'spread', 'baseline', '', 'ratio', 'goal', ''];
  const rows = comparisons.map((comparison) => {
    const { what, unit, samples, baseline, goal } = comparison;
    return [
      what,
      amount(median(samples), unit),
      `${amount(Math.min(...samples), unit)} – ${amount(Math.max(...samples), unit)}`,
      amount(median(baseline.samples), unit),
      baseline.what,
      `${ratioOf(comparison).toFixed(2)}×`,
      goal === undefined ? '' : goalText(goal, unit),
      goal === undefined ? '' : meetsGoal(comparison) ? 'met' : 'MISSED',
    ];
  });
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function goalText(goal: Goal, unit: Comparison['unit']): string {
  if ('ratio' in goal) return `≤ ${goal.ratio}×`;
  if ('over' in goal) return `≤ +${amount(goal.over, unit)}`;
  return 'atLeast' in goal ? `≥ ${amount(goal.atLeast, unit)}` : `≤ ${amount(goal.value, unit)}`;
}

function amount(value: number, unit: Comparison['unit']): string {
  if (unit === 'bytes')
    return value < 10_000_000 ? `${(value / 1_000).toFixed(1)} kB` : `${Math.round(value / 1_000_000)} MB`;
  if (unit === 'requests' || unit === 'points' || unit === 'actions') return String(Math.round(value));
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}
