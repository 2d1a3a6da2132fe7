import { z } from 'zod';
import type { Message } from './completion.ts';

const breakpoint = z.object({ mode: z.literal('explicit'), ttl: z.enum(['30m', '12h']).optional() });
const textPart = z.object({
  type: z.string(),
  text: z.string().optional(),
  refusal: z.string().optional(),
  prompt_cache_breakpoint: breakpoint.nullish(),
});
const message = z.object({
  role: z.string().optional(),
  type: z.string().optional(),
  content: z.union([z.string(), z.array(textPart)]).nullish(),
});
export type InputMessage = z.infer<typeof message>;

const cacheOptions = z
  .object({ mode: z.enum(['implicit', 'explicit']).optional(), ttl: z.enum(['30m', '12h']).optional() })
  .nullish();
const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']);
const jsonSchema = z.record(z.string(), z.unknown());

/** What both endpoints take. */
const sharedBody = z.object({
  model: z.string(),
  stream: z.boolean().nullish(),
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
  prompt_cache_options: cacheOptions,
  service_tier: z.enum(['auto', 'default', 'flex', 'priority', 'scale']).nullish(),
});
export type SharedBody = z.infer<typeof sharedBody>;

/** The fields of a Responses request that the sandbox reads. It ignores all others. */
export const responsesBody = sharedBody.extend({
  input: z.union([z.string(), z.array(message).min(1)]),
  instructions: z.string().nullish(),
  store: z.boolean().nullish(),
  max_output_tokens: z.number().int().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  prompt_cache_key: z.string().nullish(),
  safety_identifier: z.string().nullish(),
  reasoning: z.object({ effort: effort.nullish(), summary: z.string().nullish() }).nullish(),
  text: z
    .object({
      verbosity: z.enum(['low', 'medium', 'high']).nullish(),
      format: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('text') }),
          z.object({ type: z.literal('json_object') }),
          z.object({
            type: z.literal('json_schema'),
            name: z.string().regex(/^[\w-]{1,64}$/),
            schema: jsonSchema,
            strict: z.boolean().nullish(),
            description: z.string().nullish(),
          }),
        ])
        .nullish(),
    })
    .nullish(),
});
export type ResponsesBody = z.infer<typeof responsesBody>;

export const chatBody = sharedBody.extend({
  messages: z.array(message).min(1),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().nullish(),
  max_completion_tokens: z.number().int().nullish(),
  reasoning_effort: effort.nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), schema: jsonSchema, strict: z.boolean().nullish() }),
      }),
    ])
    .nullish(),
});

export function messageOf({ role, type, content }: InputMessage): Message {
  const parts = typeof content === 'string' ? [{ text: content }] : (content ?? []);
  return {
    role: role ?? type ?? 'user',
    parts: parts.map((part) => ({
      text: part.text ?? '',
      isBreakpoint: 'prompt_cache_breakpoint' in part && part.prompt_cache_breakpoint != null,
    })),
  };
}
