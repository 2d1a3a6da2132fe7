import { readdirSync, readFileSync } from 'node:fs';
import { readMail } from '@overture/core/mail/mail-text';
import { learnedKinds, type LearnedKind } from '@overture/core/mail/kind-weights';
import { readContacts, strangerSets } from '../../evidence/strangers/read-contacts.ts';
import { mailSets, namesOf, readMails } from './count-mails.ts';

/** A mail, as what it is labelled. */
export interface Lesson {
  readonly kind: LearnedKind;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly names: readonly string[];
  /** The times since our mail with which it is read, in milliseconds; null: we never wrote. */
  readonly waits: readonly (number | null)[];
}

/** A quarter of an hour after ours, when a program answers, and without one of ours. */
const soonOrNever = [15 * 60_000, null];

/** Every mail that the rules may be learned from: the open halves of the sets, `lessons/`, and the wordings of the core's tests. */
export async function readLessons(): Promise<readonly Lesson[]> {
  const open = await Promise.all(mailSets.map((set) => readMails(set, 'open')));
  return [
    ...open.flat().flatMap((mail) => lessonOf(mail.kind, mail)),
    ...collected(),
    ...wordings(),
    ...correspondence(),
  ];
}

function lessonOf(
  label: string,
  mail: { from: string; subject: string; body: string },
  waits: Lesson['waits'] = soonOrNever,
): readonly Lesson[] {
  // A mail server's notice is known by its sender.
  if (label === 'bounce') return [];
  const kind = learnedKinds.find((known) => known === label);
  if (kind === undefined) throw new Error(`There is no kind of mail "${label}"`);
  const { from, subject, body } = mail;
  return [{ kind, from, subject, text: readMail(body).own, names: namesOf(from), waits }];
}

/**
 * A line of `lessons/` is: kind, with the first day back of an absence; when it was received, or `-` where it answers no mail
 * of ours; sender; subject; text.
 */
function collected(): readonly Lesson[] {
  return linesOf(new URL('lessons/', import.meta.url)).flatMap((line) => {
    const [head = '', receivedAt, from = '', subject = '', ...rest] = line.split(' | ');
    const mail = { from, subject, body: bodyOf(rest) };
    return lessonOf(head.split(' ')[0] ?? '', mail, receivedAt === '-' ? [null] : soonOrNever);
  });
}

/** See `core/src/mail/wordings.test.ts`. */
function wordings(): readonly Lesson[] {
  const kinds: Readonly<Record<string, string>> = { a: 'absence', m: 'machine', l: 'left', x: 'removal', r: 'reply' };
  return linesOf(new URL('../../../core/src/mail/wordings/', import.meta.url)).flatMap((line) => {
    const [head = '', subject = '', ...rest] = line.split(' | ');
    return lessonOf(kinds[head.charAt(0)] ?? '', {
      from: 'Ada Lovelace <ada@example.org>',
      subject,
      body: bodyOf(rest),
    });
  });
}

/** What people write who have business with one another: the history and the emails of the benchmark of the check. */
function correspondence(): readonly Lesson[] {
  return strangerSets
    .flatMap((set) => readContacts(set, 'open'))
    .flatMap(({ history, emails, sender }) => [
      ...history
        .filter(({ kind }) => kind === 'email')
        .flatMap(({ author, subject, text }) => lessonOf('reply', { from: author, subject, body: text }, [null])),
      ...emails.flatMap(({ subject, body }) => lessonOf('reply', { from: sender.name, subject, body }, [null])),
    ]);
}

const bodyOf = (rest: readonly string[]): string => rest.join(' | ').replaceAll(String.raw`\n`, '\n');

function linesOf(folder: URL): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
