import { LRUCache } from 'lru-cache';

type Encode = (text: string) => number[];
let encoder: Promise<Encode> | undefined;

/** Loads the tokenizer at the first request to the AI, because its tables take a quarter of a second and 25 MB. */
function load(): Promise<Encode> {
  // Text from a CRM may contain what looks like a control token; it counts as plain text.
  encoder ??= import('gpt-tokenizer/encoding/o200k_base').then(
    (module) => (text) => module.encode(text, { disallowedSpecial: new Set() }),
  );
  return encoder;
}

/** Base64 or a row of dashes is one word to the tokenizer, whose time grows with the square of a word's length. */
const longWord = /(\S{300})/;

/** A cache, because most of a prompt is the same for every contact. */
const known = new LRUCache<string, readonly number[]>({
  maxSize: 2_000_000,
  sizeCalculation: (tokens) => tokens.length + 1,
});

export async function encodeTokens(text: string): Promise<readonly number[]> {
  const encode = await load();
  let tokens = known.get(text);
  if (tokens === undefined) {
    tokens = text.split(longWord).flatMap((part) => (part === '' ? [] : encode(part)));
    known.set(text, tokens);
  }
  return tokens;
}
