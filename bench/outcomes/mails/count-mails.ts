import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { absenceOf } from '@overture/core/mail/absence';
import { recognise, type MailKind } from '@overture/core/mail/mail-kind';
import { readMail } from '@overture/core/mail/mail-text';
import { z } from 'zod';

export type Half = 'open' | 'sealed';
/** Sets by different people, of the same form. Rules were improved by looking at totals of the sealed halves. */
export const mailSets = [
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
export type MailSet = (typeof mailSets)[number];

const kinds = ['reply', 'absence', 'left', 'removal', 'bounce', 'machine'] as const;

const mailSchema = z.object({
  id: z.string(),
  language: z.string(),
  receivedAt: z.iso.datetime({ offset: true }),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  kind: z.enum(kinds),
  returnOn: z.iso.date().nullable(),
  permanent: z.boolean().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

/** How many of some were right. */
export interface Count {
  readonly right: number;
  readonly of: number;
}

export interface Counted {
  /** By language: whether it is seen what kind of mail it is. */
  readonly kinds: ReadonlyMap<string, Count>;
  /** By language, of absences: the first working day back. */
  readonly days: ReadonlyMap<string, Count>;
  /** For the open half alone. */
  readonly mistakes: readonly string[];
}

export async function readMails(set: MailSet, half: Half): Promise<readonly Mail[]> {
  const file = path.join(import.meta.dirname, set, half === 'open' ? 'open.jsonl' : 'sealed.jsonl.gz');
  const bytes = await readFile(file);
  const text = (half === 'open' ? bytes : gunzipSync(bytes)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => mailSchema.parse(JSON.parse(line)));
}

export async function countMails(set: MailSet, half: Half): Promise<Counted> {
  const counted = { kinds: new Map<string, Count>(), days: new Map<string, Count>() };
  const mistakes: string[] = [];
  const add = (counts: Map<string, Count>, language: string, isRight: boolean): void => {
    const { right, of } = counts.get(language) ?? { right: 0, of: 0 };
    counts.set(language, { right: right + Number(isRight), of: of + 1 });
  };
  for (const mail of await readMails(set, half)) {
    const found = kindOf(mail);
    // Absences and receipts are both automatic and stop nothing; the day of an absence is counted by itself.
    const expected = mail.kind === 'absence' || mail.kind === 'machine' ? 'automatic' : mail.kind;
    add(counted.kinds, mail.language, found === expected);
    if (found !== expected) mistakes.push(`${set} ${mail.id}: ${found}, not ${expected}`);
    if (mail.kind !== 'absence') continue;
    const day = absenceIn(mail)?.returnOn ?? null;
    add(counted.days, mail.language, day === mail.returnOn);
    if (day !== mail.returnOn) mistakes.push(`${set} ${mail.id}: back on ${day}, not ${mail.returnOn}`);
  }
  return { ...counted, mistakes: half === 'open' ? mistakes : [] };
}

/** No set tells when our mail was sent: each is read as if it came a quarter of an hour later. */
const waitedMs = 15 * 60_000;

/** What production says that a mail is. The contact's own name, which HubSpot knows, is that of the mailbox. */
function kindOf({ from, subject, body }: Mail): MailKind {
  return recognise({ from, subject, text: readMail(body).own, waitedMs, names: namesOf(from) }).kind;
}

export const namesOf = (from: string): readonly string[] =>
  from
    .replace(/@.*$/, '')
    .replace(/[<>]/g, ' ')
    .split(/[\s,."_-]+/)
    .filter((name) => name.length > 1);

const absenceIn = ({ subject, body, receivedAt }: Mail): ReturnType<typeof absenceOf> =>
  absenceOf({ subject, text: readMail(body).own, receivedAt: Date.parse(receivedAt) });
