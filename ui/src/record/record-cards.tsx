import type { ReactNode } from 'react';
import type { RecordDetail } from '@overture/core/contract';
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
import { fieldGroupsOf, linkOf, momentOf } from './record-fields.ts';
import type { GroupKey, RecordField, SystemId } from './record-fields.ts';

const icons: Record<GroupKey, ReactNode> = {
  contact: <IconUser size={18} />,
  location: <IconMapPin size={18} />,
  business: <IconBriefcase size={18} />,
  campaign: <IconSend size={18} />,
  system: <IconDatabase size={18} />,
};

/** The read-only facts of the contact and the record, as cards for a grid. */
export function RecordCards({ record, systemId }: { readonly record: RecordDetail; readonly systemId: SystemId }) {
  return (
    <>
      {fieldGroupsOf(record, systemId).map(({ key, title, fields }) => (
        <KeyValueCard
          key={key}
          title={title}
          icon={icons[key]}
          items={fields.map((field) => ({ label: field.label, value: valueOf(field), mono: field.kind === 'id' }))}
        />
      ))}
    </>
  );
}

function valueOf({ value, kind }: RecordField): ReactNode {
  if (value === '') return undefined;
  switch (kind) {
    case 'website':
      return <TextLink {...hrefOf(linkOf(value))}>{value}</TextLink>;
    case 'linkedin': {
      const href = linkOf(value);
      return href === undefined ? value : <TextLink href={href}>View Profile</TextLink>;
    }
    case 'email':
      return <TextLink href={`mailto:${value}`}>{value}</TextLink>;
    case 'date': {
      const moment = momentOf(value);
      return moment === undefined ? value : <Timestamp value={moment.toISOString()} show="datetime" />;
    }
    case 'list':
      return value
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', ');
    case 'text':
    case 'id':
      return <bdi>{value}</bdi>;
  }
}

function hrefOf(href: string | undefined): { href?: string } {
  return href === undefined ? {} : { href };
}
