import { useState } from 'react';
import { getOutcomes, outcomesBy } from '@overture/core/contract';
import type { OutcomeRowWire, OutcomesBy } from '@overture/core/contract';
import { callApi, Card, ChoiceBar, DataTable, keepPreviousData, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import { firstDayOf } from './usage-figures.ts';

export interface OutcomesCardProps {
  /** Days up to today, in UTC. */
  readonly days: number;
  /** Empty for all domains. */
  readonly department: string;
}

const names: Record<OutcomesBy, string> = { prompt: 'Prompt', model: 'Model', user: 'User', domain: 'Domain' };

/** What became of the sequences that were handed over. Nothing is shown until one was. */
export function OutcomesCard({ days, department }: OutcomesCardProps) {
  const [by, setBy] = useState<OutcomesBy>('prompt');
  const { data } = useQuery({
    queryKey: ['overview', 'outcomes', { days, department, by }],
    queryFn: ({ signal }) => {
      const query = { from: firstDayOf(days, Date.now()), by, ...(department && { department }) };
      return callApi(getOutcomes, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card
      title={`Outcomes of the last ${days} days`}
      actions={
        <ChoiceBar
          label="Outcomes by"
          options={outcomesBy.map((value) => ({ value, label: names[value] }))}
          value={by}
          onChange={setBy}
        />
      }
      flush
    >
      <DataTable<OutcomeRowWire>
        label="Outcomes"
        columns={columnsOf(names[by])}
        rows={data.rows}
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

/** The rate with the interval in which it lies with a certainty of 95 %. */
function rateText(rate: OutcomeRowWire['replyRate']): string {
  if (rate === null) return 'below 30 sent';
  return `${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)})`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
