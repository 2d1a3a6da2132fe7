import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { Tracing } from '../../platform/tracing.ts';

/** Makes calls to the CRM: each is a span, and the connection's health learns of its success or failure. */
export class CrmCalls {
  readonly #monitor: ConnectionMonitor;
  readonly #tracing: Tracing;

  constructor(monitor: ConnectionMonitor, tracing: Tracing) {
    this.#monitor = monitor;
    this.#tracing = tracing;
  }

  /** `what` is the call in two or three words, such as "create task". */
  make<T>(what: string, credential: Credential, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.trace(what, () => this.#monitor.watch(credential, call, signal));
  }

  /** Makes a call of whose result the health learns elsewhere. */
  trace<T>(what: string, call: () => Promise<T>): Promise<T> {
    return this.#tracing.span(`hubspot ${what}`, { kind: 'client' }, call);
  }
}
