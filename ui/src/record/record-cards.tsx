import type { ReactNode } from 'react';
import { actorWords, type RecordDetail } from '@overture/core/contract';
import {
  IconBriefcase,
  IconDatabase,
  IconMapPin,
  IconSend,
  IconUser,
  KeyValueCard,
  TextLink,
  Timestamp,
} from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import { linkOf, momentOf } from './record-fields.ts';

/** The first id on the system card: the contact's in the CRM, or that of the record's user. */
export type SystemId = 'crm' | 'user';

/** The read-only facts of the contact and the record, as cards for a grid. */
export function RecordCards({ record, systemId }: { readonly record: RecordDetail; readonly systemId: SystemId }) {
  return cardsOf(record, systemId).map((card) => <KeyValueCard key={card.title} {...card} />);
}

/** The cards with their fields; a value that the CRM does not have is undefined. */
export function cardsOf(record: RecordDetail, systemId: SystemId = 'crm') {
  const { properties } = record;
  const item = (label: string, value: string, show: (value: string) => ReactNode = plain) => ({
    label,
    value: value === '' ? undefined : show(value),
    mono: false,
  });
  const field = (label: string, name: string, show?: (value: string) => ReactNode) =>
    item(label, propertyOf(properties, name), show);
  const id = (label: string, value: string) => ({ ...item(label, value), mono: true });
  return [
    {
      title: 'Contact Information',
      icon: <IconUser size={18} />,
      items: [
        item('Full Name', fullNameOf(properties)),
        field('Email', 'email', mailLink),
        field('Company', 'company'),
        field('Phone', 'phone'),
        field('Website', 'website', (value) => link(value, value)),
        item(
          'LinkedIn Profile',
          propertyOf(properties, 'linkedin_url') || propertyOf(properties, 'linkedin_profile'),
          (value) => link(value, 'View Profile'),
        ),
      ],
    },
    {
      title: 'Location',
      icon: <IconMapPin size={18} />,
      items: [field('Country', 'country'), field('State', 'state'), field('City', 'city'), field('Address', 'address')],
    },
    {
      title: 'Business',
      icon: <IconBriefcase size={18} />,
      items: [
        field('Category', 'category'),
        field('Industry', 'industry'),
        field('Technology Stack', 'technology_stack', list),
        field('Solutions', 'solutions', list),
        field('LinkedIn Employees', 'number_of_linkedin_employees'),
        field('Lifecycle Stage', 'lifecyclestage'),
      ],
    },
    {
      title: 'Campaign & Engagement',
      icon: <IconSend size={18} />,
      items: [
        field('Campaign', 'campaign'),
        field('Engagement Type', 'engagement_type'),
        field('Data Source', 'data_source'),
        field('Lead Status', 'hs_lead_status'),
        field('Response Score', 'response_score'),
        id('CRM Owner ID', propertyOf(properties, 'hubspot_owner_id')),
      ],
    },
    {
      title: 'System Information',
      icon: <IconDatabase size={18} />,
      items: [
        systemId === 'user' ? id('User ID', record.userId) : id('CRM ID', record.hubspotId),
        id('CRM Object ID', propertyOf(properties, 'hs_object_id')),
        field('Created Date', 'createdate', moment),
        field('Last Modified Date', 'lastmodifieddate', moment),
        item('Updated At', record.updatedAt, moment),
        ...(record.approval ? [item('Approved By', actorWords(record.approval.by))] : []),
        id('Record ID', record._id),
      ],
    },
  ];
}

const plain = (value: string) => <bdi>{value}</bdi>;

const mailLink = (value: string) => <TextLink href={`mailto:${value}`}>{value}</TextLink>;

/** A link with its words; a value that is no address is shown as it is. */
function link(value: string, words: string) {
  const href = linkOf(value);
  return href === undefined ? value : <TextLink href={href}>{words}</TextLink>;
}

function moment(value: string) {
  const date = momentOf(value);
  return date === undefined ? value : <Timestamp value={date.toISOString()} show="datetime" />;
}

/** The CRM separates the values of a list by semicolons. */
const list = (value: string) =>
  value
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
