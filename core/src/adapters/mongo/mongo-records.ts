import { z } from 'zod';
import {
  generationSummarySchema,
  generationVersionSchema,
  jobInputsSchema,
} from '../../generation/domain/generation-record-schema.ts';
import type { GenerationRecord, GenerationSummary } from '../../generation/domain/generation-record.ts';
import { readDocument, type Stored } from './documents.ts';
import { unpack } from './pack.ts';

/** A record is one document. Lists read it without its heavy half. */
export const light = { inputs: 0, results: 0, search: 0, unfiled: 0 } as const;

const versionsSchema = z.array(generationVersionSchema).default([]);

export function readSummary(document: Stored): GenerationSummary {
  return readDocument(generationSummarySchema, document);
}

export async function readRecord(document: Stored): Promise<GenerationRecord> {
  return {
    ...readSummary(document),
    inputs: jobInputsSchema.parse(await unpack(document.inputs)),
    results: versionsSchema.parse(document.results),
  };
}
