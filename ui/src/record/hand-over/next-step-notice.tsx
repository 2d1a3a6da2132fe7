import type { HandOverWire, RecordDetail } from '@overture/core/contract';
import { Banner, Group, TextLink } from '@overture/ui';
import { firstNameOf } from '../contact-name.ts';
import { linkOf } from '../record-fields.ts';
import { RegenerateButton } from '../regenerate-button.tsx';
import { nextStepText } from './hand-over-words.ts';

export interface NextStepNoticeProps {
  readonly record: RecordDetail;
  readonly handOver: HandOverWire;
}

/** The contact's reaction, and what the rep should do now, because a reply stops nothing automatically. */
export function NextStepNotice({ record, handOver }: NextStepNoticeProps) {
  const next = nextStepText(handOver, firstNameOf(record));
  if (next === null) return null;
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  return (
    <Banner
      tone={next.tone}
      action={
        <Group gap="sm">
          {crmUrl && <TextLink href={crmUrl}>Open in HubSpot</TextLink>}
          {handOver.repliedAt !== null && !handOver.optedOut && (
            <RegenerateButton record={record} label="Regenerate with the reply" size="sm" />
          )}
        </Group>
      }
    >
      <bdi>{next.text}</bdi>
    </Banner>
  );
}
