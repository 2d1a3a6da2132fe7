import { emailHash } from '../../records/domain/email-revision.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { revisionsOf, withRevision } from '../../records/domain/email-revisions.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';
import { Clock } from '../../platform/clock.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { TextLocks } from '../../records/ports/text-locks.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import { missingEmail, newerVersion, newestEmail, shownAfterChange, type ChangedEmail } from './newest-email.ts';
import { VersionReviewer } from './version-reviewer.ts';
import { UseCase } from '../../platform/needs.ts';

interface Edit extends ChangedEmail {
  /** The new texts, or the revision whose texts are to be restored. */
  readonly change: EmailTexts | { readonly restore: string };
  readonly revision?: string | undefined;
}

/** How often an edit is tried again, because another email of the sequence was edited at the same time. */
const maxAttempts = 5;

/**
 * Replaces one email of the newest ready version of the user's own record, and reviews its sequence. A request that
 * names the version and revision that it edited cannot overwrite a newer text. Errors: `not_found` (record, version,
 * index or revision), `forbidden` (a domain that the actor has left), `conflict` (a newer version, another edit of the same email, or locked texts).
 */
export class EditEmail extends UseCase({
  history: HistoryRepository,
  reviewer: VersionReviewer,
  locks: TextLocks,
  announcer: StatusAnnouncer,
  clock: Clock,
}) {
  async execute(edit: Edit): Promise<ShownRecord> {
    const now = this.deps.clock.now();
    return shownAfterChange(this.deps, { actor: edit.actor, ...(await this.#save(edit, now)) }, now);
  }

  async #save(edit: Edit, now: number): Promise<{ readonly recordId: string; readonly version: number }> {
    const { history, reviewer } = this.deps;
    const { index, change } = edit;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const { recordId, newest, email } = await newestEmail(this.deps, edit, notSaved);
      if ((edit.revision ?? emailHash(email)) !== emailHash(email)) throw changedMeanwhile();
      const revisions = revisionsOf(newest, index);
      const isRestored = 'restore' in change;
      const texts = isRestored ? revisions.find((kept) => emailHash(kept) === change.restore) : change;
      if (texts === undefined) throw new AppError('not_found', 'This revision is no longer kept.');
      const [subject, body] = [withoutBidi(texts.subject), withoutBidi(texts.body)];
      const asked = { recordId, userId: edit.actor.userId };
      const reviews = await reviewer.review(asked, newest, { index, subject, body });
      const outcome = await history.editEmail({
        id: recordId,
        version: newest.version,
        index,
        subject,
        body,
        basedOn: newest.answer.emails.map((known) => ({ subject: known.subject, body: known.body })),
        reviews,
        revisions: withRevision(revisions, { subject, body, createdAt: now, source: isRestored ? 'restore' : 'edit' }),
        now,
      });
      if (outcome === 'saved') return { recordId, version: newest.version };
      if (outcome === 'superseded') throw newerVersion(notSaved);
      if (outcome === 'missing') throw missingEmail();
    }
    throw changedMeanwhile();
  }
}

const notSaved = 'Your text was not saved.';
const changedMeanwhile = () => new AppError('conflict', `This email was changed elsewhere meanwhile. ${notSaved}`);
