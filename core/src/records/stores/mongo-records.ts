import type { Document } from 'mongodb';
import { z } from 'zod';
import { partialSequenceSchema } from '../contract/partial-sequence.ts';
import { versionSummary } from '../domain/job-states.ts';
import {
  generationSummarySchema,
  generationVersionSchema,
  jobInputsSchema,
  versionsKept,
  type GenerationRecord,
  type GenerationSummary,
  type GenerationVersion,
} from '../domain/generation-record.ts';
import { readDocument, type Stored } from '../../platform/mongo/documents.ts';
import { unpack } from '../../platform/mongo/pack.ts';

/** A record is one document. Lists leave out its large fields. */
export const summaryFields = {
  inputs: 0,
  results: 0,
  partial: 0,
  search: 0,
  unfiled: 0,
  approved: 0,
  stage: 0,
  rank: 0,
} as const;

/** By submit; records of one moment in a stable order. */
export const newestFirst = { 'job.submittedAt': -1, _id: -1 } as const;

const versionsSchema = z.array(generationVersionSchema).default([]);
const partialSchema = partialSequenceSchema.nullable().default(null);

export function readSummary(document: Stored): GenerationSummary {
  return readDocument(generationSummarySchema, document);
}

export async function readRecord(document: Stored): Promise<GenerationRecord> {
  return {
    ...readSummary(document),
    inputs: jobInputsSchema.parse(await unpack(document.inputs)),
    results: versionsSchema.parse(document.results),
    partial: partialSchema.parse(document.partial),
  };
}

/**
 * The `$push` that adds a ready version. The server applies it, because an email may be edited or a note filed between
 * reading the record and writing it.
 */
export function pushingVersion(version: GenerationVersion): Document {
  const first = (item: object): Document => ({ $each: [item], $position: 0, $slice: versionsKept });
  return { versions: first(versionSummary(version)), results: first(version) };
}
