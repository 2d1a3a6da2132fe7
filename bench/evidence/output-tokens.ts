import { loadTokenCounter } from '@overture/core/models/domain/count-tokens';
import type { AiAnswer } from '@overture/core/contract';

/** Counts the tokens of answers, with and without the fields that the checks need: timing, purposes and claims. */
export async function outputTokens(answers: readonly AiAnswer[]): Promise<{ all: number; textsAlone: number }> {
  const count = await loadTokenCounter();
  const counted = { all: 0, textsAlone: 0 };
  for (const answer of answers) {
    const emails = answer.emails.map(({ subject, body }) => ({ subject, body }));
    counted.all += count(JSON.stringify(answer));
    counted.textsAlone += count(JSON.stringify({ ...answer, emails }));
  }
  return counted;
}
