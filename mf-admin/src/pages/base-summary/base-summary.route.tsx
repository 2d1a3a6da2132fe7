import { useState } from 'react';
import { useQuery } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { baseSummaryQuery, useSaveBaseSummary } from './base-summary.queries.ts';
import type { BaseSummary } from './base-summary.queries.ts';
import { BaseSummaryView } from './base-summary.view.tsx';

export function BaseSummaryRoute() {
  const summary = useQuery(baseSummaryQuery);
  const load = useListLoad(summary, 'Failed to load the base summary');
  const [editing, setEditing] = useState(false);
  const [refused, setRefused] = useState<BaseSummary>();
  const save = useSaveBaseSummary();
  const submit = (summary: BaseSummary) => {
    setEditing(false);
    save.mutate(summary, {
      onError: () => {
        setRefused(summary);
        setEditing(true);
      },
    });
  };
  return (
    <BaseSummaryView
      saved={summary.data}
      load={load}
      editing={editing}
      onEditing={(next) => {
        setRefused(undefined);
        setEditing(next);
      }}
      refused={refused}
      saving={save.isPending}
      onSubmit={submit}
    />
  );
}
