import { contactActions } from '../../audit/contract/audit.ts';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import type { AuditedContact, AuditedContacts } from '../../audit/ports/audited-contacts.ts';
import { contactNameOf } from '../../contacts/domain/contact-name.ts';
import { UseCase } from '../../platform/needs.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { HistoryRepository } from '../ports/history-repository.ts';

/**
 * Finds the record that an entry of the audit log is about: the one that it names, else that of whoever did something,
 * else the newest of the contact.
 */
export class ContactsOfEntries extends UseCase({ history: HistoryRepository }) implements AuditedContacts {
  async of(entries: readonly AuditEntry[]): Promise<ReadonlyMap<string, AuditedContact>> {
    const actions: ReadonlySet<string> = new Set(contactActions);
    const named = entries.filter(({ action }) => actions.has(action));
    const contacts = [...new Set(named.map(({ target }) => target))];
    const records = contacts.length === 0 ? [] : await this.deps.history.listOfContacts(contacts);
    const found = new Map<string, AuditedContact>();
    for (const entry of named) {
      const record = recordOf(entry, records);
      if (record === undefined) continue;
      found.set(entry.id, { name: contactNameOf(record.properties), userId: record.userId });
    }
    return found;
  }
}

function recordOf(
  { target, detail, actor }: AuditEntry,
  records: readonly GenerationSummary[],
): GenerationSummary | undefined {
  const own = records.filter(({ hubspotId }) => hubspotId === target);
  return own.find(({ id }) => detail.includes(id)) ?? own.find(({ userId }) => userId === actor.userId) ?? own[0];
}
