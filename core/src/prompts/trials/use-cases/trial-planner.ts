import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { costUsd } from '../../../models/domain/cost.ts';
import { bytesOfPrompt } from '../../../models/domain/prompt-bounds.ts';
import { expectedOutputTokens } from '../../../writing/domain/expected-output.ts';
import { ModelPrices } from '../../../models/use-cases/model-prices.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import { Tracing } from '../../../platform/tracing.ts';
import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { keptTrials } from '../contract/trials.ts';
import type { Sample } from '../domain/sample.ts';
import { newCell, type TrialCell } from '../domain/trial-cell.ts';
import type { Trial, TrialColumn } from '../domain/trial.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { SamplePrompts } from './sample-prompts.ts';
import { SpendGuard } from '../../../limits/use-cases/spend-guard.ts';
import { only, UseCase } from '../../../platform/needs.ts';

/** A column with its text. */
export interface PlannedColumn extends TrialColumn {
  readonly text: string;
}

export interface TrialPlan {
  readonly trial: Trial;
  /** The cells of the trial, each only once. */
  readonly cells: readonly TrialCell[];
  /** The cells that exist from earlier trials, by id. */
  readonly stored: ReadonlyMap<string, TrialCell>;
  /** The cells that a model still has to write and that no worker is writing. */
  readonly toWrite: readonly PlannedCell[];
}

interface PlannedCell extends TrialCell {
  readonly inputBytes: number;
}

/** The average bytes per token of English prose. */
const bytesPerToken = 4;

/** Plans the cells of a trial, estimates their cost, and starts the trial. */
export class TrialPlanner extends UseCase({
  trials: TrialRepository,
  samplePrompts: SamplePrompts,
  modelPrices: ModelPrices,
  spending: only(SpendGuard, 'assertRoom'),
  tracing: Tracing,
  clock: Clock,
  ids: IdGenerator,
}) {
  /** Plans a trial. Errors: `not_found` (a sample). */
  async plan(input: {
    readonly actor: AuditActor;
    readonly promptId: string;
    readonly department: DepartmentKey;
    readonly purpose: Trial['purpose'];
    readonly columns: readonly PlannedColumn[];
    readonly samples: readonly Sample[];
  }): Promise<TrialPlan> {
    const { trials, samplePrompts, tracing, clock, ids } = this.deps;
    const { actor, promptId, department, purpose, columns, samples } = input;
    const createdAt = clock.now();
    const trace = tracing.current();
    const refs: Omit<Trial['cells'][number], 'reused'>[] = [];
    const planned = new Map<string, PlannedCell>();
    for (const sample of samples) {
      for (const [column, { title, text, aiModel }] of columns.entries()) {
        const { cellId, composed } = await samplePrompts.of(sample, { promptId, title, text, aiModel });
        const cell = newCell({
          id: cellId,
          promptId,
          sampleId: sample.id,
          department,
          userId: actor.userId,
          title,
          text,
          aiModel,
          createdAt,
          ...(trace !== undefined && { trace }),
        });
        planned.set(cellId, { ...cell, inputBytes: bytesOfPrompt(composed.prompt) });
        refs.push({ sampleId: sample.id, column, cellId });
      }
    }
    const stored = new Map((await trials.findCells([...planned.keys()])).map((cell) => [cell.id, cell]));
    const isThere = (id: string): boolean => (stored.get(id)?.state ?? 'error') !== 'error';
    const toWrite = [...planned.values()].filter(({ id }) => !isThere(id));
    return {
      trial: {
        id: ids.next(),
        promptId,
        department,
        purpose,
        columns: columns.map(({ text: _text, ...column }) => column),
        cells: refs.map((ref) => ({ ...ref, reused: isThere(ref.cellId) })),
        expectedUsd: await this.#expectedUsd(department, toWrite),
        createdAt,
        createdBy: actor.name,
      },
      cells: [...planned.values()].map(({ inputBytes: _bytes, ...cell }) => cell),
      stored,
      toWrite,
    };
  }

  /** Stores the trial, whose cells the workers then write. Errors: `budget_exhausted`, before anything is stored. */
  async begin({ trial, cells, toWrite }: TrialPlan): Promise<void> {
    const { trials, spending } = this.deps;
    const [first] = cells;
    for (const [aiModel, group] of byModel(toWrite)) {
      await spending.assertRoom({
        billedTo: { userId: first?.userId ?? null, department: trial.department },
        aiModel,
        inputTokens: Math.ceil(Math.max(...group.map(({ inputBytes }) => inputBytes)) / bytesPerToken),
        outputTokens: expectedOutputTokens.model,
        calls: group.length,
      });
    }
    await trials.add(trial, cells);
    await trials.prune(trial.promptId, keptTrials);
  }

  async #expectedUsd(department: DepartmentKey, toWrite: readonly PlannedCell[]): Promise<number | null> {
    let sum = 0;
    for (const [aiModel, group] of byModel(toWrite)) {
      const { price } = await this.deps.modelPrices.execute({ department, aiModel });
      const bytes = group.reduce((total, { inputBytes }) => total + inputBytes, 0);
      const outputTokens = group.length * expectedOutputTokens.model;
      const usage = {
        inputTokens: Math.ceil(bytes / bytesPerToken),
        cachedTokens: 0,
        cacheWriteTokens: 0,
        outputTokens,
      };
      const cost = costUsd(price, usage, 'default');
      if (cost === null) return null;
      sum += cost;
    }
    return sum;
  }
}

function byModel(cells: readonly PlannedCell[]): Map<string, PlannedCell[]> {
  return Map.groupBy(cells, ({ aiModel }) => aiModel);
}
