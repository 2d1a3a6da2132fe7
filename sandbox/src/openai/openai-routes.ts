import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Fault } from '../control/faults.ts';
import { hash32 } from '../crm-data/random.ts';
import { badJson, type Reply, type SandboxRequest } from '../server/reply.ts';
import { chatEvents, plainChat } from './chat-completions.ts';
import type { SandboxClock } from '../control/sandbox-clock.ts';
import type { Bill } from './bill.ts';
import { complete, textOf, type Ask } from './completion.ts';
import { getModel, listModels } from './models.ts';
import { badValue, failureOf, missingScope, openaiError, refuseKey, unsupported } from './openai-errors.ts';
import type { PromptCache } from './prompt-cache.ts';
import { chatBody, messageOf, responsesBody } from './read-body.ts';
import { failedResponse, plainResponse, responseEvents, type StreamEnd } from './responses.ts';

export type OpenaiRoutes = {
  cache: PromptCache;
  bill: Bill;
  clock: SandboxClock;
  /** A fixed latency in milliseconds; undefined: a noticeable one that depends on the request. */
  latencyMs?: number;
};

type Misbehaviour = Ask['misbehave'];
const misbehaviours: readonly string[] = ['refusal', 'incomplete', 'bad-json', 'empty'];

export async function handleOpenai(
  request: SandboxRequest,
  routes: OpenaiRoutes,
  fault: Fault | undefined,
): Promise<Reply> {
  const startedAt = performance.now();
  const reply = refuseKey(request.token) ?? (await route(request, routes, fault));
  return {
    ...reply,
    headers: {
      date: new Date(routes.clock.now()).toUTCString(),
      'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
      'openai-processing-ms': String(Math.round(performance.now() - startedAt)),
      'openai-version': '2020-10-01',
      'x-ratelimit-limit-requests': '500',
      'x-ratelimit-remaining-requests': '499',
      'x-ratelimit-reset-requests': '120ms',
      'x-ratelimit-limit-tokens': '500000',
      'x-ratelimit-remaining-tokens': String(500_000 - Math.ceil(request.bodyText.length / 4)),
      'x-ratelimit-reset-tokens': '1s',
      ...reply.headers,
    },
  };
}

async function route(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const { method, path } = request;
  if (method === 'GET' && path === '/v1/models') return listModels();
  const model = /^\/v1\/models\/([^/]+)$/.exec(path)?.[1];
  if (method === 'GET' && model !== undefined) return getModel(model);
  const known = path === '/v1/responses' || path === '/v1/chat/completions';
  if (!known) return openaiError(404, { message: `Invalid URL (${method} ${path})` });
  if (method !== 'POST') return openaiError(405, { message: `Not allowed to ${method} on ${path}.` });
  if (request.json === badJson)
    return openaiError(400, {
      message:
        "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly. The OpenAI API expects a JSON payload, but what was sent was not valid JSON.)",
    });
  if (request.token.startsWith('restricted'))
    return missingScope(path === '/v1/responses' ? 'api.responses.write' : 'model.request');
  return path === '/v1/responses' ? responses(request, routes, fault) : chat(request, routes, fault);
}

function misbehaviourOf(fault: Fault | undefined): Misbehaviour {
  return fault?.kind && misbehaviours.includes(fault.kind) ? (fault.kind as Misbehaviour) : undefined;
}

function streamEndOf(fault: Fault | undefined): StreamEnd {
  const kind = fault?.kind;
  return kind === 'error-event' || kind === 'failed' ? { kind, failure: failureOf(fault?.code) } : { kind: 'whole' };
}

/** The failure for a caller who did not ask for a stream. */
function plainFailure(end: StreamEnd): Reply | null {
  if (end.kind === 'whole') return null;
  const { status, ...error } = end.failure;
  return openaiError(status, error);
}

