import { outcomesBy } from '@overture/core/contract';
import type { OutcomeFiguresWire, OutcomeRowWire, OutcomesBy } from '@overture/core/contract';
import { Card, ChoiceBar, DataTable, SimpleGrid, Stack, StatCard, Text } from '@overture/ui';
import type { Column } from '@overture/ui';
import { percent, rateText } from '../../outcomes/rate-text.ts';

export interface OutcomesSectionProps {
  /** The number of days up to today, in UTC. */
  readonly days: number;
  /** Undefined while loading. */
  readonly outcomes:
    | {
        readonly rows: readonly OutcomeRowWire[];
        readonly total: OutcomeFiguresWire;
        readonly before: OutcomeFiguresWire;
      }
    | undefined;
  readonly by: OutcomesBy;
  readonly onBy: (by: OutcomesBy) => void;
}

const names: Record<OutcomesBy, string> = {
  prompt: 'Prompt',
  model: 'Model',
  user: 'User',
  domain: 'Domain',
  voice: 'Voice',
};

/** What came of the sequences: handed over, replied, met, against the days before; and of which prompt or person. */
export function OutcomesSection({ days, outcomes, by, onBy }: OutcomesSectionProps) {
  if (outcomes === undefined) return null;
  const { rows, total, before } = outcomes;
  return (
    <Stack gap="lg" component="section" aria-label="Results">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={{ base: 'sm', sm: 'lg' }}>
        <StatCard
          label="Handed over"
          value={total.handedOver}
          note={`${total.handedOver === 1 ? 'contact' : 'contacts'}, ${before.handedOver} in the ${days} days before`}
        />
        <StatCard label="Replied" value={total.replied} note={`${shareText(total)}, ${before.replied} before`} />
        <StatCard label="Met" value={total.met} note={`of ${total.replied} who replied, ${before.met} before`} />
      </SimpleGrid>
      {total.handedOver === 0 && (
        <Text size="sm" c="dimmed">
          Nothing was handed over in the last {days} days. Who replied and who agreed to meet is told here, by prompt,
          domain and person.
        </Text>
      )}
      {rows.length > 0 && (
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
      )}
    </Stack>
  );
}

/** The share of those who got an email that replied; while they are too few for an interval, of how many contacts they are. */
function shareText({ replyRate, sent, handedOver }: OutcomeFiguresWire): string {
  // Who replied before an email was sent is none of those who got one.
  if (replyRate === null) return `of ${handedOver} handed over, ${sent} got an email`;
  return `${rateText(replyRate)} of ${sent} who got an email`;
}

function columnsOf(header: string): Column<OutcomeRowWire>[] {
  const count = (key: 'handedOver' | 'sent' | 'replied' | 'met' | 'bounced' | 'optedOut', head: string) => ({
    key,
    header: head,
    align: 'right' as const,
    cell: (row: OutcomeRowWire) => row[key],
  });
  return [
    { key: 'label', header, main: true, wrap: true, width: '24%', cell: ({ label }) => <bdi>{label}</bdi> },
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
