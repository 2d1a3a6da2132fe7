import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readMarked, type Label } from './read-marked.ts';

/*
 * Contacts with emails that were written and labelled by people who did not know the rules of the check, in ten sets. Of
 * each set some contacts of each language are open, and rules may be improved by looking at them; others are sealed. Of
 * the sealed ones only totals are printed. The sets are not changed, not even where a label may be debated.
 */

const historyKinds = ['note', 'email', 'call', 'meeting', 'task'] as const;

const emailSchema = z.object({
  /** Nothing in it is false. */
  true: z.boolean(),
  subject: z.string(),
  /** With marks around what is true, `{{+kind|text}}`, and around what is not, `{{-kind|text}}`. */
  body: z.string(),
  claims: z.array(
    z.object({
      text: z.string(),
      quote: z.string(),
      /** `contact`, `history N` from 1 on, `website`, `linkedin`, `pdf`, `template` or `agency`. */
      source: z.string(),
      good: z.boolean(),
    }),
  ),
});

const contactSchema = z.object({
  language: z.string().length(2),
  today: z.iso.date(),
  contact: z.record(z.string(), z.string()),
  sender: z.object({ name: z.string() }),
  agency: z.object({ about: z.string(), priceList: z.string() }),
  template: z.string(),
  history: z.array(
    z.object({
      kind: z.enum(historyKinds),
      date: z.iso.date(),
      author: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  website: z.string(),
  linkedin: z.string(),
  pdf: z.string(),
  emails: z.array(
    emailSchema.transform(({ body, true: isTrue, ...email }) => ({ ...email, ...readMarked(body), isTrue })),
  ),
});

export type LabelledContact = z.infer<typeof contactSchema>;
export type LabelledEmail = LabelledContact['emails'][number];
export type { Label };

export const strangerSets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;
export type StrangerSet = (typeof strangerSets)[number];
export type Half = 'open' | 'sealed';

/** The contacts of one half of a set, in the order of their languages. */
export function readContacts(set: StrangerSet, half: Half): readonly LabelledContact[] {
  const folder = new URL(`${set}/`, import.meta.url);
  const texts =
    half === 'sealed'
      ? [gunzipSync(readFileSync(new URL('sealed.jsonl.gz', folder))).toString('utf8')]
      : readdirSync(folder)
          .filter((file) => /^open-\w\w\.jsonl$/.test(file))
          .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => parseContact(line, half));
}

/** Parses a line. An error about a sealed one says where it is, and nothing of its text. */
function parseContact(line: string, half: Half): LabelledContact {
  const parsed = contactSchema.safeParse(JSON.parse(line));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`A contact of the ${half} half is not as described, at ${places.join(', ')}`);
}
