import type { Actor } from '../../platform/actor.ts';
import { emailHash } from '../../records/domain/email-revision.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { isVersionEdited, revisionsOf, withRevision } from '../../records/domain/email-revisions.ts';
import { findingsOf } from '../../records/domain/findings.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';
import { Clock } from '../../platform/clock.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { TextLocks } from '../../records/ports/text-locks.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import { VersionReviewer } from './version-reviewer.ts';
import { UseCase } from '../../platform/needs.ts';

interface Edit {
  readonly actor: Actor;
  readonly hubspotId: string;
  readonly index: number;
  /** The new texts, or the revision whose texts are to be restored. */
  readonly change: EmailTexts | { readonly restore: string };
  readonly version?: number | undefined;
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
    const { history, reviewer, announcer, clock } = this.deps;
    const now = clock.now();
    const { id, version } = await this.#save(edit, now);
    const record = await history.findById(id);
    const shown = record?.results.find((result) => result.version === version);
    if (record === null || shown === undefined) throw missing();
    await announcer.announce(record, record.job.status, now);
    return { record, shown: await reviewer.current({ recordId: record.id, userId: edit.actor.userId }, shown) };
  }

  async #save(edit: Edit, now: number): Promise<{ readonly id: string; readonly version: number }> {
    const { history, reviewer, locks } = this.deps;
    const { index, change } = edit;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const before = await history.findByContact(edit.actor.userId, edit.hubspotId);
      const newest = before?.results[0];
      if (before === null || newest === undefined) throw missing();
      assertMayAct(edit.actor, newest);
      if ((edit.version ?? newest.version) !== newest.version) throw newerVersion();
      const whyLocked = await locks.whyLocked(before.id, newest.version);
      if (whyLocked !== null) throw new AppError('conflict', `${whyLocked} Your text was not saved.`);
      const email = newest.answer.emails[index];
      if (email === undefined) throw missing();
      if ((edit.revision ?? emailHash(email)) !== emailHash(email)) throw changedMeanwhile();
      const revisions = revisionsOf(newest, index);
      const isRestored = 'restore' in change;
      const texts = isRestored ? revisions.find((kept) => emailHash(kept) === change.restore) : change;
      if (texts === undefined) throw new AppError('not_found', 'This revision is no longer kept.');
      const [subject, body] = [withoutBidi(texts.subject), withoutBidi(texts.body)];
      const edited = newest.answer.emails.with(index, { ...email, subject, body });
      const reviews = await reviewer.review({ recordId: before.id, userId: edit.actor.userId }, newest, {
        index,
        subject,
        body,
      });
      const review = newest.review && { ...newest.review, emails: reviews ?? newest.review.emails };
      const outcome = await history.editEmail({
        id: before.id,
        version: newest.version,
        index,
        subject,
        body,
        basedOn: newest.answer.emails.map((known) => ({ subject: known.subject, body: known.body })),
        reviews,
        edited: isVersionEdited({
          answer: { ...newest.answer, emails: edited },
          originals: { [index]: email, ...newest.originals },
        }),
        findings: findingsOf(edited, review),
        revisions: withRevision(revisions, { subject, body, createdAt: now, source: isRestored ? 'restore' : 'edit' }),
        now,
      });
      if (outcome === 'saved') return { id: before.id, version: newest.version };
      if (outcome === 'superseded') throw newerVersion();
      if (outcome === 'missing') throw missing();
    }
    throw changedMeanwhile();
  }
}

const missing = () => new AppError('not_found', 'This email is no longer there.');
const newerVersion = () =>
  new AppError('conflict', 'A newer version of this sequence has become ready meanwhile. Your text was not saved.');
const changedMeanwhile = () =>
  new AppError('conflict', 'This email was changed elsewhere meanwhile. Your text was not saved.');
