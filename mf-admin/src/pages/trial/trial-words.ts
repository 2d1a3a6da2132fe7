import { counted } from '@overture/core/contract';
import type { TrialCellWire, TrialWire } from '@overture/core/contract';
import { formatCost } from '@overture/ui';

type Column = TrialWire['columns'][number];

export function columnName(column: Column): string {
  return `${textName(column)} · ${column.aiModelLabel}`;
}

const textName = ({ version }: Column): string => (version === null ? 'Unsaved text' : `v${version}`);

/** The name of a trial: what is tried and what it is compared with. A shared model is named once. */
export function trialName({ columns }: TrialWire): string {
  const [model, ...others] = new Set(columns.map(({ aiModelLabel }) => aiModelLabel));
  if (others.length > 0) return columns.map(columnName).join(' compared with ');
  return `${columns.map(textName).join(' compared with ')} · ${model}`;
}

/** The progress of a trial, or how it ended. */
export function trialProgress({ counts, state, regressions }: TrialWire): string {
  const all = counts.pending + counts.running + counts.ready + counts.error;
  if (state === 'running') return `${counts.ready + counts.error} of ${all} sequences written`;
  if (regressions === null) return 'done';
  if (regressions.length === 0) return 'done, nothing got worse';
  return `done, ${counted(regressions.length, 'thing')} got worse`;
}

/** A cost in US dollars, or that it is unknown. */
export function costText(usd: number | null): string {
  return usd === null ? 'cost unknown' : formatCost(usd);
}

/** The expected cost of a running trial, or the cost of an ended one. */
export function trialCost({ state, expectedUsd, costUsd }: TrialWire): string {
  if (state === 'running') return expectedUsd === null ? 'What it costs is unknown' : `About ${costText(expectedUsd)}`;
  return costUsd === null ? 'What it cost is unknown' : `${costText(costUsd)} spent`;
}

/** The figures of a sequence: words, tokens, cost, seconds, and the findings of the send check. */
export function figuresOf({ result, reused }: TrialCellWire): string[] {
  if (result === null) return [];
  const { emails, words, inputTokens, outputTokens, costUsd, seconds, findings } = result;
  const found = (count: number | undefined, word: string) => (count ? [`${count} ${word}`] : []);
  return [
    counted(emails.length, 'email'),
    counted(words, 'word'),
    `${(inputTokens + outputTokens).toLocaleString()} tokens`,
    reused ? `${costText(costUsd)}, paid before` : costText(costUsd),
    `${seconds.toFixed(1)} s`,
    ...found(findings.verified, 'found in a source'),
    ...found(findings.unsupported, 'without a source'),
    ...found(findings.fill, 'to fill'),
    ...found(findings.block, 'to fix'),
    ...found(findings.warn, 'to look at'),
  ];
}
