import { crmFieldLabels, type CrmPropertyWire } from '../contract/crm-fields.ts';
import type { CrmProperties } from './contact.ts';
import { mergedIdProperties } from './merged-ids.ts';

/** A field of a contact under this product's name. A CRM may store it in a property with another name. */
export interface CrmField {
  readonly field: string;
  /** The label of the field, which is also the usual label of such a property. */
  readonly label: string;
  /** The usual names of its property, the most likely first. */
  readonly candidates: readonly string[];
}

/** The usual names of a field's property besides the field's own, the most likely first. */
const otherNames: Readonly<Partial<Record<keyof typeof crmFieldLabels, readonly string[]>>> = {
  phone: ['mobilephone'],
  country: ['ip_country'],
  linkedin_url: ['hs_linkedin_url', 'linkedin_profile', 'linkedin'],
  linkedinbio: ['linkedin_bio'],
  number_of_linkedin_employees: ['numemployees', 'number_of_employees'],
  description: ['company_description', 'about_us'],
  founded_year: ['year_founded'],
  company_specialities: ['specialities', 'specialties'],
  technology_stack: ['web_technologies', 'technologies'],
  solutions: ['services', 'service_interest'],
  hs_keywords: ['keywords'],
  conference_name: ['event_name', 'conference'],
  campaign: ['campaign_name'],
  data_source: ['lead_source', 'leadsource'],
  response_score: ['hubspotscore'],
};

export const crmFields: readonly CrmField[] = (Object.keys(crmFieldLabels) as (keyof typeof crmFieldLabels)[]).map(
  (field) => ({ field, label: crmFieldLabels[field], candidates: [field, ...(otherNames[field] ?? [])] }),
);

/** The CRM's ids and further addresses of a contact; see `knownAs`. */
export const identityProperties = ['hs_object_id', ...mergedIdProperties, 'hs_additional_emails'] as const;

/** Properties that every contact has, under the same name in every account. */
const ownProperties: readonly string[] = [
  ...identityProperties,
  'hubspot_owner_id',
  'createdate',
  'lastmodifieddate',
  'hs_email_optout',
  'hs_language',
  'hs_linkedin_url',
  'associatedcompanyid',
];

/**
 * The property that feeds each field, as a superadmin chose; '' where none does. For a field that is absent, the
 * property is guessed.
 */
export type FieldMapping = Readonly<Record<string, string>>;

export function propertiesToRead(mapping: FieldMapping): readonly string[] {
  const sources = crmFields.flatMap((one) => sourcesOf(one, mapping));
  return [...new Set([...sources, ...ownProperties])];
}

/** A contact's properties under this product's names. For a guessed field, the first property with a value is used. */
export function withFields(properties: CrmProperties, mapping: FieldMapping): CrmProperties {
  const named = crmFields.map((one): [string, string | null | undefined] => [
    one.field,
    sourcesOf(one, mapping)
      .map((property) => properties[property])
      .find((value) => value),
  ]);
  const own = ownProperties.map((name): [string, string | null | undefined] => [name, properties[name]]);
  return Object.fromEntries([...named, ...own].flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function sourcesOf({ field: name, candidates }: CrmField, mapping: FieldMapping): readonly string[] {
  const chosen = mapping[name];
  if (chosen === undefined) return candidates;
  return chosen === '' ? [] : [chosen];
}

export type CrmProperty = Readonly<CrmPropertyWire>;

/** The property that most likely holds a field: one with a usual name, else one with the field's label. */
export function guessProperty({ label, candidates }: CrmField, properties: readonly CrmProperty[]): string | null {
  const names = new Set(properties.map(({ name }) => name));
  const wanted = plain(label);
  return (
    candidates.find((name) => names.has(name)) ?? properties.find((one) => plain(one.label) === wanted)?.name ?? null
  );
}

/**
 * Finds properties that hold a field under a name of the account's own, by their labels. The mapping that people chose
 * takes precedence over it. Fields with a usual name are left out, because those are requested anyway.
 */
export function guessedByLabel(properties: readonly CrmProperty[]): FieldMapping {
  return Object.fromEntries(
    crmFields.flatMap((one) => {
      const property = guessProperty(one, properties);
      return property === null || one.candidates.includes(property) ? [] : [[one.field, property] as const];
    }),
  );
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
