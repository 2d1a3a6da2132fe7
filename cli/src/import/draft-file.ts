import { checkDraftBodySchema, draftSchema, readDraft } from '@overture/core/contract';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

const { sender, sentOn, emails, sources } = checkDraftBodySchema.shape;
const bodySchema = z.object({ emails, sentOn, sender });
const sourceSchema = sources.unwrap().element;

/** The emails of a file: plain text, an email as JSON, a list of them, or the body of `POST /check`. */
export function readDrafts(text: string): z.infer<typeof bodySchema> {
  if (text.trim() === '') throw new UsageError('There is no email to check: the text is empty.');
  const json = readJson(text);
  if (json === undefined) return parse(bodySchema, { emails: [readDraft(text)] });
  if (Array.isArray(json)) return parse(bodySchema, { emails: json });
  return typeof json === 'object' && json !== null && 'emails' in json
    ? parse(bodySchema, json)
    : parse(bodySchema, { emails: [parse(draftSchema, json)] });
}

/** The sources of a file: plain text, a source as JSON, or a list of them. */
export function readSources(text: string, name: string): z.infer<typeof sourceSchema>[] {
  const json = readJson(text);
  if (json === undefined) return [parse(sourceSchema, { label: name, text })];
  return (Array.isArray(json) ? json : [json]).map((source) => parse(sourceSchema, source));
}

/** Undefined for a text that is not JSON, which may begin with a bracket too. */
function readJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`The file cannot be used: ${issue?.path.join('.')} ${issue?.message}.`);
}
