import { hash } from 'node:crypto';
import type { LanguageDetector } from '../../../../checks/index.ts';
import { nameOf, type SampleMaterial } from '../sample.ts';
import { combinations } from './invented.ts';
import { identityOf, postalFields } from './identity.ts';
import { replacerOf } from './replacer.ts';

/**
 * Replaces who a sample is about, wherever it stands in it: names of people and of the company, also without its legal
 * form; addresses of mail, web and post; telephone numbers. People are all who are named anywhere, third persons in
 * notes and mails included, as far as their names can be told from words; each keeps one invented name. `taken` are the
 * names of other samples, which are not used again, so that the samples can be distinguished.
 */
export function disguised(
  material: SampleMaterial,
  detect: LanguageDetector,
  taken: ReadonlySet<string> = new Set(),
): SampleMaterial {
  const identity = identityOf(material, detect);
  const name = nameOf(material);
  const usual = preferredNumber(material.snapshot.contact.id);
  const numbers = Array.from({ length: combinations }, (_, step) => usual + step);
  const free = numbers.find((number) => !taken.has(replacerOf(identity, number)(name)));
  return mapStrings(material, replacerOf(identity, free ?? usual)) as SampleMaterial;
}

/** The number of the invented name: always the same for a contact, and usually different for different contacts. */
function preferredNumber(contactId: string): number {
  return hash('sha256', contactId, 'buffer')[0] ?? 0;
}

/** Fields by which a sample is read again, and which name nobody. */
const kept = new Set(['id', 'prospectUrl', 'hubspot_owner_id', 'hs_object_id', 'currency', 'state', 'stage']);
const phoneField = /phone|fax|mobile/i;

function mapStrings(value: unknown, map: (text: string) => string, field = ''): unknown {
  if (typeof value === 'string') {
    if (phoneField.test(field) && /\d/.test(value)) return '+1 555 0100';
    // Ids, numbers and moments have no letters but those of a time zone.
    if (kept.has(field) || (!postalFields.test(field) && !/[^\d\s:.,TZ+-]/.test(value))) return value;
    return map(value);
  }
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, map, name)]));
}
