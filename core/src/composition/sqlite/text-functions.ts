import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { crmPropertiesSchema } from '../../contacts/domain/contact-schema.ts';
import { knownAs } from '../../contacts/domain/known-as.ts';

const wordsSchema = z.array(z.string());

/**
 * Adds text functions, because SQLite alone changes and orders the case of ASCII only. `holds(text, words)`: whether a
 * text contains every one of the words (a JSON array, in lower case), in upper or lower case. `readable(text)`: the key
 * by which texts are ordered for people. `known_as(id, properties)`: the names of a contact, as a JSON array.
 */
export function addTextFunctions(database: DatabaseSync): void {
  // Cached, because it is called for every row with the same words.
  let known = { json: '[]', words: [] as string[] };
  database.function('holds', { deterministic: true }, (text, json) => {
    if (json !== known.json) known = { json: String(json), words: wordsSchema.parse(JSON.parse(String(json))) };
    const lowered = String(text).toLowerCase();
    return known.words.every((word) => lowered.includes(word)) ? 1 : 0;
  });
  database.function('known_as', { deterministic: true }, (id, properties) => {
    const read = crmPropertiesSchema.safeParse(JSON.parse(String(properties)));
    return JSON.stringify(knownAs(String(id), read.data ?? {}));
  });
  database.function('readable', { deterministic: true }, (text) =>
    String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );
}
