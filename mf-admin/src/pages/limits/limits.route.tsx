import { dollars, IconGauge, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { LimitBar } from '../../spending/limit-bar.tsx';
import { LimitForm } from './limit-form.tsx';
import { limitsQuery, useRemoveLimit, useSaveLimit, type LimitEntry } from './limits.queries.ts';

const rules: ClientListRules<LimitEntry> = {
  searched: ({ label }) => [label],
  sortBy: {
    who: ({ label }) => label,
    today: ({ todayUsd }) => todayUsd ?? -1,
    month: ({ monthUsd }) => monthUsd ?? -1,
  },
};

const columns: readonly Column<LimitEntry>[] = [
  { key: 'who', header: 'Who', main: true, sortable: true, cell: ({ label }) => <bdi title={label}>{label}</bdi> },
  {
    key: 'today',
    header: 'Per day',
    width: '24%',
    sortable: true,
    cell: ({ dailyUsd, todayUsd }) => <Spent limitUsd={dailyUsd} spentUsd={todayUsd} />,
  },
  {
    key: 'month',
    header: 'Per month',
    width: '24%',
    sortable: true,
    cell: ({ monthlyUsd, monthUsd }) => <Spent limitUsd={monthlyUsd} spentUsd={monthUsd} />,
  },
  {
    key: 'requests',
    header: 'Requests per minute',
    width: '18%',
    align: 'right',
    cell: ({ perMinute }) => perMinute?.toLocaleString() ?? '–',
  },
];

/** Limits (/admin/limits): how much may be spent on the AI, and how much was spent. */
export function LimitsRoute() {
  const limits = useQuery(limitsQuery);
  const list = useClientList(limits.data, rules, 'Search limits');
  const load = useListLoad(limits, 'Failed to fetch limits');
  return (
    <ManagedList
      {...list}
      load={load}
      title="Limits"
      subtitle="How much the AI may cost in a day or a month (UTC), and how many requests a user may make in a minute."
      columns={columns}
      nameOf={({ label }) => label}
      loadingLabel="Loading limits..."
      empty={{
        icon: <IconGauge size={22} />,
        title: 'No limits yet',
        text: 'Everybody may spend as much on the AI as the vendors’ accounts allow.',
      }}
      form={{ button: 'Set Limit', editTitle: 'Edit Limit', Fields: LimitForm, save: useSaveLimit() }}
      removal={{
        title: 'Remove Limit',
        verb: 'Remove',
        question: ({ label }) => (
          <>
            Remove every amount of <strong>{label}</strong>? What waits for it goes on at once.
          </>
        ),
        remove: useRemoveLimit(),
      }}
    />
  );
}

function Spent({ limitUsd, spentUsd }: { readonly limitUsd: number | null; readonly spentUsd: number | null }) {
  if (limitUsd === null) return '–';
  return spentUsd === null ? dollars(limitUsd) : <LimitBar limitUsd={limitUsd} spentUsd={spentUsd} />;
}
