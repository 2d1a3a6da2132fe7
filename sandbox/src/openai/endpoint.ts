import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Fault } from '../control/faults.ts';
import type { Writer } from '../control/writer.ts';
import type { SandboxClock } from '../control/sandbox-clock.ts';
import type { Reply, SandboxRequest } from '../server/reply.ts';
import type { Bill } from './bill.ts';
import { complete, textOf, writtenOf, type Ask, type Completion } from './completion.ts';
import { badValue, failureOf, openaiError, type Failure } from './openai-errors.ts';
import { paceOf, type Pace } from './pace.ts';
import type { PromptCache } from './prompt-cache.ts';
import type { SharedBody } from './read-body.ts';

/** What both endpoints of the models answer with. */
export type OpenaiRoutes = {
  cache: PromptCache;
  bill: Bill;
  clock: SandboxClock;
  /** A fixed latency in milliseconds; undefined: a noticeable one that depends on the request. */
  latencyMs?: number;
  writer: Writer;
  /** What the models were sent last, newest first. */
  prompts: SentPrompt[];
};

const maxPrompts = 50;

export type SentPrompt = {
  at: string;
  model: string;
  instructions: string;
  messages: { role: string; text: string }[];
};

/** How a stream ends: completely, with an `error` event, or with a failed response. */
export type StreamEnd = { kind: 'whole' } | { kind: 'error-event' | 'failed'; failure: Failure };

/** How an endpoint writes an answer. */
type Form = {
  events: (done: Completion, seed: string, pace: Pace, end: StreamEnd) => AsyncGenerator<string>;
  plain: (done: Completion, seed: string) => Reply;
  /** Undefined where a failed answer is an error of the request. */
  failed?: (done: Completion, seed: string, failure: Failure) => Reply;
};

/** Answers a request that an endpoint has read: by a stream if it asks for one, else at once. */
export async function answer(
  request: SandboxRequest,
  routes: OpenaiRoutes,
  fault: Fault | undefined,
  body: SharedBody,
  asked: Pick<Ask, 'instructions' | 'messages' | 'schema' | 'jsonOnly' | 'effort' | 'effortParam' | 'maxOutputTokens'>,
  form: Form,
): Promise<Reply> {
  const pace = paceOf(request, routes);
  const ask: Ask = {
    ...asked,
    token: request.token,
    model: body.model,
    stream: body.stream === true,
    cacheMode: body.prompt_cache_options == null ? null : (body.prompt_cache_options.mode ?? 'implicit'),
    temperature: body.temperature != null && body.temperature !== 1,
    topP: body.top_p != null && body.top_p !== 1,
    misbehave: misbehaviours.find((kind) => kind === fault?.kind),
    lies: fault?.lies,
    tokensPerMinute: fault?.tokensPerMinute,
  };
  const messages = ask.messages.map((message) => ({ role: message.role, text: textOf(message) }));
  const { model, instructions } = ask;
  routes.prompts.unshift({ at: new Date(routes.clock.now()).toISOString(), model, instructions, messages });
  routes.prompts.length = Math.min(routes.prompts.length, maxPrompts);
  const done = await complete(ask, routes.cache, routes.clock.today());
  if ('status' in done) return done;
  const end = streamEndOf(fault);
  if (end.kind === 'whole') routes.bill.charge(done, body.service_tier);
  const seed = randomUUID();
  if (body.stream) return { status: 200, body: { events: form.events(done, seed, pace, end) } };
  await pace.whole(writtenOf(done));
  if (end.kind === 'whole') return form.plain(done, seed);
  if (end.kind === 'failed' && form.failed) return form.failed(done, seed, end.failure);
  const { status, ...error } = end.failure;
  return openaiError(status, error);
}

const misbehaviours = ['refusal', 'incomplete', 'bad-json', 'empty'] as const;

function streamEndOf(fault: Fault | undefined): StreamEnd {
  const kind = fault?.kind;
  return kind === 'error-event' || kind === 'failed' ? { kind, failure: failureOf(fault?.code) } : { kind: 'whole' };
}

/** OpenAI's answer to a body that it does not understand. */
export function badBody(error: z.ZodError, body: unknown): Reply {
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
