import { engagementKinds, type EngagementKind } from '../../contacts/domain/contact.ts';

/** The types of objects that are read by id for a contact. */
export type ReadType = LinkedType | 'companies';
/** The types whose ids are found by the contact's links. The company's id is a property of the contact. */
export type LinkedType = EngagementKind | 'deals';
export const linkedTypes: readonly LinkedType[] = [...engagementKinds, 'deals'];

export const readProperties: Readonly<Record<ReadType, readonly string[]>> = {
  notes: ['hs_timestamp', 'hs_createdate', 'hs_note_body', 'hubspot_owner_id'],
  emails: [
    'hs_timestamp',
    'hs_createdate',
    'hs_email_subject',
    'hs_email_status',
    'hs_email_direction',
    'hs_email_html',
    'hs_email_text',
    'hs_email_from_email',
    'hs_email_to_email',
    'hs_email_cc_email',
    'hs_email_thread_id',
  ],
  calls: [
    'hs_timestamp',
    'hs_createdate',
    'hs_call_title',
    'hs_call_direction',
    'hs_call_duration',
    'hs_call_body',
    'hs_call_status',
    'hs_call_disposition',
    'hubspot_owner_id',
  ],
  meetings: [
    'hs_timestamp',
    'hs_createdate',
    'hs_meeting_title',
    'hs_meeting_start_time',
    'hs_meeting_end_time',
    'hs_meeting_outcome',
    'hs_meeting_location',
    'hs_meeting_body',
    'hubspot_owner_id',
  ],
  tasks: [
    'hs_timestamp',
    'hs_createdate',
    'hs_task_subject',
    'hs_task_body',
    'hs_task_status',
    'hs_task_type',
    'hs_task_priority',
    'hubspot_owner_id',
  ],
  companies: [
    'name',
    'domain',
    'industry',
    'numberofemployees',
    'annualrevenue',
    'description',
    'linkedin_company_page',
    'city',
    'country',
  ],
  deals: ['dealname', 'dealstage', 'amount', 'deal_currency_code', 'closedate', 'hs_is_closed', 'hs_is_closed_won'],
};

/** The most objects of a type that are read for one contact; older engagements are only counted. */
export const readingLimit = 500;
