import { z } from 'zod';
import { httpGet } from './http-get.ts';

const answerSchema = z.object({
  sandbox: z.boolean(),
  fullSandbox: z.boolean(),
  sampleContacts: z.array(z.object({ name: z.string(), company: z.string(), url: z.string() })),
});

interface SampleContact {
  readonly url: string;
  readonly label: string;
}

export interface Played {
  /** Nothing is real yet, so that the sandbox's accounts sign in. */
  readonly isFull: boolean;
  /** The sandbox still plays a vendor for some domain. */
  readonly isAny: boolean;
  /** Three contacts to begin with; none with a real CRM. */
  readonly samples: readonly SampleContact[];
}

/** What the sandbox plays, which keys in the store decide beside the settings. `address` is the API's. */
export async function whatIsPlayed(address: string): Promise<Played> {
  const { body } = await httpGet(`${address}/api/config`);
  const { sandbox, fullSandbox, sampleContacts } = answerSchema.parse(JSON.parse(body));
  const samples = sampleContacts
    .slice(0, 3)
    .map(({ name, company, url }) => ({ url, label: [name, company].filter(Boolean).join(', ') }));
  return { isFull: fullSandbox, isAny: sandbox, samples };
}
