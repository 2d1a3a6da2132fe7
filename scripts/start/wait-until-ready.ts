import { setTimeout as sleep } from 'node:timers/promises';
import { httpGet } from './http-get.ts';
import { StartError } from './ports.ts';

const deadlineMs = 60_000;

/** Resolves when `/readyz` answers 200. After a minute it throws StartError with the api's last answer. */
export async function waitUntilReady(address: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  let last = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const { status, body } = await httpGet(`${address}/readyz`);
      if (status === 200) return;
      last = `${status} ${body.slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(50);
  }
  throw new StartError(`The api did not become ready within a minute: ${last}`);
}
