import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { SentMails, type SentMail } from '../../voice/ports/sent-mails.ts';
import { CrmCalls } from './crm-calls.ts';

/** Records the success or failure of every reading of sent emails, and traces it. */
export class MonitoredSentMails extends SentMails {
  readonly #inner: SentMails;
  readonly #calls: CrmCalls;

  constructor(inner: SentMails, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#calls = new CrmCalls(monitor, tracing);
  }

  from(address: string, credential: Credential, signal?: AbortSignal): Promise<readonly SentMail[] | null> {
    return this.#calls.make('read sent', credential, () => this.#inner.from(address, credential, signal), signal);
  }
}
