import type { GenerationSummary } from '../domain/generation-record.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Actor } from '../../platform/actor.ts';
import { type HistoryFilter, HistoryRepository } from '../ports/history-repository.ts';
import { accessibleOwner } from '../domain/may-act.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Lists one page of the user's own records, or of any user's for a superadmin, newest submit first. Errors:
 * `not_found`.
 */
export class ListHistory extends UseCase({ history: HistoryRepository }) {
  async execute(input: {
    actor: Pick<Actor, 'userId' | 'role'>;
    /** The owner of the records; undefined: the actor. */
    ownerId: string | undefined;
    filter: Omit<HistoryFilter, 'userId'>;
    page: PageRequest;
  }): Promise<Page<GenerationSummary>> {
    return this.deps.history.list({ ...input.filter, userId: accessibleOwner(input) }, input.page);
  }
}
