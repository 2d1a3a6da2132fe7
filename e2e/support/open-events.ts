import { request } from 'node:http';

/** A signed-in caller of the API. */
export interface SignedIn {
  readonly token: string;
}

/** Opens the person's live events, as the queue does, and hands on the data of each. */
export function openEvents(
  url: string,
  person: SignedIn,
  onData: (json: string) => void = () => undefined,
): Promise<{ close(): void }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/email-sequence/events`, { headers: headersOf(person) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice('data: '.length));
      });
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
