import { createHash } from 'node:crypto';
import type { Fault } from '../control/faults.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { textOf, writtenOf, type Completion } from './completion.ts';
import { answer, badBody, type OpenaiRoutes, type StreamEnd } from './endpoint.ts';
import { badValue, type Failure } from './openai-errors.ts';
import type { Pace } from './pace.ts';
import { messageOf, responsesBody, type ResponsesBody } from './read-body.ts';

/** POST /v1/responses */
export async function responses(
  request: SandboxRequest,
  routes: OpenaiRoutes,
  fault: Fault | undefined,
): Promise<Reply> {
  const parsed = responsesBody.safeParse(request.json);
  if (!parsed.success) return badBody(parsed.error, request.json);
  const body = parsed.data;
  if (body.max_output_tokens != null && body.max_output_tokens < 16)
    return badValue(
      'max_output_tokens',
      `Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got ${body.max_output_tokens} instead.`,
      'integer_below_min_value',
    );
  const format = body.text?.format;
  const instructions = body.instructions ?? '';
  const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input;
  const messages = input.map(messageOf);
  if (format?.type === 'json_object' && !/json/i.test(`${instructions} ${messages.map(textOf).join(' ')}`)) {
    return badValue(
      'input',
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
    );
  }
  const asked = {
    instructions,
    messages,
    jsonOnly: format?.type === 'json_object',
    schema:
      format?.type === 'json_schema'
        ? { name: format.name, schema: format.schema, strict: format.strict !== false, param: 'text.format.schema' }
        : null,
    effort: body.reasoning?.effort ?? null,
    effortParam: 'reasoning.effort',
    maxOutputTokens: body.max_output_tokens ?? null,
  };
  return answer(request, routes, fault, body, asked, {
    events: (done, seed, pace, end) => responseEvents(body, done, seed, pace, end),
    plain: (done, seed) => {
      const status = done.incomplete ? 'incomplete' : 'completed';
      return json(200, responseOf(body, done, seed, seconds(), finalOutput(done, seed), status));
    },
    failed: (done, seed, failure) => json(200, responseOf(body, done, seed, seconds(), [], 'failed', failure)),
  });
}

type Item = Record<string, unknown> & { id: string; type: string };

const idFor = (prefix: string, seed: string): string =>
  `${prefix}_${createHash('sha256').update(`${prefix}/${seed}`).digest('hex').slice(0, 48)}`;

/** A response object; `seed` makes its ids different from those of any other request. */
function responseOf(
  body: ResponsesBody,
  done: Completion,
  seed: string,
  createdAt: number,
  output: readonly Item[],
  status: 'in_progress' | 'completed' | 'incomplete' | 'failed',
  failure: Failure | null = null,
) {
  const finished = status === 'completed' || status === 'incomplete';
  const { usage } = done;
  return {
    id: idFor('resp', seed),
    object: 'response',
    created_at: createdAt,
    status,
    background: false,
    completed_at: status === 'completed' ? createdAt : null,
    error: failure && { code: failure.code, message: failure.message },
    incomplete_details: status === 'incomplete' ? { reason: done.incomplete } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    max_tool_calls: null,
    model: done.model,
    output,
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: body.prompt_cache_key ?? null,
    prompt_cache_options: { mode: body.prompt_cache_options?.mode ?? 'implicit', ttl: '30m' },
    reasoning: { effort: done.reasons ? (body.reasoning?.effort ?? 'medium') : null, summary: null },
    safety_identifier: body.safety_identifier ?? null,
    service_tier: finished
      ? body.service_tier === 'flex' || body.service_tier === 'priority'
        ? body.service_tier
        : 'default'
      : 'auto',
    store: body.store ?? true,
    temperature: done.reasons ? 1 : (body.temperature ?? 1),
    text: { format: body.text?.format ?? { type: 'text' }, verbosity: body.text?.verbosity ?? 'medium' },
    tool_choice: 'auto',
    tools: [],
    top_logprobs: 0,
    top_p: done.reasons ? 1 : (body.top_p ?? 1),
    truncation: 'disabled',
    usage: finished
      ? {
          input_tokens: usage.input,
          input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: usage.written },
          output_tokens: usage.output,
          output_tokens_details: { reasoning_tokens: usage.reasoning },
          total_tokens: usage.input + usage.output,
        }
      : null,
    user: null,
    metadata: body.metadata ?? {},
  };
}

const reasoningItem = (seed: string): Item => ({ id: idFor('rs', seed), type: 'reasoning', summary: [] });
const contentOf = (done: Completion) =>
  done.refusal === null
    ? { type: 'output_text', annotations: [], logprobs: [], text: done.text }
    : { type: 'refusal', refusal: done.refusal };
const messageItem = (done: Completion, seed: string, content: readonly unknown[], status: string): Item => ({
  id: idFor('msg', seed),
  type: 'message',
  status,
  content,
  role: 'assistant',
});

function finalOutput(done: Completion, seed: string): Item[] {
  const isEmpty = done.text === '' && done.refusal === null;
  return [
    ...(done.reasons ? [reasoningItem(seed)] : []),
    ...(isEmpty ? [] : [messageItem(done, seed, [contentOf(done)], done.incomplete ? 'incomplete' : 'completed')]),
  ];
}

const seconds = () => Math.floor(Date.now() / 1000);

/** The vendor's events in order, each with a sequence number and at its time. */
async function* responseEvents(
  body: ResponsesBody,
  done: Completion,
  seed: string,
  pace: Pace,
  end: StreamEnd,
): AsyncGenerator<string> {
  const createdAt = seconds();
  let sequence = 0;
  const event = (type: string, fields: Record<string, unknown>) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence++, ...fields })}\n\n`;
  const started = responseOf(body, done, seed, createdAt, [], 'in_progress');
  yield event('response.created', { response: started });
  yield event('response.in_progress', { response: started });
  await pace.pause(0.4);
  if (end.kind === 'error-event') {
    const { code, message } = end.failure;
    return yield event('error', { code, message, param: null });
  }
  if (end.kind === 'failed') {
    const response = responseOf(body, done, seed, createdAt, [], 'failed', end.failure);
    return yield event('response.failed', { response });
  }
  let index = 0;
  if (done.reasons) {
    const item = reasoningItem(seed);
    yield event('response.output_item.added', { output_index: index, item });
    yield event('response.output_item.done', { output_index: index, item });
    index++;
  }
  const output = finalOutput(done, seed);
  const message = output.find((item) => item.type === 'message');
  if (message) {
    const at = { item_id: message.id, output_index: index, content_index: 0 };
    yield event('response.output_item.added', {
      output_index: index,
      item: messageItem(done, seed, [], 'in_progress'),
    });
    const refused = done.refusal !== null;
    const { text } = writtenOf(done);
    yield event('response.content_part.added', {
      ...at,
      part: refused
        ? { type: 'refusal', refusal: '' }
        : { type: 'output_text', annotations: [], logprobs: [], text: '' },
    });
    for await (const delta of pace.parts(writtenOf(done), 0.6)) {
      yield refused
        ? event('response.refusal.delta', { ...at, delta })
        : event('response.output_text.delta', { ...at, delta, logprobs: [] });
    }
    yield refused
      ? event('response.refusal.done', { ...at, refusal: text })
      : event('response.output_text.done', { ...at, text, logprobs: [] });
    yield event('response.content_part.done', { ...at, part: contentOf(done) });
    yield event('response.output_item.done', { output_index: index, item: message });
  }
  const status = done.incomplete ? 'incomplete' : 'completed';
  yield event(`response.${status}`, { response: responseOf(body, done, seed, createdAt, output, status) });
}
