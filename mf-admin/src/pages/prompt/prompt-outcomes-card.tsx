import type { OutcomeRowWire } from '@overture/core/contract';
import { Card, DataTable, Text, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import { outcomesQuery } from '../../outcomes/outcomes.queries.ts';
import { rateText } from '../../outcomes/rate-text.ts';

/** Long enough for a version to be sent and answered some thirty times. */
const days = 90;

/** What became of the sequences that each version of a prompt wrote. Nothing is shown until one was handed over. */
export function PromptOutcomesCard({ promptId }: { readonly promptId: string }) {
  const { data } = useQuery(outcomesQuery({ days, by: 'prompt' }));
  const rows = (data ?? [])
    .filter(({ key }) => key.startsWith(`${promptId}@`))
    .toSorted((a, b) => versionOf(b) - versionOf(a));
  if (rows.length === 0) return null;
  return (
    <Card title="Outcomes" flush>
      <DataTable<OutcomeRowWire> label="Outcomes by version" columns={columns} rows={rows} rowKey={({ key }) => key} />
      <Text size="sm" c="dimmed" p="md">
        Contacts handed over in the last {days} days. The reply rate lies within its range with a certainty of 95 %.
      </Text>
    </Card>
  );
}

/** The key ends with it: `<prompt id>@<version>`. */
const versionOf = ({ key }: OutcomeRowWire): number => Number(key.slice(key.lastIndexOf('@') + 1));

const columns: Column<OutcomeRowWire>[] = [
  { key: 'version', header: 'Version', main: true, cell: (row) => `v${versionOf(row)}` },
  { key: 'handedOver', header: 'Handed over', align: 'right', cell: ({ handedOver }) => handedOver },
  { key: 'sent', header: 'Sent', align: 'right', cell: ({ sent }) => sent },
  { key: 'replied', header: 'Replied', align: 'right', cell: ({ replied }) => replied },
  { key: 'rate', header: 'Reply rate', align: 'right', wrap: true, cell: ({ replyRate }) => rateText(replyRate) },
];
