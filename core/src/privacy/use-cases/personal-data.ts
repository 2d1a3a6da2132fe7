import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { HistoryRepository, HistoryWalk } from '../../history/ports/history-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { User } from '../../users/domain/user.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import { isAbout, type Person } from '../domain/person.ts';

const pageSize = 200;

/** Finds the data that is kept about a person. */
export class PersonalData {
  readonly #deps: { history: HistoryRepository; users: UserRepository };

  constructor(deps: { history: HistoryRepository; users: UserRepository }) {
    this.#deps = deps;
  }

  /**
   * The user, deleted or not, who is the person; null where the person is no user. Errors: `not_found` for an unknown
   * id.
   */
  async userOf(person: Person): Promise<User | null> {
    const { users } = this.#deps;
    if (person.kind === 'contact') return null;
    if (person.kind === 'address') return users.findByEmail(person.email);
    const user = await users.findById(person.userId);
    if (user === null) throw new AppError('not_found', 'There is no user with this id.');
    return user;
  }

  /** Yields the records about a contact or an address, or of a user, one at a time, whoever owns them. */
  async *recordsOf(person: Person): AsyncGenerator<GenerationSummary> {
    const filter = filterOf(person);
    let last: GenerationSummary | undefined;
    for (;;) {
      const page = await this.#deps.history.walk(filter, last ?? null, pageSize);
      for (const record of page) if (isAbout(person, record)) yield record;
      last = page.at(-1);
      if (page.length < pageSize || last === undefined) return;
    }
  }
}

function filterOf(person: Person): HistoryWalk {
  switch (person.kind) {
    case 'contact':
      return { hubspotId: person.hubspotId };
    case 'address':
      return { search: person.email };
    case 'user':
      return { userId: person.userId };
  }
}
