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

export interface FetchWork<T> {
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  /** Loads what the dialog needs besides the contact. */
  readonly finalize: (signal: AbortSignal) => Promise<unknown>;
}

export interface FetchRun {
  readonly signal: AbortSignal;
  readonly onSteps: (steps: ProgressStep[]) => void;
  /** Waits between steps. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Runs a fetch and reports when each step begins and ends. The server reads the CRM and writes the summary in one request,
 * so the first step lasts until the answer arrives, and each of the others is shown for `minStepMs`. The promise resolves
 * when the results may open. It rejects with the first failure after turning all steps to error; once the signal is
 * aborted, it rejects with the signal's reason and reports nothing more.
 */
export async function runFetchSteps<T>(
  { fetch, finalize }: FetchWork<T>,
  { signal, onSteps, pause }: FetchRun,
): Promise<T> {
  const report = (stateOf: (index: number) => StepState) =>
    onSteps(fetchStepLabels.map((label, index) => ({ label, state: stateOf(index) })));
  /** The steps before `current` are complete. */
  const reach = (current: number) => {
    signal.throwIfAborted();
    report((index) => (index < current ? 'complete' : index === current ? 'processing' : 'pending'));
  };
  try {
    reach(0);
    const fetched = await fetch(signal);
    reach(1);
    await pause(minStepMs);
    reach(2);
    await pause(minStepMs);
    reach(3);
    await Promise.all([finalize(signal), pause(minStepMs)]);
    reach(fetchStepLabels.length);
    await pause(afterLastStepMs);
    await pause(beforeResultsMs);
    signal.throwIfAborted();
    return fetched;
  } catch (error) {
    if (!signal.aborted) report(() => 'error');
    throw error;
  }
}
