import { createHash } from 'node:crypto';

type Encode = (text: string) => number[];
let encoder: Promise<Encode> | undefined;

/** The tokenizer's tables take a quarter of a second to load, so they are loaded with the first request or on `warmUp`. */
function load(): Promise<Encode> {
  // Text from a CRM may contain what looks like a control token; it counts as plain text.
  encoder ??= import('gpt-tokenizer/encoding/o200k_base').then(
    (module) => (text) => module.encode(text, { disallowedSpecial: new Set() }),
  );
  return encoder;
}

export const warmUpTokenizer = async (): Promise<void> => void (await load());

/** Base64 or a row of dashes is one word to the tokenizer, whose time grows with the square of a word's length. */
const LONG_WORD = /(\S{300})/;

export async function encodeTokens(text: string): Promise<number[]> {
  const encode = await load();
  return text.split(LONG_WORD).flatMap((part) => (part === '' ? [] : encode(part)));
}

const FIRST = 1024;
const STEP = 128;
const CAPACITY = 100_000;

/** Which prompt beginnings a model has seen: from 1,024 tokens on, in steps of 128, as the vendor caches them. */
export class PrefixCache {
  readonly #seen = new Set<string>();

  /** Tokens of this prompt that count as cached; remembers the prompt for the next one. */
  visit(scope: string, tokens: readonly number[]): number {
    const hash = createHash('sha1').update(scope);
    let cached = 0;
    let matching = true;
    let hashed = 0;
    for (let length = FIRST; length <= tokens.length; length += STEP) {
      hash.update(Int32Array.from(tokens.slice(hashed, length)));
      hashed = length;
      const key = hash.copy().digest('base64');
      if (matching && this.#seen.has(key)) cached = length;
      else matching = false;
      this.#remember(key);
    }
    return cached;
  }

  #remember(key: string): void {
    // Deleting first moves a prefix in use to the young end, so that the oldest unused gives way.
    this.#seen.delete(key);
    this.#seen.add(key);
    if (this.#seen.size > CAPACITY) {
      const oldest = this.#seen.values().next().value;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
  }
}
