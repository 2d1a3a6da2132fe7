import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RecordSummary } from '@overture/core/contract';
import { AppButton, Avatar, Box, Chip, Group, IconButton, IconExternalLink, Text } from '@overture/ui';
import { contactLabelOf, propertyOf } from '@overture/ui/contacts';
import classes from './contact-banner.module.css';
import { linkOf } from './record-fields.ts';

export interface ContactBannerProps {
  readonly record: RecordSummary;
  /** The agency's service that the model chose. */
  readonly service?: string | null;
  readonly actions?: ReactNode;
  /** Whether a phone shows everything, and not only the contact. */
  readonly isMoreShown?: boolean;
  readonly onMore?: () => void;
}

/** The contact of the sequence in one line, with the chosen service and the link to the CRM. */
export function ContactBanner({ record, service, actions, isMoreShown = false, onMore }: ContactBannerProps) {
  const moreId = useId();
  const name = contactLabelOf(record);
  const company = propertyOf(record.properties, 'company');
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  return (
    <div className={classes.root}>
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Avatar name={name} />
        <div className={classes.names}>
          <Text span size="xl" fw={600} className={classes.name}>
            <bdi>{name}</bdi>
          </Text>{' '}
          {company && company !== name && (
            <Text span c="dimmed" className={classes.company} title={company}>
              <bdi>{company}</bdi>
            </Text>
          )}
        </div>
        {onMore && (
          <Box hiddenFrom="sm">
            <AppButton size="sm" variant="quiet" aria-expanded={isMoreShown} aria-controls={moreId} onClick={onMore}>
              {isMoreShown ? 'Less' : 'More'}
            </AppButton>
          </Box>
        )}
      </Group>
      <div id={moreId} className={classes.more} data-folded={!isMoreShown || undefined}>
        {service && (
          <div className={classes.service}>
            <Chip title={`Detected Service ${service}`}>
              <Text span size="xs" c="dimmed" flex="none">
                Detected Service
              </Text>
              <span className={classes.serviceName}>{service}</span>
            </Chip>
          </div>
        )}
        {record.optedOut && <Chip title="The contact unsubscribed from all email in HubSpot">Opted out of email</Chip>}
        {record.sandbox && (
          <Box visibleFrom="sm">
            <Chip title="Written from sample data by the sandbox">Sample output</Chip>
          </Box>
        )}
        {crmUrl && <IconButton label="View in HubSpot" href={crmUrl} icon={<IconExternalLink size={18} />} />}
        {actions}
      </div>
    </div>
  );
}
