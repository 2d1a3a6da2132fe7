import { emailRevision, type EmailRevision, type EmailTexts } from './email-revision.ts';
import type { GenerationVersion } from './generation-record.ts';

/** Revisions kept of one e-mail (contract, section 6). */
const revisionsKept = 10;

/** The texts of an e-mail, newest first: its present one and those before it. Each text is there once. */
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

/** Whether an e-mail differs from what the AI wrote. */
export function isEdited(email: EmailTexts, original: EmailTexts | undefined): boolean {
  return original !== undefined && (original.subject !== email.subject || original.body !== email.body);
}

/** Whether any e-mail of a version differs from what the AI wrote. */
export function isVersionEdited({ answer, originals }: Pick<GenerationVersion, 'answer' | 'originals'>): boolean {
  return answer.emails.some((email, index) => isEdited(email, originals[String(index)]));
}

export function withRevision(revisions: readonly EmailRevision[], added: EmailRevision): readonly EmailRevision[] {
  const id = emailRevision(added);
  return [added, ...revisions.filter((revision) => emailRevision(revision) !== id)].slice(0, revisionsKept);
}
