import type { RecordSummary } from '@overture/core/contract';
import { AppButton, Avatar, Chip, Group, IconExternalLink, Text } from '@overture/ui';
import { contactLabelOf, propertyOf } from './contact-name.ts';
import { linkOf } from './record-fields.ts';

export interface ContactBannerProps {
  readonly record: RecordSummary;
  /** The agency's service that the model chose. */
  readonly service?: string | null;
}

/** The contact of the sequence in one line, with the service chosen for it and the link to the CRM. */
export function ContactBanner({ record, service }: ContactBannerProps) {
  const name = contactLabelOf(record);
  const about = [propertyOf(record.properties, 'company'), propertyOf(record.properties, 'email')].filter(
    (text) => text && text !== name,
  );
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm" wrap="nowrap" miw={0} flex="1 1 260px">
        <Avatar name={name} size={32} />
        <Group gap="0 12px" align="baseline" miw={0}>
          <Text size="lg" fw={600}>
            <bdi>{name}</bdi>
          </Text>
          {about.map((text) => (
            <Text key={text} c="dimmed" miw={0}>
              <bdi>{text}</bdi>
            </Text>
          ))}
        </Group>
      </Group>
      <Group gap="sm">
        {service && (
          <Chip>
            <Text span size="sm" c="dimmed" flex="none">
              Detected Service
            </Text>
            <span>{service}</span>
          </Chip>
        )}
        {record.optedOut && <Chip title="The contact unsubscribed from all email in HubSpot">Opted out of email</Chip>}
        {record.sandbox && <Chip title="Written from sample data by the sandbox">Sample output</Chip>}
        {crmUrl && (
          <AppButton size="sm" href={crmUrl} icon={<IconExternalLink size={16} />}>
            View in HubSpot
          </AppButton>
        )}
      </Group>
    </Group>
  );
}
