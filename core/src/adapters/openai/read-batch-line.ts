import { APIError } from 'openai';
import type { BatchAnswer } from '../../generation/ports/text-batches.ts';
import type { GenerationUsage } from '../../generation/domain/prompt-parts.ts';
import { UnusableAnswer } from '../../generation/domain/unusable-answer.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { answerLineSchema, errorBodySchema, responseBodySchema } from './batch-schemas.ts';
import { checkAnswer } from './check-answer.ts';
import { toAppError, unavailable } from './openai-errors.ts';
import { finished } from './run-response.ts';

/** The vendor did not come to these requests, and took nothing for them. */
const notReached = new Set(['batch_expired', 'batch_cancelled']);

/**
 * A line of an output or error file, judged as a live answer is; nobody can ask again for a better one. Null for a line
 * that cannot be read at all: its request counts as not come to.
 */
export function readBatchLine(text: string, model: string, clock: Clock): BatchAnswer | null {
  const line = answerLineSchema.safeParse(parse(text)).data;
  if (line === undefined) return null;
  const { custom_id: customId, response, error } = line;
  if (response == null) {
    const result = notReached.has(error?.code ?? '') ? null : unavailable(new Error(error?.code ?? 'no response'));
    return { customId, result };
  }
  return { customId, result: resultOf(response.status_code, response.body, model, clock) };
}

function resultOf(status: number, body: unknown, model: string, clock: Clock): BatchAnswer['result'] {
  if (status !== 200) return refused(status, body, model, clock);
  const ended = responseBodySchema.safeParse(body).data;
  // The request was carried out, whatever its answer looks like: it may be paid for.
  if (ended === undefined) return unusable('gave an answer that could not be read.', { isFinal: false, usage: null });
  const response = finished(ended);
  if (ended.status === 'failed') {
    if (ended.usage === undefined) return unavailable(new Error('the response failed'));
    return unusable('failed in the middle of its answer.', { isFinal: false, usage: response.usage });
  }
  const checked = response.problem === null ? checkAnswer(response.text) : { problem: response.problem };
  if ('problem' in checked) {
    const isFinal = checked.problem.forModel === null;
    return unusable(checked.problem.forPeople, { isFinal, usage: response.usage });
  }
  return { answer: checked.answer, usage: response.usage, model: response.model, serviceTier: 'batch' };
}

function unusable(
  forPeople: string,
  of: { readonly isFinal: boolean; readonly usage: GenerationUsage | null },
): UnusableAnswer {
  return new UnusableAnswer(`The AI ${forPeople}`, { ...of, serviceTier: 'batch' });
}

function refused(status: number, body: unknown, model: string, clock: Clock): AppError {
  const told = errorBodySchema.safeParse(body).data;
  return toAppError(APIError.generate(status, told, told?.error.message, new Headers()), model, clock);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
