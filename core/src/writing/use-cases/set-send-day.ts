import { AppError, invalidField } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { TextLocks } from '../../records/ports/text-locks.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { newestEmail, shownAfterChange, type ChangedEmail } from './newest-email.ts';
import { VersionReviewer } from './version-reviewer.ts';

interface Input extends ChangedEmail {
  /** Days after the first email. */
  readonly sendAfterDays: number;
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
  async execute({ sendAfterDays, ...which }: Input): Promise<ShownRecord> {
    const { history, clock } = this.deps;
    const { actor, index } = which;
    const { recordId, newest } = await newestEmail(this.deps, which, notSaved);
    const { version } = newest;
    const days = newest.answer.emails.map(({ send_after_days }) => send_after_days);
    assertBetween(days, index, sendAfterDays);
    const now = clock.now();
    if (!(await history.setSendDay({ id: recordId, version, index, sendAfterDays, basedOn: days, now })))
      throw new AppError('conflict', `This sequence was changed elsewhere meanwhile. ${notSaved}`);
    return shownAfterChange(this.deps, { actor, recordId, version }, now);
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

const wrongDay = (message: string): AppError => invalidField('sendAfterDays', message);
const notSaved = 'The day was not saved.';
