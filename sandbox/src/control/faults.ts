import { z } from 'zod';
import { lieKinds } from '../writer/lies.ts';
import type { Vendor } from './request-log.ts';

const pattern = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => {
    try {
      return new RegExp(text) instanceof RegExp;
    } catch {
      return false;
    }
  }, 'not a regular expression');

/**
 * A fault, which disturbs requests to one vendor. `nth` counts the matching requests from 1; `times` disturbs the first n;
 * with neither, every request is disturbed until faults are cleared. `delayMs` alone only delays, until the faults are cleared at most. `after` carries the
 * request out and then answers with `status` (by default 502). `rule` is a rule of HubSpot's admins, which applies to
 * writes on dated paths. `partial` answers only a part of HubSpot's batches.
 */
export const faultSchema = z.strictObject({
  vendor: z.enum(['hubspot', 'openai', 'google', 'oidc']),
  match: pattern.optional(),
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).optional(),
  nth: z.array(z.number().int().min(1)).min(1).max(1000).optional(),
  times: z.number().int().min(1).max(100_000).optional(),
  kind: z
    .enum([
      'status',
      'reset',
      'hang',
      'html',
      'after',
      'rule',
      'partial',
      'cut-stream',
      'refusal',
      'incomplete',
      'bad-json',
      'empty',
      'error-event',
      'failed',
      'lie',
    ])
    .optional(),
  status: z.number().int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  /**
   * For OpenAI: which 429 it is, or the code of an `error` event or a failed response. For HubSpot: the policy of a 429,
   * the status of a `partial` batch, or `context` for the second form of a `rule`.
   */
  code: z.string().max(60).optional(),
  /** For OpenAI, with kind `lie`: the mistakes in the first email of a sequence. */
  lies: z.array(z.enum(lieKinds)).min(1).optional(),
  /** For single sign-on: claims of the ID token that are wrong; `alg: none` leaves it unsigned. */
  idToken: z.record(z.string(), z.unknown()).optional(),
  /** For OpenAI: the number of tokens above which a request is too large. */
  tokensPerMinute: z.number().int().min(1).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

type Armed = { fault: Fault; match: RegExp | null; seen: number };

export class Faults {
  #armed: Armed[] = [];
  #cleared = new AbortController();

  /** Aborted when the faults are cleared, which ends their delays. */
  get cleared(): AbortSignal {
    return this.#cleared.signal;
  }

  add(fault: Fault): void {
    this.#armed.push({ fault, match: fault.match === undefined ? null : new RegExp(fault.match), seen: 0 });
  }

  clear(): void {
    this.#armed = [];
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  list(): { fault: Fault; seen: number }[] {
    return this.#armed.map(({ fault, seen }) => ({ fault, seen }));
  }

  /**
   * The first fault that applies to this request. Every matching fault counts the request, so that `nth` means the same
   * with several faults.
   */
  strike(vendor: Vendor, method: string, path: string): Fault | undefined {
    let struck: Fault | undefined;
    for (const armed of this.#armed) {
      const { fault, match } = armed;
      if (fault.vendor !== vendor || (fault.method && fault.method !== method) || (match && !match.test(path)))
        continue;
      armed.seen++;
      const hits = fault.nth ? fault.nth.includes(armed.seen) : fault.times === undefined || armed.seen <= fault.times;
      if (hits) struck ??= fault;
    }
    return struck;
  }
}
