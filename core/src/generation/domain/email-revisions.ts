import { emailRevision, type EmailRevision } from './email-revision.ts';
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

export function withRevision(revisions: readonly EmailRevision[], added: EmailRevision): readonly EmailRevision[] {
  const id = emailRevision(added);
  return [added, ...revisions.filter((revision) => emailRevision(revision) !== id)].slice(0, revisionsKept);
}
