import { CrmLists, type CrmList } from '../contacts/ports/crm-lists.ts';

/** Lists that a test fills. */
export class FakeCrmLists extends CrmLists {
  readonly lists: CrmList[] = [];
  /** The ids of the contacts of each list. */
  readonly ids = new Map<string, readonly string[]>();

  async search(words: string): Promise<readonly CrmList[]> {
    return this.lists.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  }

  async *members(listId: string): AsyncGenerator<string> {
    yield* this.ids.get(listId) ?? [];
  }
}
