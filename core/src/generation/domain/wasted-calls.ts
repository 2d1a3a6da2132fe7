import { LostAnswer } from './lost-answer.ts';
import type { PriceTier } from './cost.ts';
import type { GenerationUsage } from './prompt-parts.ts';
import { UnusableAnswer } from './unusable-answer.ts';

/** Calls that are, or may be, paid for and brought no result. */
export interface WastedCalls {
  readonly count: number;
  /** Of all of them; null where the vendor did not tell it of each. */
  readonly usage: GenerationUsage | null;
  readonly serviceTier: PriceTier;
}

/** A sequence takes a call, and another one for its repair. */
export const maxCalls = 2;

/** What an attempt that ended so has wasted; null where nothing can have been paid for. */
export function wastedBy(error: unknown): WastedCalls | null {
  if (error instanceof UnusableAnswer) {
    return { count: maxCalls, usage: error.usage, serviceTier: error.serviceTier };
  }
  return error instanceof LostAnswer ? { count: maxCalls, usage: null, serviceTier: 'default' } : null;
}
