import type { Logger } from '@overture/core/platform/logger';
import { httpUrlSchema, type AppConfig } from '@overture/core/contract';
import { z } from 'zod';

type SampleContacts = AppConfig['sampleContacts'];

const deadlineMs = 1_000;
const askAgainMs = 5_000;

/** The sandbox's answer. A contact without a company is one of its samples. */
const answerSchema = z.object({
  samples: z
    .array(z.object({ name: z.string(), company: z.string().nullable(), url: httpUrlSchema, hint: z.string() }))
    .max(20),
});

/**
 * Returns a function that reads the sandbox's sample contacts once and remembers them. It returns none while the
 * sandbox does not answer, so that no page fails.
 */
export function sampleContactsOf(sandbox: { readonly apiUrl: string }, logger: Logger): () => Promise<SampleContacts> {
  let known: SampleContacts | undefined;
  let askAgainAt = 0;
  return async () => {
    if (known !== undefined || Date.now() < askAgainAt) return known ?? [];
    askAgainAt = Date.now() + askAgainMs;
    try {
      const response = await fetch(`${sandbox.apiUrl}/_sandbox/samples`, { signal: AbortSignal.timeout(deadlineMs) });
      const { samples } = answerSchema.parse(await response.json());
      known = samples.map((sample) => ({ ...sample, company: sample.company ?? '' }));
    } catch (error) {
      logger.debug({ err: error }, 'the sandbox did not name its sample contacts');
    }
    return known ?? [];
  };
}
