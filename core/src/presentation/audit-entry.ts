import type { AuditEntry } from '../app.ts';
import { departmentKeys, departmentKeySchema, type AuditEntryWire, type DepartmentNames } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

/** Finds a domain's key after "in" or "of", as the entries of the log contain it. */
const namedDomain = new RegExp(String.raw`(?<=\b(?:in|of) )(?:${departmentKeys.join('|')})\b`, 'g');

export function presentAuditEntry(entry: AuditEntry, names: DepartmentNames): AuditEntryWire {
  const { id, at, actor, action, target } = entry;
  const detail = entry.detail.replaceAll(namedDomain, (key) => names.nameOf(departmentKeySchema.parse(key)));
  return { _id: id, at: presentMoment(at), actor: actor.name, action, target, detail };
}
