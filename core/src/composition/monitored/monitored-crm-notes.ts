import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import { CrmNotes } from '../../sending/ports/crm-notes.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { CrmCalls } from './crm-calls.ts';

/** Records the success or failure of every filing of a note, and traces it. */
export class MonitoredCrmNotes extends CrmNotes {
  readonly #inner: CrmNotes;
  readonly #calls: CrmCalls;

  constructor(inner: CrmNotes, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#calls = new CrmCalls(monitor, tracing);
  }

  add(
    note: Parameters<CrmNotes['add']>[0],
    credential: Credential,
    options?: Parameters<CrmNotes['add']>[2],
  ): Promise<{ readonly noteId: string }> {
    return this.#calls.make('file note', credential, () => this.#inner.add(note, credential, options), options?.signal);
  }
}
