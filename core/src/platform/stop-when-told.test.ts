import { afterEach, expect, it, vi } from 'vitest';
import { silentLogger } from '../testing/index.ts';
import { stopWhenTold } from './stop-when-told.ts';

afterEach(() => void vi.restoreAllMocks());

/** Tells the process to stop, and answers its exit codes. */
async function toldToStop(stop: () => Promise<void>, signals: readonly string[]): Promise<readonly unknown[]> {
  const handlers = new Map<unknown, () => void>();
  vi.spyOn(process, 'on').mockImplementation((event: unknown, handler: () => void) => {
    handlers.set(event, handler);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  stopWhenTold('worker', silentLogger, stop);
  for (const signal of signals) handlers.get(signal)?.();
  await vi.waitFor(() => expect(exit).toHaveBeenCalled());
  return exit.mock.calls.flat();
}

it('ends the process once it has stopped', async () => {
  expect(await toldToStop(async () => {}, ['SIGTERM'])).toEqual([0]);
});

it('logs why it could not stop, and says so by the exit code', async () => {
  const error = vi.spyOn(silentLogger, 'error');
  const failure = new Error('The store is gone.');
  expect(await toldToStop(() => Promise.reject(failure), ['disconnect'])).toEqual([1]);
  expect(error).toHaveBeenCalledWith({ err: failure }, 'worker could not stop properly');
});

it('ends at once at the second signal', async () => {
  expect(await toldToStop(() => new Promise(() => {}), ['SIGINT', 'SIGINT'])).toEqual([1]);
});
