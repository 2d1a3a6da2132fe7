import { withoutPerson } from '../domain/audit-chain.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import type { NamedPerson } from '../domain/named-person.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { AlterEntries } from './alter-entries.ts';
import { UseCase } from '../../platform/needs.ts';

/** Removes the words about a person from all entries that name them. Each removal is an entry of its own. */
export class EraseFromAudit extends UseCase({ log: AuditLog, alterEntries: AlterEntries }) {
  /** `target` names the person in the entries about it, by nothing but an id or a hash. Returns how many were altered. */
  async execute(actor: AuditActor, person: NamedPerson, target: string): Promise<number> {
    const { log, alterEntries } = this.deps;
    return alterEntries.execute(
      async (limit) => (await log.naming(person, limit)).items,
      (entry) => withoutPerson(entry, person),
      { actor, action: 'entries_erased', target },
    );
  }
}
