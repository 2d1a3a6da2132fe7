import type { AuditAction } from '../../contract/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import type { AuditLog } from '../ports/audit-log.ts';

/** Logs who did what. Use cases call it for changes that a superadmin must be able to look up. */
export class AuditTrail {
  readonly #deps: { log: AuditLog; clock: Clock; ids: IdGenerator };

  constructor(deps: { log: AuditLog; clock: Clock; ids: IdGenerator }) {
    this.#deps = deps;
  }

  /** Rejects when the log cannot be written, so that no change goes unrecorded. */
  async record(actor: AuditActor, action: AuditAction, target: string, detail = ''): Promise<void> {
    const { log, clock, ids } = this.#deps;
    await log.append({ id: ids.next(), at: clock.now(), actor, action, target, detail: detail.slice(0, 500) });
  }
}
