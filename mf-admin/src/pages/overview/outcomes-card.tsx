import { outcomesBy } from '@overture/core/contract';
import type { OutcomeRowWire, OutcomesBy } from '@overture/core/contract';
import { Card, ChoiceBar, DataTable } from '@overture/ui';
import type { Column } from '@overture/ui';
import { percent, rateText } from '../../outcomes/rate-text.ts';

export interface OutcomesCardProps {
  /** The number of days up to today, in UTC. */
  readonly days: number;
  /** Undefined while loading. */
  readonly rows: readonly OutcomeRowWire[] | undefined;
  readonly by: OutcomesBy;
  readonly onBy: (by: OutcomesBy) => void;
}

const names: Record<OutcomesBy, string> = { prompt: 'Prompt', model: 'Model', user: 'User', domain: 'Domain' };

/** The outcomes of handed-over sequences. The card is empty before the first hand-over. */
export function OutcomesCard({ days, rows, by, onBy }: OutcomesCardProps) {
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Card
      title={`Outcomes of the last ${days} days`}
      actions={
        <ChoiceBar
          label="Outcomes by"
          options={outcomesBy.map((value) => ({ value, label: names[value] }))}
          value={by}
          onChange={onBy}
        />
      }
      flush
    >
      <DataTable<OutcomeRowWire>
        label="Outcomes"
        columns={columnsOf(names[by])}
        rows={rows}
        rowKey={({ key }) => key}
        skeletonRows={1}
      />
    </Card>
  );
}

function columnsOf(header: string): Column<OutcomeRowWire>[] {
  const count = (key: 'handedOver' | 'sent' | 'replied' | 'met' | 'bounced' | 'optedOut', head: string) => ({
    key,
    header: head,
    align: 'right' as const,
    cell: (row: OutcomeRowWire) => row[key],
  });
  return [
    { key: 'label', header, main: true, width: '24%', cell: ({ label }) => <bdi>{label}</bdi> },
    count('handedOver', 'Handed over'),
    count('sent', 'Sent'),
    {
      key: 'edited',
      header: 'Changed',
      align: 'right',
      wideOnly: true,
      cell: ({ editDistance: { median } }) => (median === null ? '–' : percent(median)),
    },
    count('replied', 'Replied'),
    { key: 'rate', header: 'Reply rate', align: 'right', cell: ({ replyRate }) => rateText(replyRate) },
    count('met', 'Met'),
    count('bounced', 'Bounced'),
    count('optedOut', 'Opted out'),
  ];
}
