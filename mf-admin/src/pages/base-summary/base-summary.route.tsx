import { useState } from 'react';
import { useQuery } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { baseSummaryQuery, useSaveBaseSummary } from './base-summary.queries.ts';
import { BaseSummaryView } from './base-summary.view.tsx';

/** Base Summary (/admin/base-summary). */
export function BaseSummaryRoute() {
  const summary = useQuery(baseSummaryQuery);
  const load = useListLoad(summary, 'Failed to load the base summary');
  const [editing, setEditing] = useState(false);
  const save = useSaveBaseSummary();
  return (
    <BaseSummaryView
      saved={summary.data}
      load={load}
      editing={editing}
      onEditing={setEditing}
      saving={save.isPending}
      onSubmit={(next) => save.mutateAsync(next).then(() => setEditing(false))}
    />
  );
}
