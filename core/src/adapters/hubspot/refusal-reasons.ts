import { z } from 'zod';

const problemSchema = z.object({ message: z.string() });
const bodySchema = z.object({ message: z.string().catch(''), errors: z.array(problemSchema).catch([]) });
const problemsSchema = z.array(problemSchema).catch([]);

const maxLength = 400;

/**
 * Why HubSpot refused a write, in its own words, because an admin of the portal may have configured the reason or can
 * act on it; empty where it has no words for people. HubSpot lists the reasons in `errors`, or as JSON within the
 * message.
 */
export function reasonsOf(body: unknown): string {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return '';
  const { message, errors } = parsed.data;
  const listed = errors.length > 0 ? errors : problemsSchema.parse(readList(message));
  const reasons = [...new Set(listed.map((problem) => inline(problem.message)))].filter((text) => text !== '');
  return reasons.join(' ').slice(0, maxLength);
}

function readList(message: string): unknown {
  const start = message.indexOf('[{');
  try {
    return start === -1 ? [] : JSON.parse(message.slice(start));
  } catch {
    return [];
  }
}

/** The text as one line that ends like a sentence. */
function inline(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`;
}
