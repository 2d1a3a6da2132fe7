import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { TextLocks } from '../../records/ports/text-locks.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { VersionReviewer } from './version-reviewer.ts';

interface Input {
  readonly actor: Actor;
  readonly hubspotId: string;
  readonly index: number;
  /** Days after the first email. */
  readonly sendAfterDays: number;
  readonly version?: number | undefined;
}

/**
 * Sets after how many days an email of the newest ready version of the user's own record is sent; an approval stays.
 * Errors: `validation_failed` (another day than 0 for the first email, a day before the email in front of it or after
 * the next one), `not_found`, `forbidden` (a domain that the actor has left), `conflict` (a newer version, another change
 * at the same time, a version that is enrolled).
 */
export class SetSendDay extends UseCase({
  history: HistoryRepository,
  reviewer: VersionReviewer,
  locks: TextLocks,
  announcer: StatusAnnouncer,
  clock: Clock,
}) {
  async execute({ actor, hubspotId, index, sendAfterDays, version }: Input): Promise<ShownRecord> {
    const { history, reviewer, locks, announcer, clock } = this.deps;
    const before = await history.findByContact(actor.userId, hubspotId);
    const newest = before?.results[0];
    if (before === null || newest?.answer.emails[index] === undefined) throw missing();
    assertMayAct(actor, newest);
    const { id } = before;
    const days = newest.answer.emails.map(({ send_after_days }) => send_after_days);
    assertBetween(days, index, sendAfterDays);
    const whyLocked = await locks.whyLocked(id, newest.version);
    if (whyLocked !== null) throw new AppError('conflict', `${whyLocked} The day was not saved.`);
    const now = clock.now();
    const isNewest = (version ?? newest.version) === newest.version;
    const change = { id, version: newest.version, index, sendAfterDays, basedOn: days, now };
    if (!isNewest || !(await history.setSendDay(change)))
      throw new AppError('conflict', 'This sequence was changed elsewhere meanwhile. The day was not saved.');
    const record = await history.findById(id);
    const shown = record?.results.find((result) => result.version === newest.version);
    if (record === null || shown === undefined) throw missing();
    await announcer.announce(record, record.job.status, now);
    return { record, shown: await reviewer.current({ recordId: id, userId: actor.userId }, shown) };
  }
}

function assertBetween(days: readonly (number | null)[], index: number, wanted: number): void {
  const before = days.slice(0, index).findLast((day) => day !== null) ?? 0;
  const after = days.slice(index + 1).find((day) => day !== null) ?? Number.POSITIVE_INFINITY;
  if (index === 0 && wanted !== 0) throw wrongDay('The first email is sent on the first day.');
  if (wanted < before)
    throw wrongDay(`Email ${index + 1} cannot be sent before email ${index}, which has day ${before}.`);
  if (wanted > after)
    throw wrongDay(`Email ${index + 1} cannot be sent after email ${index + 2}, which has day ${after}.`);
}

const wrongDay = (message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path: 'sendAfterDays', message }] });
const missing = (): AppError => new AppError('not_found', 'This email is no longer there.');
