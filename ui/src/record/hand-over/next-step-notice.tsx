import { use, useEffect, useRef } from 'react';
import type { Ref } from 'react';
import type { HandOverWire, RecordDetail } from '@overture/core/contract';
import { Banner, errorText, Group, TextLink, toast } from '@overture/ui';
import { firstNameOf } from '@overture/ui/contacts';
import { EmailChangesContext } from '../email-changes.ts';
import { linkOf } from '../record-fields.ts';
import { RegenerateButton } from '../regenerate-button.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { isEnrolled, nextStepText, outdatedIn } from './hand-over-words.ts';
import { useChangeHandOver } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';
import { HowToLeave, OutdatedBanner } from './handed-over.tsx';

export interface NextStepNoticeProps {
  readonly of: HandOverOf;
  readonly record: RecordDetail;
  readonly handOver: HandOverWire;
}

/** What became of a hand-over, what HubSpot has another text of, and what the rep should do now. */
export function NextStepNotice({ of, record, handOver }: NextStepNoticeProps) {
  const next = nextStepText(handOver, firstNameOf(record));
  const outdated = handOver.state === 'open' ? outdatedIn(handOver) : [];
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(outdated.length);
  // What a save brought about may be told above the part of the page that is seen.
  useEffect(() => {
    if (outdated.length > before.current) notice.current?.scrollIntoView({ block: 'nearest' });
    before.current = outdated.length;
  }, [outdated.length]);
  return (
    <>
      {next && <Reaction of={of} record={record} handOver={handOver} next={next} />}
      {/* One notice tells to unenroll a contact. */}
      {isEnrolled(handOver) && next?.tone !== 'error' && <HowToLeave record={record} />}
      {outdated.length > 0 && <Outdated ref={notice} of={of} record={record} handOver={handOver} outdated={outdated} />}
    </>
  );
}

interface ReactionProps extends NextStepNoticeProps {
  readonly next: NonNullable<ReturnType<typeof nextStepText>>;
}

function Reaction({ of, record, handOver, next }: ReactionProps) {
  const crmUrl = record.prospectUrl ? linkOf(record.prospectUrl) : undefined;
  const { stoppedBecause, state, optedOut, leftAt, repliedAt, words } = handOver;
  // Who has left reads nothing more at the address that HubSpot has.
  const mayGoOn = state === 'stopped' && stoppedBecause !== 'opted_out' && stoppedBecause !== 'left' && leftAt === null;
  return (
    <Banner
      tone={next.tone}
      action={
        <Group gap="sm">
          {crmUrl && <TextLink href={crmUrl}>Open in HubSpot</TextLink>}
          {mayGoOn && <HandOverButton record={record} of={of} handOver={handOver} label="Put back" />}
          {repliedAt !== null && !optedOut && (
            <RegenerateButton record={record} label="Regenerate with the reply" size="sm" />
          )}
        </Group>
      }
    >
      {next.text}
      {words !== '' && <blockquote dir="auto">{words}</blockquote>}
    </Banner>
  );
}

interface OutdatedProps extends NextStepNoticeProps {
  readonly outdated: readonly number[];
  readonly ref: Ref<HTMLDivElement>;
}

function Outdated({ of, record, handOver, outdated, ref }: OutdatedProps) {
  const { drafts } = use(EmailChangesContext);
  const { change } = useChangeHandOver(of);
  const update = async () => {
    if (!(await drafts.settle())) return;
    change.mutate({ id: handOver._id, texts: true }, { onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <OutdatedBanner
      ref={ref}
      emails={outdated}
      isBusy={change.isPending}
      onUpdate={record.readOnlyReason === null ? () => void update() : undefined}
    />
  );
}
