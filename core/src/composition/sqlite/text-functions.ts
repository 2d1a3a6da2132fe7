import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { crmPropertiesSchema } from '../../contacts/domain/contact.ts';
import { knownAs } from '../../contacts/domain/known-as.ts';
import {
  generationSummarySchema,
  generationVersionSchema,
  type GenerationSummary,
} from '../../records/domain/generation-record.ts';
import { handOverSchema } from '../../records/domain/hand-over.ts';
import { versionSummary } from '../../records/domain/job-states.ts';
import { placeOf, withWork } from '../../records/domain/worklist-place.ts';

const wordsSchema = z.array(z.string());

/**
 * Adds text functions, because SQLite alone changes and orders the case of ASCII only. `holds(text, words)`: whether a
 * text contains every one of the words (a JSON array, in lower case), in upper or lower case. `readable(text)`: the key
 * by which texts are ordered for people. `known_as(id, properties)`: the names of a contact, as a JSON array.
 * `placed(record, newestVersion, handOvers)`: the record with its place in the worklist; as it was if it cannot be read.
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
  database.function('placed', { deterministic: true }, (doc, newest, handOvers) => {
    const record = JSON.parse(String(doc)) as object;
    const read: GenerationSummary | undefined = generationSummarySchema.safeParse(record).data;
    if (read === undefined) return String(doc);
    const version = newest === null ? undefined : generationVersionSchema.safeParse(JSON.parse(String(newest))).data;
    const known = z.array(handOverSchema).safeParse(JSON.parse(String(handOvers))).data ?? [];
    const versions = version === undefined ? read.versions : read.versions.with(0, versionSummary(version));
    const { work } = withWork({ ...read, versions }, known);
    return JSON.stringify({ ...record, versions, work, ...placeOf({ ...read, versions, work }) });
  });
  database.function('readable', { deterministic: true }, (text) =>
    String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );
}
