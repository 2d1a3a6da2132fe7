import { z } from 'zod';
import { claimSchema } from '../../checks/contract/evidence.ts';
import { tokenUsageSchema, type AiAnswer, type AnswerEmail, type TokenUsage } from '../../models/contract/ai-result.ts';

export interface ReadAnswer {
  readonly answer: AiAnswer;
  readonly usage: TokenUsage;
  /** The form of the answer. `salvaged` means that the text was broken, and contains only what could be found in it. */
  readonly form: 'json' | 'keyed' | 'text' | 'salvaged';
}

const maxEmails = 100;
const longestInput = 2_000_000;
const noUsage: TokenUsage = { input_tokens: 0, output_tokens: 0 };

/**
 * Reads an AI result in every form that models answer in: JSON text, in a JSON code fence, in quotes, or both; JSON
 * keyed by item; plain text split on 'Email 1:' with 'Subject:' lines; and the emails that can be found in broken text.
 * Null if there is neither an email nor a playbook. The playbook is not sanitised.
 */
export function readAnswer(source: string): ReadAnswer | null {
  const text = unwrap(source.slice(0, longestInput));
  const value = parseJson(text);
  const read = value === undefined ? (readPlainText(text) ?? salvage(text)) : readJson(value);
  return read !== null && (read.answer.emails.length > 0 || read.answer.sales_playbook_html !== '') ? read : null;
}

/** Removes code fences and quotes around the text, in any order. */
function unwrap(source: string): string {
  let text = source.trim();
  for (let layer = 0; layer < 4; layer += 1) {
    const before = text;
    const fence = /^```[a-z]*\s*\n?([\s\S]*?)\s*```$/i.exec(text);
    if (fence?.[1] !== undefined) text = fence[1].trim();
    if (/^"[\s\S]*"$/.test(text)) {
      const inner = parseJson(text);
      text = (typeof inner === 'string' ? inner : text.slice(1, -1)).trim();
    } else if (/^'[\s\S]*'$/.test(text)) {
      text = text.slice(1, -1).trim();
    }
    if (text === before) break;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textSchema = z.union([z.string(), z.number().transform(String)]).catch('');
const claimsSchema = z.array(z.unknown()).catch([]);
const emailSchema = z
  .looseObject({})
  .transform((entry) => lowerKeys(entry))
  .transform((entry) => ({
    subject: textSchema.parse(entry['subject'] ?? entry['title']).trim(),
    body: textSchema.parse(entry['body'] ?? entry['content'] ?? entry['text'] ?? entry['message']).trim(),
    send_after_days: z.number().nullable().catch(null).parse(entry['send_after_days']),
    purpose: z.string().nullable().catch(null).parse(entry['purpose']),
    claims: claimsSchema.parse(entry['claims']).flatMap((claim) => claimSchema.safeParse(claim).data ?? []),
  }))
  .refine((email) => email.subject !== '' || email.body !== '');
const objectSchema = z.looseObject({});

function lowerKeys(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key.toLowerCase(), value]));
}

function readJson(value: unknown): ReadAnswer | null {
  if (typeof value === 'string') return readPlainText(value) ?? salvage(value);
  if (Array.isArray(value)) return make({ emails: value.flatMap(readEmail), form: 'keyed' });
  const parsed = objectSchema.safeParse(value);
  if (!parsed.success) return null;
  const entry = parsed.data;
  const isDocumented = Array.isArray(entry['emails']);
  const listed = isDocumented ? entry['emails'] : (objectSchema.safeParse(entry['emails']).data ?? entry);
  const emails = Array.isArray(listed) ? listed.flatMap(readEmail) : readKeyed(objectSchema.parse(listed));
  const service = z.string().safeParse(entry['detected_service']);
  return make({
    emails,
    playbook: textSchema.parse(entry['sales_playbook_html'] ?? entry['sales_playbook'] ?? entry['playbook']),
    service: service.success && service.data.trim() !== '' ? service.data.trim() : null,
    usage: tokenUsageSchema.catch(noUsage).parse(entry['token_usage'] ?? {}),
    form: isDocumented ? 'json' : 'keyed',
  });
}

