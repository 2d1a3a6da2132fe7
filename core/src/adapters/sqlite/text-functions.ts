import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const wordsSchema = z.array(z.string());

/**
 * SQLite lowers and orders only ASCII by itself. `holds(text, words)`: whether a text holds every one of the words (a
 * JSON array, in lower case), whatever its case. `readable(text)`: what a text is ordered by for people to read.
 */
export function addTextFunctions(database: DatabaseSync): void {
  // Asked for every row with the same words.
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
