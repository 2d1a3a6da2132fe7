import type { Logger } from '@overture/core/app';
import { sampleContactSchema, type AppConfig } from '@overture/core/contract';
import { z } from 'zod';

const deadlineMs = 1_000;
const retryAfterMs = 5_000;
const answerSchema = z.object({ contacts: z.array(sampleContactSchema).max(20) });

/**
 * The sandbox CRM's contacts to try, asked once and remembered; none while the sandbox does not answer, which is no
 * reason for the page to wait or fail.
 */
export function sampleContactsOf(
  sandbox: { readonly apiUrl: string },
  logger: Logger,
): () => Promise<AppConfig['sampleContacts']> {
  let known: AppConfig['sampleContacts'] | undefined;
  let askAgainAt = 0;
  return async () => {
    if (known !== undefined || Date.now() < askAgainAt) return known ?? [];
    askAgainAt = Date.now() + retryAfterMs;
    try {
      const response = await fetch(`${sandbox.apiUrl}/samples`, { signal: AbortSignal.timeout(deadlineMs) });
      known = answerSchema.parse(await response.json()).contacts;
    } catch (error) {
      logger.warn({ err: error }, 'the sandbox did not name its sample contacts');
    }
    return known ?? [];
  };
}
