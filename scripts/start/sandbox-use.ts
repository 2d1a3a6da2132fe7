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

export interface SandboxUse {
  /** Whether nothing is real yet, so that the sandbox's accounts can sign in. */
  readonly isFull: boolean;
  /** Whether the sandbox still stands in for a vendor in some domain. */
  readonly isAny: boolean;
  /** Three contacts to begin with; empty with a real CRM. */
  readonly samples: readonly SampleContact[];
}

/**
 * Asks the API for what the sandbox stands in, because stored keys decide it besides the settings. `address` is the
 * API's.
 */
export async function readSandboxUse(address: string): Promise<SandboxUse> {
  const { body } = await httpGet(`${address}/api/config`);
  const { sandbox, fullSandbox, sampleContacts } = answerSchema.parse(JSON.parse(body));
  const samples = sampleContacts
    .slice(0, 3)
    .map(({ name, company, url }) => ({ url, label: [name, company].filter(Boolean).join(', ') }));
  return { isFull: fullSandbox, isAny: sandbox, samples };
}
