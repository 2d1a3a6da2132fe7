import { describe, expect, it } from 'vitest';
import { runFetchSteps } from './fetch-steps.ts';
import type { FetchWork } from './fetch-steps.ts';

type Work = FetchWork<string>;

function recorder(overrides: Partial<Work> = {}) {
  const log: string[] = [];
  const work: Work = {
    fetch: async () => {
      log.push('fetch');
      return 'raw';
    },
    finalize: async () => {
      log.push('finalize');
    },
    ...overrides,
  };
  const controller = new AbortController();
  const run = () =>
    runFetchSteps(work, {
      signal: controller.signal,
      onSteps: (steps) => log.push(steps.map((step) => step.state).join(' ')),
      pause: async (ms) => {
        log.push(`pause ${ms}`);
      },
    });
  return { log, run, controller };
}

describe('the steps of a fetch', () => {
  it('are shown one after another, each with its own work, and results open 200 ms after a pause of 300 ms', async () => {
    const { log, run } = recorder();
    await expect(run()).resolves.toBe('raw');
    expect(log).toEqual([
      'processing pending pending pending',
      'fetch',
      'complete processing pending pending',
      'pause 150',
      'complete complete processing pending',
      'pause 150',
      'complete complete complete processing',
      'finalize',
      'pause 150',
      'complete complete complete complete',
      'pause 300',
      'pause 200',
    ]);
  });

  it.each<[string, Partial<Work>]>([
    ['fetching', { fetch: async () => Promise.reject(new Error('no')) }],
    ['finalizing', { finalize: async () => Promise.reject(new Error('no')) }],
  ])('all turn to error when %s fails', async (_, failing) => {
    const { log, run } = recorder(failing);
    await expect(run()).rejects.toThrow('no');
    expect(log.at(-1)).toBe('error error error error');
  });

  it('report nothing more once the fetch was aborted', async () => {
    const { log, run, controller } = recorder({
      fetch: async () => {
        controller.abort();
        return 'raw';
      },
    });
    await expect(run()).rejects.toThrow();
    expect(log).toEqual(['processing pending pending pending']);
  });
});
