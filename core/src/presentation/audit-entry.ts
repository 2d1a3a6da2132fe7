import type { AuditEntry } from '../app.ts';
import type { AuditEntryWire } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

export function presentAuditEntry(entry: AuditEntry): AuditEntryWire {
  const { id, at, actor, action, target, detail } = entry;
  return { _id: id, at: presentMoment(at), actor: actor.name, action, target, detail };
}
