import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const deadlineMs = 2_000;

/**
 * Sends a GET request to one of the programs, with a deadline of two seconds. It uses node:http, because `fetch` would
 * keep 15 MB in a process that afterwards only waits.
 */
export async function httpGet(address: string): Promise<{ status: number; body: string }> {
  const request = get(address, { signal: AbortSignal.timeout(deadlineMs) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
