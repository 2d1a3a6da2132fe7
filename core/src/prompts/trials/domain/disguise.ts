import { hash } from 'node:crypto';
import { nameOf, type SampleMaterial } from './sample.ts';

const firstNames = 'Robin Alex Noa Luca Mika Toni Sasha Jules Charlie Dana Eden Jamie Morgan Riley Quinn Skyler'.split(
  ' ',
);
const lastNames = 'Sample Example Muster Placeholder Specimen Pattern Model Draft'.split(' ');
/** There are more combinations than a domain may have samples. */
const combinations = firstNames.length * lastNames.length;
/** The invented names of a company. */
const invented = { company: 'Example Works', host: 'example-works.example', phone: '+1 555 0100' };
/** The minimum length of a replaced name, because a shorter one would match inside other words. */
const minNameLength = 2;

/**
 * Replaces the names, addresses and telephone numbers of the contact, the company and the owner with invented ones,
 * wherever they are whole words. Names that are not in the CRM's fields stay. `taken` are the names of other samples,
 * which are not used again, so that the samples can be distinguished.
 */
export function disguised(material: SampleMaterial, taken: ReadonlySet<string> = new Set()): SampleMaterial {
  const name = nameOf(material);
  const usual = preferredNumber(material.snapshot.contact.id);
  const numbers = Array.from({ length: combinations }, (_, step) => usual + step);
  const free = numbers.find((number) => !taken.has(replacerFor(material, number)(name)));
  const replace = replacerFor(material, free ?? usual);
  return mapStrings(material, replace) as SampleMaterial;
}

function replacerFor(material: SampleMaterial, invented: number): (text: string) => string {
  const replacements = replacementsFor(material, inventedName(invented));
  return (text) => replacements.reduce((result, { expression, by }) => result.replace(expression, () => by), text);
}

function replacementsFor(
  { snapshot }: SampleMaterial,
  { first, last }: InventedName,
): readonly { expression: RegExp; by: string }[] {
  const { contact } = snapshot;
  const of = (name: string): string => (contact.properties[name] ?? '').trim();
  const company = contact.company?.properties;
  const emails = [of('email'), ...of('hs_additional_emails').split(';')];
  const hosts = [
    ...emails.map((email) => email.split('@')[1] ?? ''),
    hostOf(of('website')),
    (company?.['domain'] ?? '').trim(),
  ];
  const pairs: (readonly [string, string])[] = [
    ...emails.map((email) => [email, `${first}.${last}@${invented.host}`.toLowerCase()] as const),
    ...hosts.map((host) => [host, invented.host] as const),
    [of('phone'), invented.phone],
    [of('company'), invented.company],
    [(company?.['name'] ?? '').trim(), invented.company],
    [of('lastname'), last],
    [of('firstname'), first],
    [(contact.owner?.email ?? '').trim(), 'owner@overture.example'],
    [(contact.owner?.name ?? '').trim(), 'Kim Owner'],
  ];
  return pairs
    .filter(([name]) => name.length >= minNameLength)
    .map(([name, by]) => ({ expression: wholeWord(name), by }));
}

interface InventedName {
  readonly first: string;
  readonly last: string;
}

/** The number of the invented name: always the same for a contact, and usually different for different contacts. */
function preferredNumber(contactId: string): number {
  return hash('sha256', contactId, 'buffer')[0] ?? 0;
}

function inventedName(number: number): InventedName {
  return {
    first: firstNames[number % firstNames.length] ?? '',
    last: lastNames[Math.floor(number / firstNames.length) % lastNames.length] ?? '',
  };
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'giu');
}

function hostOf(address: string): string {
  return (
    address
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .split('/')[0] ?? ''
  );
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, map)]));
}
