import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Fault } from '../control/faults.ts';
import type { Writer } from '../control/writer.ts';
import type { SandboxClock } from '../control/sandbox-clock.ts';
import { hash32 } from '../crm-data/random.ts';
import type { Reply, SandboxRequest } from '../server/reply.ts';
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

/** Long enough to see 'processing', shorter for summaries, and always the same for the same request. */
function latencyOf(routes: OpenaiRoutes, bodyText: string): number {
  if (routes.latencyMs !== undefined) return routes.latencyMs;
  const spread = hash32(bodyText) % 1300;
  return bodyText.includes('json_schema') ? 1200 + spread : 400 + spread / 3;
}

/** How fast an answer is written. */
export interface Pace {
  /** Waits for a share of the latency. */
  pause(share: number): Promise<void>;
  /** Waits for as long as a whole answer takes. */
  whole(answer: Written): Promise<void>;
  /** The parts of an answer, each when it is written; all together take a share of the latency, unless the writer is slowed. */
  parts(answer: Written, share: number): AsyncGenerator<string>;
}

/** A text with the number of its tokens. */
type Written = { readonly text: string; readonly tokens: number };

/** The pace of one answer, counted from here, so that the sandbox's own work and late timers are part of it. */
export function paceOf(request: SandboxRequest, routes: OpenaiRoutes): Pace {
  const latencyMs = latencyOf(routes, request.bodyText);
  const { tokensPerSecond } = routes.writer;
  let dueAt = performance.now();
  const wait = async (forMs: number): Promise<void> => {
    dueAt += forMs;
    const ms = dueAt - performance.now();
    // When the client has disconnected, no answer is sent.
    if (ms >= 1) await sleep(ms, undefined, { signal: request.signal }).catch(() => undefined);
  };
  const msOf = ({ tokens }: Written, share: number): number =>
    tokensPerSecond === null ? latencyMs * share : (tokens / tokensPerSecond) * 1_000;
  return {
    pause: (share) => wait(latencyMs * share),
    whole: (answer) => wait(latencyMs + (tokensPerSecond === null ? 0 : msOf(answer, 0))),
    async *parts(answer, share) {
      const { text, tokens } = answer;
      // A slowed writer writes token by token, as a model does.
      const size = tokensPerSecond === null ? 48 : Math.max(1, Math.round(text.length / Math.max(1, tokens)));
      const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
      const together = tokensPerSecond === null ? 8 : 1;
      for (const [position, part] of parts.entries()) {
        if (position % together === 0) await wait((msOf(answer, share) * together) / parts.length);
        yield part;
      }
    },
  };
}
