import { emailHash, type EmailRevision } from './email-revision.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { GenerationVersion } from './generation-record.ts';

const revisionsKept = 10;

/** The texts of an email, newest first: the present one and the earlier ones, each only once. */
export function revisionsOf(
  {
    answer,
    originals,
    revisions,
    readyAt: createdAt,
  }: Pick<GenerationVersion, 'answer' | 'originals' | 'revisions' | 'readyAt'>,
  index: number,
): readonly EmailRevision[] {
  const kept = revisions[String(index)];
  const email = answer.emails[index];
  if (kept !== undefined || email === undefined) return kept ?? [];
  const { subject, body } = email;
  const original = originals[String(index)];
  if (original === undefined) return [{ subject, body, createdAt, source: 'ai' }];
  return withRevision([{ ...original, createdAt, source: 'ai' }], { subject, body, createdAt, source: 'edit' });
}

/** Whether an email differs from what the AI wrote. */
export function isEdited(email: EmailTexts, original: EmailTexts | undefined): boolean {
  return original !== undefined && (original.subject !== email.subject || original.body !== email.body);
}

/** Whether any email of a version differs from what the AI wrote. */
export function isVersionEdited({
  answer,
  originals,
}: {
  readonly answer: { readonly emails: readonly EmailTexts[] };
  readonly originals: Readonly<Record<string, EmailTexts>>;
}): boolean {
  return answer.emails.some((email, index) => isEdited(email, originals[String(index)]));
}

export function withRevision(revisions: readonly EmailRevision[], added: EmailRevision): readonly EmailRevision[] {
  const id = emailHash(added);
  return [added, ...revisions.filter((revision) => emailHash(revision) !== id)].slice(0, revisionsKept);
}
