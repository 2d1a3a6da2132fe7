import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

/**
 * Deletes the own record of a contact with all its versions. A generation still running for it finds its record gone
 * and ends without a trace. Errors: `not_found`.
 */
export class DeleteRecord {
  readonly #deps: { history: HistoryRepository; announcer: StatusAnnouncer; clock: Clock };

  constructor(deps: { history: HistoryRepository; announcer: StatusAnnouncer; clock: Clock }) {
    this.#deps = deps;
  }

  async execute(input: { userId: string; hubspotId: string }): Promise<void> {
    const { history, announcer, clock } = this.#deps;
    const record = await history.findByContact(input.userId, input.hubspotId);
    if (record === null || !(await history.delete(record.id))) {
      throw new AppError('not_found', 'No history data found for this record.');
    }
    await announcer.announce(record, 'deleted', clock.now());
  }
}
