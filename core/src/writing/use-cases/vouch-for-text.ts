import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Evidence } from '../../checks/contract/evidence.ts';
import { mayBeVouchedFor } from '../../checks/contract/vouching.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { EmailReview, SequenceReview } from '../../records/domain/sequence-review.ts';
import { isSamePlace, vouchesOf, type Vouch, type VouchedPlace } from '../../records/domain/vouch.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { VersionReviewer } from './version-reviewer.ts';

type Input = Parameters<GetRecord['execute']>[0] &
  Pick<Evidence, 'field' | 'start' | 'end' | 'text'> & {
    readonly auditActor: AuditActor;
    readonly index: number;
    /** False takes it back. */
    readonly vouched: boolean;
    /** Means the same text in every email of the sequence. */
    readonly everywhere?: boolean | undefined;
  };

export interface VouchedEmail {
  readonly review: EmailReview;
  readonly vouches: readonly Vouch[];
}

/** Texts may be edited, and vouched for, at the same time. */
const maxAttempts = 5;
/** A longer text is cut in the audit log. */
const maxAudited = 200;

/**
 * Stores that a person knows a marked text to be right, or takes that back, and reviews the sequence. A repeated call
 * changes nothing. Users may open their own records, superadmins any. Errors: `not_found` (record, version or email);
 * `forbidden` (a domain that the actor has left); `conflict` (another text stands there, it is not marked, or nobody can
 * vouch for it).
 */
export class VouchForText extends UseCase({
  history: HistoryRepository,
  getRecord: GetRecord,
  reviewer: VersionReviewer,
  announcer: StatusAnnouncer,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: Input): Promise<VouchedEmail> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const done = await this.#try(input);
      if (done !== null) return done;
    }
    throw conflict('This email was changed elsewhere meanwhile.');
  }

  /** Null where the version was changed between reading and writing. */
  async #try(input: Input): Promise<VouchedEmail | null> {
    const { history, getRecord, reviewer, announcer, audit, clock } = this.deps;
    const { auditActor, index } = input;
    const { record, shown } = await getRecord.toActOn(input);
    const email = shown?.answer.emails[index];
    if (shown === null || email === undefined) throw new AppError('not_found', 'This email is no longer there.');
    if (email[input.field].slice(input.start, input.end) !== input.text)
      throw conflict('Another text stands there by now.');
    const { review } = shown;
    const stored = review?.emails[index];
    if (review === null || stored === undefined) throw notMarked();
    const places = placesIn(review, input);
    const now = clock.now();
    const vouched = input.vouched
      ? withPlaces(review.vouched, places, { userId: auditActor.userId, name: auditActor.name, at: now })
      : review.vouched.filter((vouch) => !places.some((place) => isSamePlace(place, vouch)));
    if (vouched.length === review.vouched.length) return { review: stored, vouches: vouchesOf(review.vouched, index) };
    const asked = { recordId: record.id, userId: input.actor.userId };
    const reviews = await reviewer.review(asked, { ...shown, review: { ...review, vouched } });
    const { id } = record;
    const { version } = shown;
    const basedOn = { emails: shown.answer.emails, vouched: review.vouched };
    const saved = await history.setVouched({ id, version, vouched, reviews: reviews ?? [], basedOn, now });
    if (saved === 'changed') return null;
    if (saved === 'missing') throw new AppError('not_found', 'This version is no longer kept.');
    const emails = [...new Set(places.map((place) => place.index + 1))].join(', ');
    const detail = `"${input.text.slice(0, maxAudited)}" in email ${emails}, version ${version} of record ${id}`;
    const prefix = input.vouched ? '' : 'taken back: ';
    await audit.record(auditActor, 'evidence_vouched', record.hubspotId, prefix + detail);
    await announcer.announce(record, record.job.status, now);
    return { review: reviews?.[index] ?? stored, vouches: vouchesOf(vouched, index) };
  }
}

/** The places that are meant: that of the input, and all of the same marked text. Errors: `conflict`. */
function placesIn({ emails }: SequenceReview, { index, field, start, end, text, everywhere }: Input): VouchedPlace[] {
  const isMarked = (piece: Evidence) => mayBeVouchedFor(piece) || piece.status === 'vouched';
  const piece = emails[index]?.evidence.find(
    (found) => found.field === field && found.start === start && found.end === end,
  );
  if (piece === undefined || !isMarked(piece)) throw notMarked();
  if (everywhere !== true) return [{ index, field, text }];
  const all = emails.flatMap(({ evidence }, at) =>
    evidence.filter((other) => other.text === text && isMarked(other)).map((other) => ({ ...other, index: at })),
  );
  return all.map((place) => ({ index: place.index, field: place.field, text }));
}

function withPlaces(
  known: readonly Vouch[],
  places: readonly VouchedPlace[],
  by: Omit<Vouch, keyof VouchedPlace>,
): Vouch[] {
  const vouched = [...known];
  for (const place of places)
    if (!vouched.some((vouch) => isSamePlace(place, vouch))) vouched.push({ ...place, ...by });
  return vouched;
}

const conflict = (message: string) => new AppError('conflict', message);
const notMarked = () => conflict('Nothing that a person can vouch for is marked there.');
