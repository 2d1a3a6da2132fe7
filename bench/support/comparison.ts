/** A measurement and its baseline, both taken in the same run on the same machine. */
export interface Comparison {
  readonly what: string;
  readonly unit: 'ms' | 'bytes' | 'requests' | 'points' | 'actions';
  readonly samples: readonly number[];
  readonly baseline: { readonly what: string; readonly samples: readonly number[] };
  /** The bounds of the median; a comparison that misses its goal fails the benchmark. */
  readonly goal?: Goal;
}

/** `maxRatio` and `maxDifference` are relative to the baseline's median. */
export type Goal =
  | { readonly max: number }
  | { readonly min: number }
  | { readonly maxRatio: number }
  | { readonly maxDifference: number };

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
  if ('maxRatio' in goal) return ratioOf(comparison) <= goal.maxRatio;
  if ('maxDifference' in goal) return median(samples) - median(comparison.baseline.samples) <= goal.maxDifference;
  return 'min' in goal ? median(samples) >= goal.min : median(samples) <= goal.max;
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
  if ('maxRatio' in goal) return `≤ ${goal.maxRatio}×`;
  if ('maxDifference' in goal) return `≤ +${amount(goal.maxDifference, unit)}`;
  return 'min' in goal ? `≥ ${amount(goal.min, unit)}` : `≤ ${amount(goal.max, unit)}`;
}

function amount(value: number, unit: Comparison['unit']): string {
  if (unit === 'bytes')
    return value < 10_000_000 ? `${(value / 1_000).toFixed(1)} kB` : `${Math.round(value / 1_000_000)} MB`;
  if (unit === 'requests' || unit === 'points' || unit === 'actions') return String(Math.round(value));
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}
