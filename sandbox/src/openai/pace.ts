import { setTimeout as sleep } from 'node:timers/promises';
import type { Writer } from '../control/writer.ts';
import { hash32 } from '../crm-data/random.ts';
import type { SandboxRequest } from '../server/reply.ts';

/** What decides how fast the models answer. */
type Speed = { latencyMs?: number; writer: Writer };

/** Long enough to see 'processing', shorter for summaries, and always the same for the same request. */
function latencyOf(speed: Speed, bodyText: string): number {
  if (speed.latencyMs !== undefined) return speed.latencyMs;
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

type Written = { readonly text: string; readonly tokens: number };

/** The pace of one answer, counted from here, so that the sandbox's own work and late timers are part of it. */
export function paceOf(request: SandboxRequest, speed: Speed): Pace {
  const latencyMs = latencyOf(speed, request.bodyText);
  const { writer } = speed;
  const isSlowed = writer.tokensPerSecond !== null;
  let dueAt = performance.now();
  const wait = async (forMs: number): Promise<void> => {
    dueAt += forMs;
    const ms = dueAt - performance.now();
    // When the client has disconnected, no answer is sent.
    if (ms >= 1) await sleep(ms, undefined, { signal: request.signal }).catch(() => undefined);
  };
  /** The speed may change while the answer is written. */
  const msOf = (tokens: number): number => (tokens / (writer.tokensPerSecond ?? Infinity)) * 1_000;
  return {
    pause: (share) => wait(latencyMs * share),
    whole: ({ tokens }) => wait(latencyMs + (isSlowed ? msOf(tokens) : 0)),
    async *parts({ text, tokens }, share) {
      // A slowed writer writes token by token, as a model does.
      const size = isSlowed ? Math.max(1, Math.round(text.length / Math.max(1, tokens))) : 48;
      const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
      const together = isSlowed ? 1 : 8;
      const portion = together / parts.length;
      for (const [position, part] of parts.entries()) {
        if (position % together === 0) await wait(isSlowed ? msOf(tokens * portion) : latencyMs * share * portion);
        yield part;
      }
    },
  };
}
