import type { ShownCell, ShownTrial } from '../use-cases/list-trials.ts';
import { countFindings } from '../../../records/contract/finding-counts.ts';
import { countWords } from '../../../platform/contract/count-words.ts';
import type { TrialCellWire, TrialWire } from '../contract/trials.ts';
import { presentMoment } from '../../../platform/moment.ts';

export function presentTrial({ trial, cells, isDone, regressions, brokenInBoth }: ShownTrial): TrialWire {
  const { id, purpose, columns, expectedUsd, createdAt, createdBy } = trial;
  const counts = { pending: 0, running: 0, ready: 0, error: 0 };
  for (const { state } of cells) counts[state] += 1;
  const own = cells.flatMap(({ reused, result }) => (reused || result === null ? [] : [result.costUsd]));
  return {
    _id: id,
    purpose,
    state: isDone ? 'done' : 'running',
    columns,
    cells: cells.map(presentCell),
    counts,
    regressions,
    brokenInBoth: [...brokenInBoth],
    expectedUsd,
    costUsd: own.includes(null) ? null : own.reduce((sum: number, usd) => sum + (usd ?? 0), 0),
    createdAt: presentMoment(createdAt),
    createdBy,
  };
}

function presentCell({ sample, column, reused, state, error, result, emails, broken }: ShownCell): TrialCellWire {
  return {
    sample: sample.id,
    sampleName: sample.name,
    golden: sample.golden,
    column,
    state,
    error,
    reused,
    result:
      result === null || emails === null
        ? null
        : {
            ...result,
            emails,
            words: emails.reduce((sum, { body }) => sum + countWords(body), 0),
            findings: countFindings(emails) ?? { verified: 0, unsupported: 0, fill: 0, block: 0, warn: 0, tip: 0 },
            broken,
          },
  };
}
