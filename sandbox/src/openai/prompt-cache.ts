import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A part of a prompt; a breakpoint may stand at its end. */
export type Segment = { tokens: readonly number[]; isBreakpoint: boolean };

/** How many tokens of a prompt were read from the cache, and how many were written to it at a price. */
export type CacheUse = { cached: number; written: number };

const minTokens = 1024;
const step = 128;
const maxWrites = 4;
const lifeMs = 30 * 60_000;

/**
 * Remembers prefixes of prompts as OpenAI does. Models before gpt-5.6 find any prefix from 1,024 tokens on, in steps of
 * 128, free of charge. Later ones find a prefix only where a breakpoint stood and stands again at the same token, and
 * charge for what they write.
 */
export class PromptCache {
  /** When each prefix was last used. */
  readonly #seen = new LRUCache<string, number>({ max: 100_000 });
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  visitPrefix(scope: string, segments: readonly Segment[]): CacheUse {
    const tokens = Int32Array.from(segments.flatMap((segment) => segment.tokens));
    const hash = createHash('sha1').update(scope);
    let cached = 0;
    let matching = true;
    let hashed = 0;
    for (let length = minTokens; length <= tokens.length; length += step) {
      hash.update(tokens.subarray(hashed, length));
      hashed = length;
      const key = hash.copy().digest('base64');
      if (matching && this.#has(key)) cached = length;
      else matching = false;
      this.#seen.set(key, this.#now());
    }
    return { cached, written: 0 };
  }

  /** `implicit`: one more breakpoint stands at the end of the prompt. */
  visitBreakpoints(scope: string, segments: readonly Segment[], implicit: boolean): CacheUse {
    const hash = createHash('sha1').update(scope);
    const points: { length: number; key: string }[] = [];
    let length = 0;
    for (const [index, { tokens, isBreakpoint }] of segments.entries()) {
      hash.update(Int32Array.from(tokens));
      length += tokens.length;
      const isLast = index === segments.length - 1;
      if ((isBreakpoint || (implicit && isLast)) && length >= minTokens)
        points.push({ length, key: hash.copy().digest('base64') });
    }
    const cached = points.findLast(({ key }) => this.#has(key))?.length ?? 0;
    for (const { key } of points.slice(-maxWrites)) this.#seen.set(key, this.#now());
    return { cached, written: Math.max(0, (points.at(-1)?.length ?? 0) - cached) };
  }

  #has(key: string): boolean {
    const since = this.#seen.get(key);
    return since !== undefined && this.#now() - since <= lifeMs;
  }
}
