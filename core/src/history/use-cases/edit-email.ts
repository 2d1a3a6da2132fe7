import type { Actor } from '../../auth/domain/actor.ts';
import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';
import type { ShownRecord } from './get-record.ts';

/** Replaces one e-mail of the newest ready version of the own record. Errors: `not_found` (record, version or index). */
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
  }): Promise<ShownRecord> {
    const { history, announcer, clock } = this.#deps;
    const before = await history.findByContact(input.actor.userId, input.hubspotId);
    const version = before?.results[0]?.version;
    const now = clock.now();
    const edited =
      before !== null &&
      version !== undefined &&
      (await history.editEmail({
        id: before.id,
        version,
        index: input.index,
        subject: input.subject,
        body: input.body,
        now,
      }));
    const record = edited ? await history.findById(before.id) : null;
    const shown = record?.results.find((result) => result.version === version);
    if (record === null || shown === undefined) throw new AppError('not_found', 'This e-mail is no longer there.');
    await announcer.announce(record, record.job.status, now);
    return { record, shown };
  }
}
