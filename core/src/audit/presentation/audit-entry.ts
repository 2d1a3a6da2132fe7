import type { AuditEntry } from '../domain/audit-entry.ts';
import { departmentKeys, departmentKeySchema, type DepartmentNames } from '../../platform/contract/departments.ts';
import type { AuditEntryWire } from '../contract/audit.ts';
import { presentMoment } from '../../platform/moment.ts';

/** Finds a domain's key after "in" or "of", as the entries of the log contain it. */
const namedDomain = new RegExp(String.raw`(?<=\b(?:in|of) )(?:${departmentKeys.join('|')})\b`, 'g');
/** A domain that something was done to, such as the one of a limit. */
const domainTarget = new RegExp(`(?<=^(?:domain:)?)(?:${departmentKeys.join('|')})$`);

export function presentAuditEntry(entry: AuditEntry, names: DepartmentNames): AuditEntryWire {
  const { id, at, actor, action } = entry;
  const nameOf = (key: string) => names.nameOf(departmentKeySchema.parse(key));
  const target = entry.target.replace(domainTarget, nameOf);
  const detail = entry.detail.replaceAll(namedDomain, nameOf);
  return { _id: id, at: presentMoment(at), actor: actor.name, actorId: actor.userId, action, target, detail };
}
