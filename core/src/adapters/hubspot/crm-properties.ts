import type { EngagementKind } from '../../contacts/domain/contact.ts';

/** Contact properties of the spec, section 3, and the job title, which every salutation is better for. */
export const contactProperties: readonly string[] = [
  'firstname', 'lastname', 'company', 'jobtitle', 'email', 'phone', 'city', 'state', 'country', 'address',
  'founded_year', 'engagement_type', 'solutions', 'conference_name', 'hs_keywords', 'company_specialities',
  'linkedin_url', 'linkedin_profile', 'website', 'description', 'linkedin_description', 'linkedinbio',
  'category', 'industry', 'technology_stack', 'number_of_linkedin_employees', 'lifecyclestage', 'campaign',
  'data_source', 'hs_lead_status', 'response_score', 'hubspot_owner_id', 'hs_object_id', 'createdate', 'lastmodifieddate',
];

export const engagementProperties: Readonly<Record<EngagementKind, readonly string[]>> = {
  notes: ['hs_timestamp', 'hs_createdate', 'hs_note_body'],
  emails: [
    'hs_timestamp', 'hs_createdate', 'hs_email_subject', 'hs_email_status', 'hs_email_direction',
    'hs_email_html', 'hs_email_text', 'hs_email_from_email', 'hs_email_to_email',
  ],
  calls: ['hs_timestamp', 'hs_createdate', 'hs_call_title', 'hs_call_direction', 'hs_call_duration', 'hs_call_body', 'hs_call_status'],
  meetings: [
    'hs_timestamp', 'hs_createdate', 'hs_meeting_title', 'hs_meeting_start_time', 'hs_meeting_end_time',
    'hs_meeting_outcome', 'hs_meeting_location', 'hs_meeting_body',
  ],
};
