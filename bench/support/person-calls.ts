import { request } from 'node:http';

/** A signed-in caller of the API. */
export interface SignedIn {
  readonly token: string;
}

/** Opens the person's live events, as the queue does. */
export function openEvents(url: string, person: SignedIn): Promise<{ close(): void }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/email-sequence/events`, { headers: headersOf(person) }, (answer) => {
      answer.resume();
      answer.on('error', () => {
        // Closing the stream ends this loop with an error.
      });
      resolve({ close: () => answer.destroy() });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** The headers of a browser, which accepts compressed answers. */
export function headersOf({ token }: SignedIn): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
}

/** The value below which this share of the samples lies; NaN without samples. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
