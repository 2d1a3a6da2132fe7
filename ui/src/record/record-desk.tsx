import { useState } from 'react';
import type { Evidence } from '@overture/core/contract';
import { DeskLayout } from './desk-layout.tsx';
import { EmailSequenceCard } from './email-sequence-card.tsx';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { RecordCards } from './record-cards.tsx';
import type { SystemId } from './record-cards.tsx';
import { TokenUsageCard } from './token-usage-card.tsx';
import { WhyPane } from './why-pane.tsx';

export interface RecordDeskProps extends Omit<
  EmailSequenceCardProps,
  'pointedAt' | 'chosen' | 'onChoose' | 'onEvidence'
> {
  readonly systemId: SystemId;
}

/** The result of one version: the emails, and beside them their evidence, the playbook and the contact. */
export function RecordDesk({ systemId, ...emails }: RecordDeskProps) {
  const { record, version } = emails;
  const [pointedAt, setPointedAt] = useState<Evidence | null>(null);
  const [chosen, setChosen] = useState<Evidence | null>(null);
  /** The evidence of the shown text, which may also be typed or proposed. */
  const [evidence, setEvidence] = useState<readonly Evidence[] | null>(null);
  return (
    <DeskLayout
      why={<WhyPane evidence={evidence} onPoint={setPointedAt} onChoose={setChosen} />}
      playbook={<PlaybookCard playbook={record.playbook} />}
      contact={
        <>
          <RecordCards record={record} systemId={systemId} />
          <TokenUsageCard
            usage={record.token_usage}
            provenance={record.provenance}
            model={record.versions.find((each) => each.version === version)?.aiModelLabel ?? ''}
          />
        </>
      }
    >
      <EmailSequenceCard
        {...emails}
        key={record._id}
        pointedAt={pointedAt}
        chosen={chosen}
        onChoose={setChosen}
        onEvidence={setEvidence}
      />
    </DeskLayout>
  );
}
