import type { ProgressStep, StepState } from '@overture/ui';

/** The four steps of a fetch, in the spec's order. */
const fetchStepLabels = [
  'Fetching CRM data',
  'Processing CRM data',
  'Generating insights',
  'Finalizing setup',
] as const;

/** Spec, section 4: how long all four stay complete before the fetch counts as done, and from then until results open. */
const afterLastStepMs = 300;
const beforeResultsMs = 200;

/** The steps after the first take a few milliseconds; each is shown long enough to be seen. */
const minStepMs = 150;

function stepsWith(stateOf: (index: number) => StepState): ProgressStep[] {
  return fetchStepLabels.map((label, index) => ({ label, state: stateOf(index) }));
}

/** Steps before `current` are complete, and `current` is processing. With 4 all are complete. */
function stepsAt(current: number): ProgressStep[] {
  return stepsWith((index) => (index < current ? 'complete' : index === current ? 'processing' : 'pending'));
}

/** Any failure turns all four to error. */
function failedSteps(): ProgressStep[] {
  return stepsWith(() => 'error');
}

export interface FetchWork<Raw, Processed, Insights> {
  readonly fetch: (signal: AbortSignal) => Promise<Raw>;
  readonly process: (raw: Raw) => Processed;
  readonly insights: (raw: Raw) => Insights;
  /** Loads what the dialog needs beside the contact. */
  readonly finalize: (signal: AbortSignal) => Promise<void>;
}

export interface FetchRun {
  readonly signal: AbortSignal;
  readonly onSteps: (steps: ProgressStep[]) => void;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Runs a fetch and tells of each step when it begins and ends: a step is complete only after its work resolved, and was
 * in sight for `minStepMs`.
 * The server reads the CRM and writes the summary in one answer, so the first step lasts until that answer is here.
 * Resolves when results may open; rejects with the first failure after turning all steps to error, or with the
 * signal's reason and no further report once it is aborted.
 */
export async function runFetchSteps<Raw, Processed, Insights>(
  work: FetchWork<Raw, Processed, Insights>,
  { signal, onSteps, pause = wait }: FetchRun,
): Promise<{ processed: Processed; insights: Insights }> {
  const report = (steps: ProgressStep[]) => {
    signal.throwIfAborted();
    onSteps(steps);
  };
  try {
    report(stepsAt(0));
    const raw = await work.fetch(signal);
    report(stepsAt(1));
    await pause(minStepMs);
    const processed = work.process(raw);
    report(stepsAt(2));
    await pause(minStepMs);
    const insights = work.insights(raw);
    report(stepsAt(3));
    await Promise.all([work.finalize(signal), pause(minStepMs)]);
    report(stepsAt(fetchStepLabels.length));
    await pause(afterLastStepMs);
    await pause(beforeResultsMs);
    signal.throwIfAborted();
    return { processed, insights };
  } catch (error) {
    if (!signal.aborted) onSteps(failedSteps());
    throw error;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
