import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import { CrmLists, type CrmList } from '../../contacts/ports/crm-lists.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { CrmCalls } from './crm-calls.ts';

/** Records the success or failure of every reading of lists, and traces it. */
export class MonitoredCrmLists extends CrmLists {
  readonly #inner: CrmLists;
  readonly #calls: CrmCalls;

  constructor(inner: CrmLists, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#calls = new CrmCalls(monitor, tracing);
  }

  search(words: string, credential: Credential, signal?: AbortSignal): Promise<readonly CrmList[]> {
    return this.#calls.make('search lists', credential, () => this.#inner.search(words, credential, signal), signal);
  }

  members(listId: string, credential: Credential, signal?: AbortSignal): AsyncIterable<string> {
    return this.#inner.members(listId, credential, signal);
  }
}
