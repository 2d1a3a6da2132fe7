import { useState } from 'react';
import { defaultEmailCount } from '@overture/core/contract';
import type { Evidence, RecordDetail, Stage } from '@overture/core/contract';
import { Card, IconMail, LoadingPlace, SkeletonText, Stack, StepRail, Text } from '@overture/ui';
import type { RailStep } from '@overture/ui';
import { DeskLayout } from './desk-layout.tsx';
import { stepOf } from './email-step.ts';
import { PartialEmail } from './partial-email.tsx';
import { RecordCards } from './record-cards.tsx';
import type { SystemId } from './record-cards.tsx';
import { useReadAloud } from './use-read-aloud.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WhyPane } from './why-pane.tsx';
import { WritingTime } from './writing-time.tsx';

export interface PartialDeskProps {
  readonly record: RecordDetail;
  /** What the generation is doing; undefined until the server has sent it. */
  readonly stage: Stage | undefined;
  readonly systemId: SystemId;
  readonly sender: string;
  /** The position of the shown email, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * A sequence that is still being written: each whole email stands where it will stand and can be read and copied, and
 * the others are said to come. Nothing else can be done with it.
 */
export function PartialDesk({ record, stage, systemId, sender, selected, onSelect }: PartialDeskProps) {
  const [pointedAt, setPointedAt] = useState<Evidence | null>(null);
  const { emails, of } = record.partial ?? { emails: [], of: null };
  const doing = stage?.name === 'writing' || emails.length === 0 ? stage : stageAfter(emails.length, of);
  const isAtPlaybook = doing?.name === 'writing' && doing.email === undefined;
  const count = isAtPlaybook ? emails.length : Math.max(doing?.of ?? of ?? defaultEmailCount, emails.length);
  const index = Math.min(Math.max(0, selected), Math.max(0, emails.length - 1));
  const email = emails[index];
  useReadAloud(emails.length);
  const go = (to: number) => {
    if (emails[to] !== undefined) onSelect(to);
  };
  useShortcuts({ j: () => go(index + 1), k: () => go(index - 1) });
  const steps = Array.from({ length: Math.max(1, count) }, (_, at): RailStep => {
    const written = emails[at];
    if (written === undefined) return { ...toCome(at, emails.length), isPending: true };
    return stepOf(written);
  });
  return (
    <DeskLayout
      why={
        email ? (
          <WhyPane evidence={email.evidence} onPoint={setPointedAt} onChoose={setPointedAt} />
        ) : (
          <SkeletonText lines={3} />
        )
      }
      playbook={
        <Card title="Sales Playbook">
          <Stack gap="md">
            <Text c="dimmed">{isAtPlaybook ? 'The playbook is being written.' : 'It comes after the emails.'}</Text>
            <SkeletonText lines={9} />
          </Stack>
        </Card>
      }
      contact={<RecordCards record={record} systemId={systemId} />}
    >
      <Card
        flush
        title="Generated Email Sequence"
        icon={<IconMail size={18} />}
        actions={<WritingTime record={record} stage={doing} />}
      >
        <StepRail label="Emails of the sequence" steps={steps} selected={index} onSelect={onSelect}>
          {email ? (
            <PartialEmail
              key={index}
              email={email}
              record={record}
              sender={sender}
              pointedAt={pointedAt}
              onPoint={setPointedAt}
              onNext={index < emails.length - 1 ? () => go(index + 1) : undefined}
            />
          ) : (
            <LoadingPlace label="Email 1 can be read here as soon as it is written.">
              <SkeletonText lines={10} />
            </LoadingPlace>
          )}
        </StepRail>
      </Card>
    </DeskLayout>
  );
}

/** The stage of a generation that no event has told yet, such as after a reload. */
function stageAfter(written: number, of: number | null): Stage {
  return { name: 'writing', ...(written !== of && { email: written + 1 }), ...(of !== null && { of }) };
}

/** A step that cannot be read yet. */
function toCome(at: number, written: number): RailStep {
  return { title: `Email ${at + 1}`, facts: [at === written ? 'being written' : 'to be written'] };
}
