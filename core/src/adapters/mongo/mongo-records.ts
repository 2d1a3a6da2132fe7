import type { Document } from 'mongodb';
import { z } from 'zod';
import {
  generationSummarySchema,
  generationVersionSchema,
  jobInputsSchema,
} from '../../generation/domain/generation-record-schema.ts';
import type {
  GenerationRecord,
  GenerationSummary,
  GenerationVersion,
  VersionSummary,
} from '../../generation/domain/generation-record.ts';
import type { CrmProperties } from '../../contacts/domain/contact.ts';
import { searchTerm, searchText } from '../../history/domain/search-text.ts';
import { readDocument, type Stored } from './documents.ts';
import { literal } from './expressions.ts';
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

/** A version as lists need it. */
export function summaryOf({ version, readyAt, request, sandbox, push }: GenerationVersion): VersionSummary {
  return { version, readyAt, request, sandbox, noteId: push.noteId };
}

/**
 * The searched text has a line for each of name, company, e-mail and template. The first three come from the contact and
 * the last from the submit; either may change while the other is only known to the store.
 */
const lines = { $split: [{ $ifNull: ['$search', '\n\n\n'] }, '\n'] };
const line = (index: number): Document => ({ $ifNull: [{ $arrayElemAt: [lines, index] }, ''] });

/** Undefined: the stored one's. */
export function searchOf(parts: { properties?: CrmProperties; promptTitle?: string }): Document {
  const { properties, promptTitle } = parts;
  const contact =
    properties === undefined
      ? { $concat: [line(0), '\n', line(1), '\n', line(2)] }
      : literal(contactLines(properties).join('\n'));
  const prompt = promptTitle === undefined ? line(3) : literal(searchTerm(promptTitle));
  return { $concat: [contact, '\n', prompt] };
}

function contactLines(properties: CrmProperties): string[] {
  return searchText({ properties, job: { request: { promptTitle: '' } } })
    .split('\n')
    .slice(0, 3);
}
