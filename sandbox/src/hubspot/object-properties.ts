import type { CrmRecord } from '../crm-data/model.ts';
import type { ObjectType } from './crm-view.ts';

const words = (text: string) => text.split(' ');

/** Properties that exist in the sample portal. A known one without a value is null; an unknown one is left out. */
const KNOWN: Record<ObjectType, ReadonlySet<string>> = {
  contacts: new Set(
    words(
      'firstname lastname company email phone jobtitle city state country address founded_year engagement_type solutions conference_name hs_keywords company_specialities linkedin_url linkedin_profile website description linkedin_description linkedinbio category industry technology_stack number_of_linkedin_employees lifecyclestage campaign data_source hs_lead_status response_score hubspot_owner_id hs_object_id createdate lastmodifieddate',
    ),
  ),
  companies: new Set(
    words('name domain city country industry description hs_object_id createdate hs_lastmodifieddate'),
  ),
  notes: new Set(
    words(
      'hs_note_body hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id hs_attachment_ids',
    ),
  ),
  emails: new Set(
    words(
      'hs_email_subject hs_email_status hs_email_direction hs_email_text hs_email_html hs_email_from_email hs_email_to_email hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id',
    ),
  ),
  calls: new Set(
    words(
      'hs_call_title hs_call_direction hs_call_duration hs_call_body hs_call_status hs_call_disposition hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id',
    ),
  ),
  meetings: new Set(
    words(
      'hs_meeting_title hs_meeting_start_time hs_meeting_end_time hs_meeting_outcome hs_meeting_location hs_meeting_body hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id',
    ),
  ),
};

const DEFAULTS: Record<ObjectType, readonly string[]> = {
  contacts: words('createdate email firstname hs_object_id lastmodifieddate lastname'),
  companies: words('createdate domain hs_lastmodifieddate hs_object_id name'),
  notes: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  emails: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  calls: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  meetings: words('hs_createdate hs_lastmodifieddate hs_object_id'),
};

const ALWAYS: Record<ObjectType, readonly string[]> = {
  ...DEFAULTS,
  contacts: words('createdate hs_object_id lastmodifieddate'),
  companies: words('createdate hs_lastmodifieddate hs_object_id'),
};

/** A record as the API shows it, with the properties that were asked for. */
export function presentRecord(type: ObjectType, record: CrmRecord, requested: readonly string[]) {
  const names = new Set(
    requested.length === 0 ? DEFAULTS[type] : [...ALWAYS[type], ...requested.filter((name) => KNOWN[type].has(name))],
  );
  const properties = Object.fromEntries([...names].sort().map((name) => [name, record.properties[name] ?? null]));
  return { id: record.id, properties, createdAt: record.createdAt, updatedAt: record.updatedAt, archived: false };
}

/** `properties=a&properties=b` and `properties=a,b` are the same to HubSpot. */
export const listParam = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

export const isKnownProperty = (type: ObjectType, name: string): boolean => KNOWN[type].has(name);
