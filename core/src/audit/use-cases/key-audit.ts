import { Clock } from '../../platform/clock.ts';
import { systemActor } from '../domain/audit-entry.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { AlterEntries } from './alter-entries.ts';
import { AuditTrail } from './audit-trail.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Begins the keyed chain, once for each store. In the log of an early version, it also commits to the entries whose
 * words nothing proves yet: those without a link, and those of erased people.
 */
export class KeyAudit extends UseCase({ log: AuditLog, audit: AuditTrail, alterEntries: AlterEntries, clock: Clock }) {
  async execute(): Promise<void> {
    const { log, audit, alterEntries, clock } = this.deps;
    if (await log.isKeyed()) return;
    const about = { actor: systemActor, action: 'audit_keyed', target: 'entries of an earlier version' } as const;
    await alterEntries.execute(
      (limit) => log.unproven(limit),
      (entry) => entry,
      about,
    );
    const unlinked = await log.countUpTo(0);
    await audit.record(systemActor, 'audit_keyed', 'audit', 'entries are linked with a key from here on', { unlinked });
    await log.noteKeyed(clock.now());
  }
}
