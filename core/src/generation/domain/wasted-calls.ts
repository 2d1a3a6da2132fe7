import { LostAnswer } from './lost-answer.ts';
import type { PriceTier } from './cost.ts';
import type { GenerationUsage } from './prompt-parts.ts';
import { UnusableAnswer } from './unusable-answer.ts';

/** Model calls that are or may be paid for although they brought no result. */
export interface WastedCalls {
  readonly count: number;
  /** The usage of all of them; null when the vendor did not report it for each. */
  readonly usage: GenerationUsage | null;
  readonly serviceTier: PriceTier;
}

/** One sequence takes at most two calls: one to write it and one to repair the answer. */
export const maxCalls = 2;

/** The calls that an attempt with this error has wasted; null when nothing can have been paid for. */
export function wastedBy(error: unknown): WastedCalls | null {
  if (error instanceof UnusableAnswer) {
    return { count: maxCalls, usage: error.usage, serviceTier: error.serviceTier };
  }
  return error instanceof LostAnswer ? { count: maxCalls, usage: null, serviceTier: 'default' } : null;
}
