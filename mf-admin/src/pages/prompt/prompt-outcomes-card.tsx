import type { OutcomeRowWire } from '@overture/core/contract';
import { Card, Stack, Text, useQuery } from '@overture/ui';
import { outcomesQuery } from '../../outcomes/outcomes.queries.ts';
import { rateText } from '../../outcomes/rate-text.ts';

/** The period is long enough for a version to be sent and answered about thirty times. */
const days = 90;

/** The outcomes of the sequences of each version. The card is empty before the first hand-over. */
export function PromptOutcomesCard({ promptId }: { readonly promptId: string }) {
  const { data } = useQuery(outcomesQuery({ days, by: 'prompt' }));
  const rows = (data?.rows ?? [])
    .filter(({ key }) => key.startsWith(`${promptId}@`))
    .toSorted((a, b) => versionOf(b) - versionOf(a));
  if (rows.length === 0) return null;
  return (
    <Card title={`Outcomes of the last ${days} days`}>
      <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {rows.map((row) => (
          <li key={row.key}>
            <Text fw={600}>v{versionOf(row)}</Text>
            <Text>
              {row.handedOver} handed over · {row.sent} sent · {row.replied} replied
            </Text>
            <Text size="xs" c="dimmed">
              Reply rate: {rateText(row.replyRate)}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** The version at the end of a row's key, `<prompt id>@<version>`. */
const versionOf = ({ key }: OutcomeRowWire): number => Number(key.slice(key.lastIndexOf('@') + 1));