/** Reads `{ "email1": {…}, "Email 2": "Subject: …" }`, in the order of the numbers in the keys. */
function readKeyed(entry: Record<string, unknown>): AnswerEmail[] {
  return Object.entries(entry)
    .flatMap(([key, value]) => {
      const number = /^(?:e-?mail|message|item)?[\s_-]*(\d{1,3})$/i.exec(key)?.[1];
      return number === undefined ? [] : readEmail(value).map((email) => ({ email, number: Number(number) }));
    })
    .sort((a, b) => a.number - b.number)
    .map(({ email }) => email);
}

function readEmail(value: unknown): AnswerEmail[] {
  if (typeof value === 'string') return [readEmailText(value)].filter((email) => email !== null);
  const parsed = emailSchema.safeParse(value);
  return parsed.success ? [parsed.data] : [];
}

const marker = /^[\s#*_>-]*e-?mail\s*#?\s*\d{1,3}\s*(?:[:.)–-]|\*\*|$)[*_]*[ \t]*/gim;

function readPlainText(text: string): ReadAnswer | null {
  const starts = [...text.matchAll(marker)];
  const [first] = starts;
  if (!first) return null;
  const emails = starts.flatMap((start, index) => {
    const email = readEmailText(text.slice(start.index + start[0].length, starts[index + 1]?.index));
    return email === null ? [] : [email];
  });
  return make({ emails, playbook: text.slice(0, first.index).trim(), form: 'text' });
}

function readEmailText(text: string): AnswerEmail | null {
  const subject = /^[\s*_]*subject[\s*_]*:[*_]*[ \t]*(.*)$/im.exec(text);
  const rest = subject ? text.slice(subject.index + subject[0].length) : text;
  const body = rest.replace(/^\s*(?:[*_]*body[*_]*\s*:[*_]*)?/i, '').trim();
  const email = plainEmail((subject?.[1] ?? '').replaceAll(/^[*_\s"]+|[*_\s"]+$/g, ''), body);
  return email.subject === '' && email.body === '' ? null : email;
}

const jsonText = '"([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"';
const pair = new RegExp(`"subject"\\s*:\\s*${jsonText}\\s*,\\s*"body"\\s*:\\s*${jsonText}`, 'gi');
const playbookField = new RegExp(`"sales_playbook_html"\\s*:\\s*${jsonText}`, 'i');

/** Finds the complete emails in a JSON text that was cut off. */
function salvage(text: string): ReadAnswer | null {
  const emails = [...text.matchAll(pair)].map(([, subject = '', body = '']) =>
    plainEmail(unescapeJson(subject).trim(), unescapeJson(body).trim()),
  );
  const playbook = unescapeJson(playbookField.exec(text)?.[1] ?? '');
  if (emails.length > 0 || playbook !== '') return make({ emails, playbook, form: 'salvaged' });
  const single = /^[\s*_]*subject[\s*_]*:/im.test(text) ? readEmailText(text) : null;
  return single === null ? null : make({ emails: [single], form: 'salvaged' });
}

/** An email of a form that has only texts. */
function plainEmail(subject: string, body: string): AnswerEmail {
  return { subject, body, send_after_days: null, purpose: null, claims: [] };
}

function unescapeJson(text: string): string {
  const value = parseJson(`"${text.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`);
  return typeof value === 'string' ? value : text;
}

function make(parts: {
  emails: readonly AnswerEmail[];
  playbook?: string;
  service?: string | null;
  usage?: TokenUsage;
  form: ReadAnswer['form'];
}): ReadAnswer {
  return {
    answer: {
      detected_service: parts.service ?? null,
      sales_playbook_html: parts.playbook ?? '',
      emails: parts.emails.slice(0, maxEmails),
    },
    usage: parts.usage ?? noUsage,
    form: parts.form,
  };
}
