import type { ProgressStep, StepState } from '@overture/ui';

/** The four steps of a fetch, in their order. */
const fetchStepLabels = [
  'Fetching CRM data',
  'Processing CRM data',
  'Generating insights',
  'Finalizing setup',
] as const;

/** How long all four steps are shown as complete before the fetch counts as done. */
const afterLastStepMs = 300;
/** How long after the fetch the results open. */
const beforeResultsMs = 200;

/** The shortest time for which a step is shown, because the steps after the first take only milliseconds. */
const minStepMs = 150;

function stepsWith(stateOf: (index: number) => StepState): ProgressStep[] {
  return fetchStepLabels.map((label, index) => ({ label, state: stateOf(index) }));
}

/** The steps before `current` are complete, and `current` is processing. With 4, all steps are complete. */
function stepsAt(current: number): ProgressStep[] {
  return stepsWith((index) => (index < current ? 'complete' : index === current ? 'processing' : 'pending'));
}

/** Any failure turns all four steps to error. */
function failedSteps(): ProgressStep[] {
  return stepsWith(() => 'error');
}

export interface FetchWork<Raw, Processed, Insights> {
  readonly fetch: (signal: AbortSignal) => Promise<Raw>;
  readonly process: (raw: Raw) => Processed;
  readonly insights: (raw: Raw) => Insights;
  /** Loads what the dialog needs besides the contact. */
  readonly finalize: (signal: AbortSignal) => Promise<void>;
}

export interface FetchRun {
  readonly signal: AbortSignal;
  readonly onSteps: (steps: ProgressStep[]) => void;
  /** Waits between steps; without it, for the time asked. */
  readonly pause?: ((ms: number) => Promise<void>) | undefined;
}

/**
 * Runs a fetch and reports when each step begins and ends. A step is complete after its work has resolved and it was
 * shown for `minStepMs`. The server reads the CRM and writes the summary in one request, so the first step lasts until
 * the answer arrives. The promise resolves when the results may open. It rejects with the first failure after turning
 * all steps to error; once the signal is aborted, it rejects with the signal's reason and reports nothing more.
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

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
