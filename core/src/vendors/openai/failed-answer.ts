import { APIError } from 'openai';
import { z } from 'zod';
import type { GenerationUsage } from '../../models/domain/prompt-parts.ts';

/** What servers say in the place of an answer: OpenAI's error object, one with a number as its code, or only a text. */
const saidSchema = z
  .union([z.string().transform((message) => ({ message })), z.record(z.string(), z.unknown())])
  .catch({});

/** An error that a server reports in an answer with the status 200, in a stream or instead of one. */
export class FailedAnswer extends APIError {
  /** Null where the server did not report it. */
  readonly usage: GenerationUsage | null;
  /** Whether the model had begun to write, so that the call may have to be paid for. */
  readonly hasBegun: boolean;

  constructor(
    error: unknown,
    of: { readonly headers: Headers; readonly usage?: GenerationUsage | null; readonly hasBegun: boolean },
  ) {
    const said: Record<string, unknown> = saidSchema.parse(error);
    super(statusIn(said['code'] ?? said['status']), said, undefined, of.headers);
    this.name = 'FailedAnswer';
    this.usage = of.usage ?? null;
    this.hasBegun = of.hasBegun;
  }
}

/** Some servers put the status that they would have answered with into the error. */
function statusIn(code: unknown): number | undefined {
  const status = typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : code;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : undefined;
}

/** The error in a parsed answer or event; undefined where there is none or an empty one. */
export function errorIn(answer: { readonly error?: unknown; readonly object?: unknown }): unknown {
  return answer.error || (answer.object === 'error' ? answer : undefined);
}
