import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import type { TextLocks } from '../../records/ports/text-locks.ts';
import type { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import type { VersionReviewer } from './version-reviewer.ts';

/** An email of the newest ready version of the actor's own record. */
export interface ChangedEmail {
  readonly actor: Actor;
  readonly hubspotId: string;
  readonly index: number;
  /** The version that the actor sees; undefined: the newest. */
  readonly version?: number | undefined;
}

/**
 * Finds an email that is to be changed. Errors: `not_found`, `forbidden` (a domain that the actor has left), `conflict` (a
 * newer version, or locked texts), whose message ends with `notSaved`.
 */
export async function newestEmail(
  { history, locks }: { readonly history: HistoryRepository; readonly locks: TextLocks },
  { actor, hubspotId, index, version }: ChangedEmail,
  notSaved: string,
): Promise<{
  readonly recordId: string;
  readonly newest: GenerationVersion;
  readonly email: GenerationVersion['answer']['emails'][number];
}> {
  const record = await history.findByContact(actor.userId, hubspotId);
  const newest = record?.results[0];
  if (record === null || newest === undefined) throw missingEmail();
  assertMayAct(actor, newest);
  if ((version ?? newest.version) !== newest.version) throw newerVersion(notSaved);
  const email = newest.answer.emails[index];
  if (email === undefined) throw missingEmail();
  const whyLocked = await locks.whyLocked(record.id, newest.version);
  if (whyLocked !== null) throw new AppError('conflict', `${whyLocked} ${notSaved}`);
  return { recordId: record.id, newest, email };
}

/** Announces that an email was changed, and answers the record as it is shown then. Errors: `not_found`. */
export async function shownAfterChange(
  {
    history,
    reviewer,
    announcer,
  }: {
    readonly history: HistoryRepository;
    readonly reviewer: VersionReviewer;
    readonly announcer: StatusAnnouncer;
  },
  { actor, recordId, version }: { readonly actor: Actor; readonly recordId: string; readonly version: number },
  now: Timestamp,
): Promise<ShownRecord> {
  const record = await history.findById(recordId);
  const shown = record?.results.find((result) => result.version === version);
  if (record === null || shown === undefined) throw missingEmail();
  await announcer.announce(record, record.job.status, now);
  return { record, shown: await reviewer.current({ recordId, userId: actor.userId }, shown) };
}

export const missingEmail = (): AppError => new AppError('not_found', 'This email is no longer there.');
export const newerVersion = (notSaved: string): AppError =>
  new AppError('conflict', `A newer version of this sequence has become ready meanwhile. ${notSaved}`);
