import { z } from 'zod';

const problemSchema = z.object({ message: z.string() });
const bodySchema = z.object({ message: z.string().catch(''), errors: z.array(problemSchema).catch([]) });
const problemsSchema = z.array(problemSchema).catch([]);

const longest = 400;

/**
 * Why HubSpot refused a write, in its own words, which an admin of the portal chose or can act on; empty where it says
 * nothing that a person could use. HubSpot lists the reasons in `errors`, or as JSON within the message.
 */
export function reasonsOf(body: unknown): string {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return '';
  const { message, errors } = parsed.data;
  const listed = errors.length > 0 ? errors : problemsSchema.parse(readList(message));
  const reasons = [...new Set(listed.map((problem) => inline(problem.message)))].filter((text) => text !== '');
  return reasons.join(' ').slice(0, longest);
}

function readList(message: string): unknown {
  const start = message.indexOf('[{');
  try {
    return start === -1 ? [] : JSON.parse(message.slice(start));
  } catch {
    return [];
  }
}

/** One line that ends as a sentence does. */
function inline(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`;
}
