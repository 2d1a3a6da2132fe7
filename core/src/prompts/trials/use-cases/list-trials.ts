import type { BrokenExpectation } from '../contract/trials.ts';
import type { Regression } from '../../../platform/contract/regression.ts';
import { loadLanguageDetector, type LanguageDetector } from '../../../checks/index.ts';
import { PromptRepository } from '../../ports/prompt-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import { brokenExpectations } from '../domain/broken-expectations.ts';
import { brokenInBoth, type Compared, regressionsOf, type Tried } from '../domain/regressions.ts';
import type { Sample } from '../domain/sample.ts';
import type { TrialCell, TrialEmail } from '../domain/trial-cell.ts';
import type { Trial } from '../domain/trial.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** A cell with its emails and broken expectations. */
export interface ShownCell extends Pick<TrialCell, 'state' | 'error' | 'result'> {
  readonly sample: Sample;
  readonly column: number;
  readonly reused: boolean;
  /** Null until the cell is ready, and if the emails were not requested. */
  readonly emails: readonly TrialEmail[] | null;
  /** The sample's present expectations that the emails do not meet. */
  readonly broken: readonly BrokenExpectation[];
}

export interface ShownTrial {
  readonly trial: Trial;
  readonly cells: readonly ShownCell[];
  readonly isDone: boolean;
  /** Null until the trial is done, and if the emails were not requested. */
  readonly regressions: readonly Regression[] | null;
  /** The expectations that neither column meets; empty while `regressions` is null. */
  readonly brokenInBoth: readonly Regression[];
}

interface Found {
  readonly sampleOf: ReadonlyMap<string, Sample>;
  readonly cellOf: ReadonlyMap<string, TrialCell>;
  readonly emails: ReadonlyMap<string, readonly TrialEmail[]>;
  readonly detect: LanguageDetector;
}

/** Lists trials with their results. */
export class ListTrials extends UseCase({
  trials: TrialRepository,
  samples: SampleRepository,
  prompts: PromptRepository,
}) {
  /** The trials of a prompt, newest first. Only the newest has its emails. Errors: `not_found`. */
  async execute(promptId: string, limit: number): Promise<readonly ShownTrial[]> {
    const { trials, prompts } = this.deps;
    if ((await prompts.findById(promptId)) === null) throw new AppError('not_found', 'This prompt no longer exists.');
    return this.#show(await trials.list(promptId, limit));
  }

  /** One trial with its emails. Errors: `not_found`. */
  async find(promptId: string, trialId: string): Promise<ShownTrial> {
    const trial = await this.deps.trials.findById(trialId);
    if (trial?.promptId !== promptId) throw new AppError('not_found', 'This trial no longer exists.');
    const [shown] = await this.#show([trial]);
    if (shown === undefined) throw new AppError('not_found', 'This trial no longer exists.');
    return shown;
  }

  /** Completes the trials; the first one gets its emails. */
  async #show(listed: readonly Trial[]): Promise<readonly ShownTrial[]> {
    const { trials, samples } = this.deps;
    const cellIds = ({ cells }: Trial) => cells.map(({ cellId }) => cellId);
    const sampleIds = new Set(listed.flatMap(({ cells }) => cells.map(({ sampleId }) => sampleId)));
    const [known, stored, emails, detect] = await Promise.all([
      Promise.all([...sampleIds].map((id) => samples.findById(id))),
      trials.findCells([...new Set(listed.flatMap(cellIds))]),
      trials.findEmails(listed.slice(0, 1).flatMap(cellIds)),
      loadLanguageDetector(),
    ]);
    const sampleOf = new Map(known.flatMap((sample) => (sample === null ? [] : [[sample.id, sample]])));
    const cellOf = new Map(stored.map((cell) => [cell.id, cell]));
    return listed.map((trial, index) => shownOf(trial, { sampleOf, cellOf, emails, detect, withEmails: index === 0 }));
  }
}

function shownOf(
  trial: Trial,
  { sampleOf, cellOf, emails, detect, withEmails }: Found & { readonly withEmails: boolean },
): ShownTrial {
  const cells = trial.cells.flatMap(({ sampleId, column, cellId, reused }): ShownCell[] => {
    const [sample, cell] = [sampleOf.get(sampleId), cellOf.get(cellId)];
    if (sample === undefined || cell === undefined) return [];
    const { state, error, result } = cell;
    const written = (withEmails && state === 'ready' && emails.get(cellId)) || null;
    const broken =
      written && brokenExpectations(sample.expectations, { emails: written, service: result?.service ?? null }, detect);
    return [{ sample, column, reused, state, error, result, emails: written, broken: broken ?? [] }];
  });
  const isDone = cells.every(({ state }) => state === 'ready' || state === 'error');
  if (!isDone || !withEmails) return { trial, cells, isDone, regressions: null, brokenInBoth: [] };
  const compared = comparedIn(cells);
  return {
    trial,
    cells,
    isDone,
    regressions: compared.flatMap(regressionsOf),
    brokenInBoth: compared.flatMap(brokenInBoth),
  };
}

/** The cells to compare. One that could not be written says something only if the model caused it. */
function comparedIn(cells: readonly ShownCell[]): readonly Compared[] {
  const isJudged = ({ column, state, error }: ShownCell) =>
    column === 0 && (state === 'ready' || error?.code === 'ai_bad_answer');
  return cells.filter(isJudged).map((cell) => {
    const beside = cells.find(({ column, sample }) => column === 1 && sample.id === cell.sample.id);
    return { sample: cell.sample, tried: triedOf(cell), baseline: beside === undefined ? null : triedOf(beside) };
  });
}

function triedOf({ emails, broken }: ShownCell): Tried {
  return emails && { emails, broken };
}
