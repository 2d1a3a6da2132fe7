import type { Credential } from '../../credentials/domain/credential.ts';
import type { ConnectionMonitor } from '../../credentials/use-cases/connection-monitor.ts';
import { CrmNotes } from '../../history/ports/crm-notes.ts';

/** Records the success or failure of every filing of a note. */
export class MonitoredCrmNotes extends CrmNotes {
  readonly #inner: CrmNotes;
  readonly #monitor: ConnectionMonitor;

  constructor(inner: CrmNotes, monitor: ConnectionMonitor) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
  }

  add(
    note: Parameters<CrmNotes['add']>[0],
    credential: Credential,
    options?: Parameters<CrmNotes['add']>[2],
  ): Promise<{ readonly noteId: string }> {
    return this.#monitor.watch(credential, () => this.#inner.add(note, credential, options), options?.signal);
  }
}
