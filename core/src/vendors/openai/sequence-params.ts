import { createHash } from 'node:crypto';
import type { EasyInputMessage } from 'openai/resources/responses/responses';
import { requestedAnswerSchema } from '../../models/contract/ai-result.ts';
import { requestedReadingSchema } from '../../models/contract/reading-result.ts';
import { maxOutputTokens } from '../../models/domain/call-limits.ts';
import type { SequenceRequest } from '../../models/ports/text-generator.ts';
import type { Params } from './chat-params.ts';

type Format = NonNullable<NonNullable<Params['text']>['format']>;

/** The schemas in the vendor's format, the same for every call. */
let format: Promise<Format> | undefined;
let formatOfReading: Promise<Format> | undefined;

/** The schema of a second reader's answer. */
export function readingFormat(): Promise<Format> {
  return (formatOfReading ??= import('openai/helpers/zod').then(({ zodTextFormat }) =>
    zodTextFormat(requestedReadingSchema, 'reading'),
  ));
}

/** The parameters of a request for a sequence. */
export async function sequenceParams({
  model,
  prompt,
  serviceTier,
}: Pick<SequenceRequest, 'model' | 'prompt' | 'serviceTier'>): Promise<Params> {
  format ??= import('openai/helpers/zod').then(({ zodTextFormat }) =>
    zodTextFormat(requestedAnswerSchema, 'email_sequence'),
  );
  const prefix = `${prompt.instructions}\n${prompt.stablePrefix}`;
  return {
    model,
    instructions: prompt.instructions,
    input: [
      stablePart(model, prompt.stablePrefix),
      { role: 'user', content: prompt.contactData },
      ...(prompt.order === undefined ? [] : [{ role: 'developer', content: prompt.order } as const]),
    ],
    store: false,
    max_output_tokens: maxOutputTokens,
    reasoning: { effort: 'medium' },
    text: { format: await format, verbosity: 'medium' },
    // Requests with the same prefix go to the same machine, which has the prefix in its cache.
    prompt_cache_key: createHash('sha256').update(prefix).digest('hex').slice(0, 32),
    ...cacheOptions(model),
    service_tier: serviceTier,
  };
}

/**
 * From gpt-5.6 on, the cache finds a prefix only at a breakpoint, and writing to it costs a quarter more than reading
 * anew. `explicit` means that only the breakpoints of the request are used: none of a summary, which nobody asks twice.
 */
export function cacheOptions(model: string): Pick<Params, 'prompt_cache_options'> {
  return takesBreakpoints(model) ? { prompt_cache_options: { mode: 'explicit' } } : {};
}

/** The only breakpoint stands after the part that is the same for every contact. */
function stablePart(model: string, text: string): EasyInputMessage {
  if (!takesBreakpoints(model)) return { role: 'user', content: text };
  return {
    role: 'user',
    content: [{ type: 'input_text', text, prompt_cache_breakpoint: { mode: 'explicit' } }],
  };
}

/** Older models find any prefix without breakpoints, and refuse the fields. */
function takesBreakpoints(model: string): boolean {
  const [, major, minor] = /^gpt-(\d+)(?:\.(\d+))?/.exec(model) ?? [];
  return Number(major) * 100 + Number(minor ?? 0) >= 506;
}
