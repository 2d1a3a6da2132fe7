import type { AuditAction } from '../contract/audit.ts';
import { newSalt, remainderOf, type StoredEntry } from '../domain/audit-chain.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { AuditTrail } from './audit-trail.ts';

/** So that an entry about alterations stays small. */
export const maxAltered = 500;

/**
 * Alters the words of entries. An entry that names them, with commitments to what remains of each, is written first. An
 * interrupted alteration may be repeated: the entries are then named twice.
 */
export class AlterEntries {
  readonly #deps: { log: AuditLog; audit: AuditTrail };

  constructor(deps: { log: AuditLog; audit: AuditTrail }) {
    this.#deps = deps;
  }

  /** `found` holds `maxAltered` entries at most. Returns how many were altered; others were altered meanwhile. */
  async execute(
    found: readonly StoredEntry[],
    change: (entry: StoredEntry) => StoredEntry,
    about: { readonly actor: AuditActor; readonly action: AuditAction; readonly target: string },
  ): Promise<number> {
    const { log, audit } = this.#deps;
    const changes = found.map((before) => ({ before, after: { ...change(before), remains: newSalt() } }));
    const altered = changes.map(({ after }) => ({ id: after.id, commitment: remainderOf(after, after.remains) }));
    await audit.record(about.actor, about.action, about.target, `${found.length} entries`, { altered });
    return log.alter(changes);
  }
}
