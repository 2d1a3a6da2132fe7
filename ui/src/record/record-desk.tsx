import { useState } from 'react';
import type { Evidence, RecordDetail } from '@overture/core/contract';
import { Card, Tabs } from '@overture/ui';
import { EmailSequenceCard } from './email-sequence-card.tsx';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { RecordCards } from './record-cards.tsx';
import type { SystemId } from './record-fields.ts';
import classes from './record-desk.module.css';
import { TokenUsageCard } from './token-usage-card.tsx';
import { WhyPane } from './why-pane.tsx';

export interface RecordDeskProps {
  readonly record: RecordDetail;
  readonly version: number;
  readonly systemId: SystemId;
  readonly sender: string;
  /** The position of the shown email, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly handOver?: EmailSequenceCardProps['handOver'];
}

/** The result of one version: the emails, and beside them their evidence, the playbook and the contact. */
export function RecordDesk({ record, version, systemId, ...emails }: RecordDeskProps) {
  const [pointedAt, setPointedAt] = useState<Evidence | null>(null);
  const [chosen, setChosen] = useState<Evidence | null>(null);
  /** The evidence of the shown text, which may also be typed or proposed. */
  const [evidence, setEvidence] = useState<readonly Evidence[] | null>(null);
  return (
    <div className={classes.root}>
      <EmailSequenceCard
        {...emails}
        key={record._id}
        record={record}
        version={version}
        pointedAt={pointedAt}
        chosen={chosen}
        onChoose={setChosen}
        onEvidence={setEvidence}
      />
      <aside className={classes.aside} aria-label="About this sequence">
        <Tabs
          keepMounted
          label="About this sequence"
          items={[
            {
              value: 'why',
              label: 'Why',
              content: (
                <Card>
                  <WhyPane evidence={evidence} onPoint={setPointedAt} onChoose={setChosen} />
                </Card>
              ),
            },
            { value: 'playbook', label: 'Playbook', content: <PlaybookCard playbook={record.playbook} /> },
            {
              value: 'contact',
              label: 'Contact',
              content: (
                <div className={classes.cards}>
                  <RecordCards record={record} systemId={systemId} />
                  <TokenUsageCard
                    usage={record.token_usage}
                    provenance={record.provenance}
                    model={record.versions.find((each) => each.version === version)?.aiModelLabel ?? ''}
                  />
                </div>
              ),
            },
          ]}
        />
      </aside>
    </div>
  );
}
