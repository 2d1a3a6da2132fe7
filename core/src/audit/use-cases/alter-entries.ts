import { AppError } from '../../platform/app-error.ts';
import type { AuditAction } from '../contract/audit.ts';
import { commitmentToWords, newSalt, remainderOf, type Alteration, type StoredEntry } from '../domain/audit-chain.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { AuditTrail } from './audit-trail.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

/** So that an entry about alterations stays small. */
const maxAltered = 500;
/** How often in a row other processes may alter all that was found. More often, it is something that cannot be altered. */
const maxFruitless = 10;

/**
 * Alters the words of entries. An entry that names them, with commitments to what was found and to what remains of each, is
 * written first. An interrupted alteration may be repeated: the entries are then named twice.
 */
export class AlterEntries extends UseCase({ log: AuditLog, audit: AuditTrail }) {
  /**
   * Alters what `find` finds until it finds nothing; returns how many were altered. Only `audit_keyed` names entries that
   * nothing proves. An erasure alters them without naming them, so that they stay a flaw. Throws when something cannot be
   * altered.
   */
  async execute(
    find: (limit: number) => Promise<readonly StoredEntry[]>,
    change: (entry: StoredEntry) => StoredEntry,
    about: {
      readonly actor: AuditActor;
      readonly action: Extract<AuditAction, 'audit_keyed' | 'entries_erased'>;
      readonly target: string;
    },
  ): Promise<number> {
    const { log, audit } = this.deps;
    let count = 0;
    for (let fruitless = 0; fruitless < maxFruitless;) {
      const found = await find(maxAltered);
      if (found.length === 0) return count;
      const changes = found.map((before) => ({ before, after: { ...change(before), remains: newSalt() } }));
      const altered = changes.flatMap(({ before, after }): Alteration[] => {
        const named = { id: after.id, commitment: remainderOf(after, after.remains) };
        if (about.action === 'audit_keyed') return [named];
        const from = commitmentToWords(before);
        return from === null ? [] : [{ ...named, from }];
      });
      await audit.record(about.actor, about.action, about.target, counted(found.length, 'entry', 'entries'), {
        altered,
      });
      const now = await log.alter(changes);
      count += now;
      fruitless = now === 0 ? fruitless + 1 : 0;
    }
    throw new AppError('internal', 'The audit log contains entries whose words cannot be removed. Please verify it.');
  }
}
