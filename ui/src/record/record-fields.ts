import { actorWords, type RecordDetail } from '@overture/core/contract';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';

/** How a read-only value is shown. */
export type FieldKind = 'text' | 'website' | 'linkedin' | 'email' | 'date' | 'list' | 'id';

export interface RecordField {
  readonly label: string;
  /** Empty when the CRM has no value. */
  readonly value: string;
  readonly kind: FieldKind;
}

export type GroupKey = 'contact' | 'location' | 'business' | 'campaign' | 'system';

export interface FieldGroup {
  readonly key: GroupKey;
  readonly title: string;
  readonly fields: readonly RecordField[];
}

/** The first id on the system card: the contact's in the CRM, or that of the record's user. */
export type SystemId = 'crm' | 'user';

/** The read-only cards of the details screens. */
export function fieldGroupsOf(record: RecordDetail, systemId: SystemId = 'crm'): FieldGroup[] {
  const { properties } = record;
  const field = (label: string, name: string, kind: FieldKind = 'text'): RecordField => ({
    label,
    value: propertyOf(properties, name),
    kind,
  });
  return [
    {
      key: 'contact',
      title: 'Contact Information',
      fields: [
        { label: 'Full Name', value: fullNameOf(properties), kind: 'text' },
        field('Email', 'email', 'email'),
        field('Company', 'company'),
        field('Phone', 'phone'),
        field('Website', 'website', 'website'),
        {
          label: 'LinkedIn Profile',
          value: propertyOf(properties, 'linkedin_url') || propertyOf(properties, 'linkedin_profile'),
          kind: 'linkedin',
        },
      ],
    },
    {
      key: 'location',
      title: 'Location',
      fields: [
        field('Country', 'country'),
        field('State', 'state'),
        field('City', 'city'),
        field('Address', 'address'),
      ],
    },
    {
      key: 'business',
      title: 'Business',
      fields: [
        field('Category', 'category'),
        field('Industry', 'industry'),
        field('Technology Stack', 'technology_stack', 'list'),
        field('Solutions', 'solutions', 'list'),
        field('LinkedIn Employees', 'number_of_linkedin_employees'),
        field('Lifecycle Stage', 'lifecyclestage'),
      ],
    },
    {
      key: 'campaign',
      title: 'Campaign & Engagement',
      fields: [
        field('Campaign', 'campaign'),
        field('Engagement Type', 'engagement_type'),
        field('Data Source', 'data_source'),
        field('Lead Status', 'hs_lead_status'),
        field('Response Score', 'response_score'),
        field('CRM Owner ID', 'hubspot_owner_id', 'id'),
      ],
    },
    {
      key: 'system',
      title: 'System Information',
      fields: [
        systemId === 'user'
          ? { label: 'User ID', value: record.userId, kind: 'id' }
          : { label: 'CRM ID', value: record.hubspotId, kind: 'id' },
        field('CRM Object ID', 'hs_object_id', 'id'),
        field('Created Date', 'createdate', 'date'),
        field('Last Modified Date', 'lastmodifieddate', 'date'),
        { label: 'Updated At', value: record.updatedAt, kind: 'date' },
        ...(record.approval
          ? [{ label: 'Approved By', value: actorWords(record.approval.by), kind: 'text' as const }]
          : []),
        { label: 'Record ID', value: record._id, kind: 'id' },
      ],
    },
  ];
}

/**
 * The address in a website or LinkedIn value; https:// is added if there is no http prefix. Undefined when that is no
 * address.
 */
export function linkOf(value: string): string | undefined {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) && !/\s/.test(value) ? address : undefined;
}

/** The moment in a CRM date: HubSpot sends ISO text, older exports milliseconds. Undefined when it is neither. */
export function momentOf(value: string): Date | undefined {
  const date = new Date(/^\d{10,}$/.test(value) ? Number(value) : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
