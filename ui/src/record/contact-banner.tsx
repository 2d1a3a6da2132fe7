import type { RecordSummary } from '@overture/core/contract';
import { AppButton, Avatar, Card, Chip, Group, IconExternalLink, Stack, StatusPill, Text } from '@overture/ui';
import { contactLabelOf, propertyOf } from './contact-name.ts';
import { linkOf } from './record-fields.ts';

/** The contact of the sequence, with the link to the CRM. */
export function ContactBanner({ record }: { readonly record: RecordSummary }) {
  const name = contactLabelOf(record);
  const about = [propertyOf(record.properties, 'company'), propertyOf(record.properties, 'email')].filter(
    (text) => text && text !== name,
  );
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  return (
    <Card>
      <Group justify="space-between" gap="lg">
        <Group gap="md" wrap="nowrap" miw={0} flex="1 1 260px">
          <Avatar name={name} size={44} />
          <Stack gap={0} miw={0}>
            <Text size="lg" fw={600}>
              <bdi>{name}</bdi>
            </Text>
            {about.map((text) => (
              <Text key={text} c="dimmed">
                <bdi>{text}</bdi>
              </Text>
            ))}
          </Stack>
        </Group>
        <Group gap="sm">
          {record.optedOut && (
            <Chip title="The contact unsubscribed from all email in HubSpot">Opted out of email</Chip>
          )}
          {record.sandbox && <Chip title="Written from sample data by the sandbox">Sample output</Chip>}
          <StatusPill status={record.responseStatus} />
          {crmUrl && (
            <AppButton href={crmUrl} icon={<IconExternalLink size={16} />}>
              View in HubSpot
            </AppButton>
          )}
        </Group>
      </Group>
    </Card>
  );
}
