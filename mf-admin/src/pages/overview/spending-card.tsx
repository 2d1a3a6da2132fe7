import type { SpendingWire } from '@overture/core/contract';
import { Card, DataTable, IconGauge, MailAddress, TextLink } from '@overture/ui';
import type { Column, LoadState } from '@overture/ui';
import { LimitBar } from '../../spending/limit-bar.tsx';

export interface SpendingCardProps {
  /** Undefined after a failure. */
  readonly spending: readonly SpendingWire[] | undefined;
  readonly load: LoadState;
  /** The domain that the page is about; empty for all. */
  readonly department: string;
}

/** What is spent of the limits today and this month: by everybody, each domain, and the users nearest to theirs. */
export function SpendingCard({ spending, load, department }: SpendingCardProps) {
  return (
    <Card title="Spending against limits" actions={<TextLink to="/admin/limits">Limits</TextLink>} flush>
      <DataTable<SpendingWire>
        label="Spending against limits"
        columns={columns}
        rows={spending?.filter(({ scope, label }) => scope !== 'domain' || department === '' || label === department)}
        rowKey={({ scope, key }) => `${scope}:${key}`}
        skeletonRows={2}
        load={load}
        empty={{
          icon: <IconGauge size={22} />,
          title: 'No limits yet',
          text: 'Everybody may spend as much on the AI as the vendors’ accounts allow.',
        }}
      />
    </Card>
  );
}

const columns: readonly Column<SpendingWire>[] = [
  { key: 'who', header: 'Who', main: true, cell: ({ label }) => <MailAddress>{label}</MailAddress> },
  {
    key: 'today',
    header: 'Today (UTC)',
    width: '34%',
    cell: ({ dailyUsd, todayUsd }) => <Amount limitUsd={dailyUsd} spentUsd={todayUsd} />,
  },
  {
    key: 'month',
    header: 'This month',
    width: '34%',
    cell: ({ monthlyUsd, monthUsd }) => <Amount limitUsd={monthlyUsd} spentUsd={monthUsd} />,
  },
];

function Amount({ limitUsd, spentUsd }: { readonly limitUsd: number | null; readonly spentUsd: number }) {
  return limitUsd === null ? 'No limit' : <LimitBar limitUsd={limitUsd} spentUsd={spentUsd} />;
}