async function responses(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const pause = pausesOf(request, routes);
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
  const messages = (typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input).map(
    messageOf,
  );
  if (format?.type === 'json_object' && !/json/i.test(`${body.instructions ?? ''} ${messages.map(textOf).join(' ')}`)) {
    return badValue(
      'input',
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
    );
  }
  const done = await complete(
    {
      token: request.token,
      model: body.model,
      instructions: body.instructions ?? '',
      messages,
      stream: body.stream === true,
      cacheMode: body.prompt_cache_options == null ? null : (body.prompt_cache_options.mode ?? 'implicit'),
      jsonOnly: format?.type === 'json_object',
      schema:
        format?.type === 'json_schema'
          ? { name: format.name, schema: format.schema, strict: format.strict !== false, param: 'text.format.schema' }
          : null,
      effort: body.reasoning?.effort ?? null,
      effortParam: 'reasoning.effort',
      temperature: body.temperature != null && body.temperature !== 1,
      topP: body.top_p != null && body.top_p !== 1,
      maxOutputTokens: body.max_output_tokens ?? null,
      misbehave: misbehaviourOf(fault),
      lies: fault?.lies,
      tokensPerMinute: fault?.tokensPerMinute,
    },
    routes.cache,
    routes.clock.today(),
  );
  if ('status' in done) return done;
  const end = streamEndOf(fault);
  if (end.kind === 'whole') routes.bill.charge(done, body.service_tier === 'flex' ? 'flex' : 'default');
  const seed = randomUUID();
  if (body.stream)
    return {
      status: 200,
      body: { events: responseEvents(body, done, seed, pause, end) },
    };
  await pause(1);
  if (end.kind === 'failed') return failedResponse(body, done, seed, end.failure);
  return plainFailure(end) ?? plainResponse(body, done, seed);
}

async function chat(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const pause = pausesOf(request, routes);
  const parsed = chatBody.safeParse(request.json);
  if (!parsed.success) return badBody(parsed.error, request.json);
  const body = parsed.data;
  if (body.max_tokens != null) return unsupported('max_tokens', " Use 'max_completion_tokens' instead.");
  const format = body.response_format;
  const system = body.messages.filter((message) => message.role === 'system' || message.role === 'developer');
  const rest = body.messages.filter((message) => !system.includes(message));
  const done = await complete(
    {
      token: request.token,
      model: body.model,
      instructions: system.map((message) => textOf(messageOf(message))).join('\n\n'),
      messages: rest.map(messageOf),
      stream: body.stream === true,
      cacheMode: body.prompt_cache_options == null ? null : (body.prompt_cache_options.mode ?? 'implicit'),
      jsonOnly: format?.type === 'json_object',
      schema:
        format?.type === 'json_schema'
          ? {
              name: format.json_schema.name,
              schema: format.json_schema.schema,
              strict: format.json_schema.strict === true,
              param: 'response_format',
            }
          : null,
      effort: body.reasoning_effort ?? null,
      effortParam: 'reasoning_effort',
      temperature: body.temperature != null && body.temperature !== 1,
      topP: body.top_p != null && body.top_p !== 1,
      maxOutputTokens: body.max_completion_tokens ?? null,
      misbehave: misbehaviourOf(fault),
      lies: fault?.lies,
      tokensPerMinute: fault?.tokensPerMinute,
    },
    routes.cache,
    routes.clock.today(),
  );
  if ('status' in done) return done;
  const end = streamEndOf(fault);
  if (end.kind === 'whole') routes.bill.charge(done, body.service_tier === 'flex' ? 'flex' : 'default');
  const seed = randomUUID();
  if (body.stream)
    return {
      status: 200,
      body: {
        events: chatEvents(done, seed, body.stream_options?.include_usage === true, pause, end),
      },
    };
  await pause(1);
  return plainFailure(end) ?? plainChat(done, seed);
}

function badBody(error: z.ZodError, body: unknown): Reply {
  const path = error.issues[0]?.path.join('.') ?? '';
  const given = typeof body === 'object' && body !== null && path in body;
  if (!given && !path.includes('.') && path !== '')
    return badValue(path, `Missing required parameter: '${path}'.`, 'missing_required_parameter');
  return badValue(
    path || 'body',
    `Invalid value for '${path || 'body'}': ${error.issues[0]?.message ?? 'not understood'}.`,
    'invalid_value',
  );
}

/** Long enough to see 'processing', shorter for summaries, and always the same for the same request. */
function latencyOf(routes: OpenaiRoutes, bodyText: string): number {
  if (routes.latencyMs !== undefined) return routes.latencyMs;
  const spread = hash32(bodyText) % 1300;
  return bodyText.includes('json_schema') ? 1200 + spread : 400 + spread / 3;
}

/**
 * Waits for a share of the latency, counted from here, so that the sandbox's own work and late timers are part of it.
 */
function pausesOf(request: SandboxRequest, routes: OpenaiRoutes): (share: number) => Promise<void> {
  const latencyMs = latencyOf(routes, request.bodyText);
  let dueAt = performance.now();
  return async (share) => {
    dueAt += latencyMs * share;
    const ms = dueAt - performance.now();
    // When the client has disconnected, no answer is sent.
    if (ms >= 1) await sleep(ms, undefined, { signal: request.signal }).catch(() => undefined);
  };
}
