import { createHash } from 'node:crypto';
import type { Fault } from '../control/faults.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { textOf, writtenOf, type Completion } from './completion.ts';
import type { Pace } from './pace.ts';
import { answer, badBody, type OpenaiRoutes, type StreamEnd } from './endpoint.ts';
import { unsupported } from './openai-errors.ts';
import { chatBody, messageOf } from './read-body.ts';

/** POST /v1/chat/completions */
export async function chat(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const parsed = chatBody.safeParse(request.json);
  if (!parsed.success) return badBody(parsed.error, request.json);
  const body = parsed.data;
  if (body.max_tokens != null) return unsupported('max_tokens', " Use 'max_completion_tokens' instead.");
  const format = body.response_format;
  const system = body.messages.filter((message) => message.role === 'system' || message.role === 'developer');
  const rest = body.messages.filter((message) => !system.includes(message));
  const asked = {
    instructions: system.map((message) => textOf(messageOf(message))).join('\n\n'),
    messages: rest.map(messageOf),
    jsonOnly: format?.type === 'json_object',
    schema:
      format?.type === 'json_schema'
        ? { ...format.json_schema, strict: format.json_schema.strict === true, param: 'response_format' }
        : null,
    effort: body.reasoning_effort ?? null,
    effortParam: 'reasoning_effort',
    maxOutputTokens: body.max_completion_tokens ?? null,
  };
  const includeUsage = body.stream_options?.include_usage === true;
  return answer(request, routes, fault, body, asked, {
    events: (done, seed, pace, end) => chatEvents(done, seed, includeUsage, pace, end),
    plain: plainChat,
  });
}

const usageOf = ({ usage }: Completion) => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
  prompt_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: usage.written, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: usage.reasoning,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
});

const head = (done: Completion, seed: string) => ({
  id: `chatcmpl-${createHash('sha256').update(seed).digest('base64url').slice(0, 29)}`,
  created: Math.floor(Date.now() / 1000),
  model: done.model,
  service_tier: 'default',
  system_fingerprint: 'fp_sandbox',
});
const finishReason = (done: Completion) => (done.incomplete ? 'length' : 'stop');

function plainChat(done: Completion, seed: string): Reply {
  const { id, ...rest } = head(done, seed);
  return json(200, {
    id,
    object: 'chat.completion',
    ...rest,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: done.refusal === null ? done.text : null,
          refusal: done.refusal,
          annotations: [],
        },
        logprobs: null,
        finish_reason: finishReason(done),
      },
    ],
    usage: usageOf(done),
  });
}

async function* chatEvents(
  done: Completion,
  seed: string,
  includeUsage: boolean,
  pace: Pace,
  end: StreamEnd,
): AsyncGenerator<string> {
  const base = { ...head(done, seed), object: 'chat.completion.chunk' };
  const chunk = (delta: Record<string, unknown>, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], ...(includeUsage && { usage: null }) })}\n\n`;
  yield chunk({ role: 'assistant', content: '', refusal: null });
  if (end.kind !== 'whole') {
    const { code, message, type } = end.failure;
    return yield `data: ${JSON.stringify({ error: { message, type, param: null, code } })}\n\n`;
  }
  for await (const text of pace.parts(writtenOf(done), 1)) {
    yield chunk(done.refusal === null ? { content: text } : { refusal: text });
  }
  yield chunk({}, finishReason(done));
  if (includeUsage) yield `data: ${JSON.stringify({ ...base, choices: [], usage: usageOf(done) })}\n\n`;
  yield 'data: [DONE]\n\n';
}
