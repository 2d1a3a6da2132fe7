import type { AuditEntry } from '../app.ts';
import { departmentKeys, departmentKeySchema, type AuditEntryWire, type DepartmentNames } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

/** As the log's writers name a domain: its stable key, after one of these words. */
const namedDomain = new RegExp(String.raw`(?<=\b(?:in|of) )(?:${departmentKeys.join('|')})\b`, 'g');

export function presentAuditEntry(entry: AuditEntry, names: DepartmentNames): AuditEntryWire {
  const { id, at, actor, action, target } = entry;
  const detail = entry.detail.replaceAll(namedDomain, (key) => names.nameOf(departmentKeySchema.parse(key)));
  return { _id: id, at: presentMoment(at), actor: actor.name, action, target, detail };
}
