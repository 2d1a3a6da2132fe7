import { createHash } from 'node:crypto';
import { askedAnswerSchema } from '../../contract/index.ts';
import { maxOutputTokens } from '../../generation/domain/unusable-answer.ts';
import type { SequenceRequest } from '../../generation/ports/text-generator.ts';
import type { Params } from './chat-params.ts';

/** The schema as the vendor wants it; the same for every call. */
let format: Promise<NonNullable<NonNullable<Params['text']>['format']>> | undefined;

/** What asks a model for a sequence. */
export async function sequenceParams({
  model,
  prompt,
  serviceTier,
}: Pick<SequenceRequest, 'model' | 'prompt' | 'serviceTier'>): Promise<Params> {
  format ??= import('openai/helpers/zod').then(({ zodTextFormat }) =>
    zodTextFormat(askedAnswerSchema, 'email_sequence'),
  );
  const prefix = `${prompt.instructions}\n${prompt.stablePrefix}`;
  return {
    model,
    instructions: prompt.instructions,
    input: [
      { role: 'user', content: prompt.stablePrefix },
      { role: 'user', content: prompt.contactData },
    ],
    store: false,
    max_output_tokens: maxOutputTokens,
    reasoning: { effort: 'medium' },
    text: { format: await format, verbosity: 'medium' },
    // Requests with the same prefix go to the same machine, which has it cached.
    prompt_cache_key: createHash('sha256').update(prefix).digest('hex').slice(0, 32),
    ...(serviceTier === 'flex' ? { service_tier: 'flex' } : {}),
  };
}
