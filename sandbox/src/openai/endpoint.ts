import type { z } from 'zod';
import type { Fault } from '../control/faults.ts';
import type { Writer } from '../control/writer.ts';
import type { SandboxClock } from '../control/sandbox-clock.ts';
import type { Reply } from '../server/reply.ts';
import type { Bill } from './bill.ts';
import type { Ask } from './completion.ts';
import { badValue, failureOf, openaiError } from './openai-errors.ts';
import type { PromptCache } from './prompt-cache.ts';
import type { StreamEnd } from './responses.ts';

/** What both endpoints of the models answer with. */
export type OpenaiRoutes = {
  cache: PromptCache;
  bill: Bill;
  clock: SandboxClock;
  /** A fixed latency in milliseconds; undefined: a noticeable one that depends on the request. */
  latencyMs?: number;
  writer: Writer;
};

type Misbehaviour = Ask['misbehave'];
const misbehaviours: readonly string[] = ['refusal', 'incomplete', 'bad-json', 'empty'];

/** How the model is to misbehave, where a fault says so. */
export function misbehaviourOf(fault: Fault | undefined): Misbehaviour {
  return fault?.kind && misbehaviours.includes(fault.kind) ? (fault.kind as Misbehaviour) : undefined;
}

/** How a stream is to end. */
export function streamEndOf(fault: Fault | undefined): StreamEnd {
  const kind = fault?.kind;
  return kind === 'error-event' || kind === 'failed' ? { kind, failure: failureOf(fault?.code) } : { kind: 'whole' };
}

/** The failure for a caller who did not ask for a stream. */
export function plainFailure(end: StreamEnd): Reply | null {
  if (end.kind === 'whole') return null;
  const { status, ...error } = end.failure;
  return openaiError(status, error);
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
