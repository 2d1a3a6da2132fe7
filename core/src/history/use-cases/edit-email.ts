import type { Actor } from '../../users/domain/actor.ts';
import { emailRevision } from '../../generation/domain/email-revision.ts';
import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';
import type { ShownRecord } from '../domain/shown-record.ts';

/**
 * Replaces one e-mail of the newest ready version of the own record. Who names the version and revision that were
 * edited overwrites nothing that came meanwhile.
 * Errors: `not_found` (record, version or index), `conflict` (a newer version, or another edit of the same e-mail).
 */
export class EditEmail {
  readonly #deps: { history: HistoryRepository; announcer: StatusAnnouncer; clock: Clock };

  constructor(deps: { history: HistoryRepository; announcer: StatusAnnouncer; clock: Clock }) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: Actor;
    hubspotId: string;
    index: number;
    subject: string;
    body: string;
    version?: number | undefined;
    revision?: string | undefined;
  }): Promise<ShownRecord> {
    const { history, announcer, clock } = this.#deps;
    const before = await history.findByContact(input.actor.userId, input.hubspotId);
    const newest = before?.results[0];
    const email = newest?.answer.emails[input.index];
    if (before === null || newest === undefined) throw missing();
    if ((input.version ?? newest.version) !== newest.version) throw newerVersion();
    if (email === undefined) throw missing();
    if ((input.revision ?? emailRevision(email)) !== emailRevision(email)) throw changedMeanwhile();

    const now = clock.now();
    const outcome = await history.editEmail({
      id: before.id,
      version: newest.version,
      index: input.index,
      subject: input.subject,
      body: input.body,
      replaces: input.revision === undefined ? undefined : { subject: email.subject, body: email.body },
      now,
    });
    if (outcome === 'superseded') throw newerVersion();
    if (outcome === 'changed') throw changedMeanwhile();
    const record = outcome === 'saved' ? await history.findById(before.id) : null;
    const shown = record?.results.find((result) => result.version === newest.version);
    if (record === null || shown === undefined) throw missing();
    await announcer.announce(record, record.job.status, now);
    return { record, shown };
  }
}

const missing = () => new AppError('not_found', 'This e-mail is no longer there.');
const newerVersion = () =>
  new AppError('conflict', 'A newer version of this sequence has become ready meanwhile. Your text was not saved.');
const changedMeanwhile = () =>
  new AppError('conflict', 'This email was changed elsewhere meanwhile. Your text was not saved.');
