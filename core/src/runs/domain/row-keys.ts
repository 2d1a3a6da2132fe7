import { hash } from 'node:crypto';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { engagementKinds, type CrmContact, type EngagementKind } from '../../contacts/domain/contact.ts';
import { mergedIdProperties } from '../../contacts/domain/merged-ids.ts';
import { historyOf } from '../../contacts/domain/own-note.ts';
import type { BulkKeys } from '../../records/domain/generation-record.ts';

/** Everything that a row asks for, without the contact's data. */
export interface RowMaterial {
  readonly hubspotId: string;
  readonly department: DepartmentKey;
  readonly prompt: { readonly id: string; readonly version: number; readonly prompt: string };
  readonly aiModel: string;
  readonly additionalInfo: string;
  readonly language?: string | undefined;
}

/** Equal for two rows that ask for the same about the same contact, whatever their service tier and place in the list. */
export function rowKey({ hubspotId, department, prompt, aiModel, additionalInfo, language }: RowMaterial): string {
  const chosen = language === undefined ? [] : [language];
  return digest([hubspotId, department, prompt.id, prompt.version, prompt.prompt, aiModel, additionalInfo, ...chosen]);
}

/**
 * Both keys of a row whose contact was read. The content key changes with anything a rep would write differently for;
 * the CRM's bookkeeping and the notes this product filed itself are left out, so that filing a playbook does not make
 * the contact a new one.
 */
export function bulkKeys(key: string, contact: CrmContact): BulkKeys {
  const properties = Object.entries(contact.properties)
    .filter(([name, value]) => value !== null && value !== '' && !bookkeeping.has(name))
    .sort(byName);
  const engagements = engagementKinds.flatMap((kind) => {
    const history = historyOf(contact, kind).map(({ id, properties: p }) => [id, Object.entries(p).sort(byName)]);
    return history.length === 0 && addedKinds.has(kind) ? [] : [history];
  });
  return { row: key, content: digest([key, properties, engagements]) };
}

/** Kinds that older versions did not read. A contact without them keeps its key, so that its rows are not paid for again. */
const addedKinds: ReadonlySet<EngagementKind> = new Set(['tasks']);
const bookkeeping = new Set<string>([
  'createdate',
  'lastmodifieddate',
  'hs_lastmodifieddate',
  'notes_last_updated',
  ...mergedIdProperties,
]);

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function digest(material: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(material)).slice(0, 32);
}
