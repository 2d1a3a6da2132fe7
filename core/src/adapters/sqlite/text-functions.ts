import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const wordsSchema = z.array(z.string());

/**
 * Adds text functions, because SQLite alone changes and orders the case of ASCII only. `holds(text, words)`: whether a
 * text contains every one of the words (a JSON array, in lower case), in upper or lower case. `readable(text)`: the key
 * by which texts are ordered for people.
 */
export function addTextFunctions(database: DatabaseSync): void {
  // Cached, because it is called for every row with the same words.
  let known = { json: '[]', words: [] as string[] };
  database.function('holds', { deterministic: true }, (text, json) => {
    if (json !== known.json) known = { json: String(json), words: wordsSchema.parse(JSON.parse(String(json))) };
    const lowered = String(text).toLowerCase();
    return known.words.every((word) => lowered.includes(word)) ? 1 : 0;
  });
  database.function('readable', { deterministic: true }, (text) =>
    String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );
}
