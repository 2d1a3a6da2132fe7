import type { CrmRecord, Properties } from '../crm-data/model.ts';
import { contactPropertyNames } from './contact-property-list.ts';
import type { ObjectType } from './object-types.ts';

const words = (text: string) => text.split(' ');

/** The properties that exist in the sample portal. A known one without a value is null; an unknown one is left out. */
const known: Record<ObjectType, ReadonlySet<string>> = {
  contacts: new Set([...contactPropertyNames, 'hs_merged_object_ids', 'hs_calculated_merged_vids']),
  companies: new Set(
    words(
      'name domain website city country industry description numberofemployees annualrevenue linkedin_company_page hs_object_id createdate hs_lastmodifieddate',
    ),
  ),
  deals: new Set(
    words(
      'dealname dealstage pipeline amount deal_currency_code closedate hs_is_closed hs_is_closed_won hubspot_owner_id hs_object_id createdate hs_lastmodifieddate',
    ),
  ),
  tasks: new Set(
    words(
      'hs_task_subject hs_task_body hs_task_status hs_task_type hs_task_priority hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id',
    ),
  ),
  notes: new Set(
    words(
      'hs_note_body hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id hs_attachment_ids',
    ),
  ),
  emails: new Set(
    words(
      'hs_email_subject hs_email_status hs_email_direction hs_email_text hs_email_html hs_email_from_email hs_email_to_email hs_email_cc_email hs_email_thread_id hs_timestamp hs_createdate hs_lastmodifieddate hs_object_id hubspot_owner_id',
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

const defaults: Record<ObjectType, readonly string[]> = {
  contacts: words('createdate email firstname hs_object_id lastmodifieddate lastname'),
  companies: words('createdate domain hs_lastmodifieddate hs_object_id name'),
  notes: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  emails: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  calls: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  meetings: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  tasks: words('hs_createdate hs_lastmodifieddate hs_object_id'),
  deals: words('amount closedate createdate dealname dealstage hs_lastmodifieddate hs_object_id pipeline'),
};

const always: Record<ObjectType, readonly string[]> = {
  ...defaults,
  contacts: words('createdate hs_object_id lastmodifieddate'),
  companies: words('createdate hs_lastmodifieddate hs_object_id'),
  deals: words('createdate hs_lastmodifieddate hs_object_id'),
};

const redaction =
  'The content of this email has been redacted. To include it in the response, your app must require the sales-email-read scope.';

/** What a token that may not read an email gets: for some emails a notice, for others nothing. */
function redacted({ id, properties }: CrmRecord): Properties {
  const notice = Number(id) % 2 === 0 ? redaction : null;
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([name]) => !/^hs_email_(?!direction|status)/.test(name))),
    hs_email_text: notice,
    hs_email_html: notice,
  };
}

/** A record as the API shows it, with the requested properties. */
export function presentRecord(type: ObjectType, record: CrmRecord, requested: readonly string[], seesEmails: boolean) {
  const names = new Set(
    requested.length === 0
      ? defaults[type]
      : [...always[type], ...requested.filter((name) => known[type].has(name) || name in record.properties)],
  );
  const values = type === 'emails' && !seesEmails ? redacted(record) : record.properties;
  const properties = Object.fromEntries([...names].sort().map((name) => [name, values[name] ?? null]));
  return { id: record.id, properties, createdAt: record.createdAt, updatedAt: record.updatedAt, archived: false };
}

/** `properties=a&properties=b` and `properties=a,b` are the same to HubSpot. */
export const listParam = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

export const isKnownProperty = (type: ObjectType, name: string): boolean => known[type].has(name);
