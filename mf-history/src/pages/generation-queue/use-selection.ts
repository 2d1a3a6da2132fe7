import { useState } from 'react';
import type { RecordSummary } from '@overture/core/contract';

/** The selected rows of the shown page. */
export function useSelection(rows: readonly RecordSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ _id }) => ids.has(_id));
  const toggle = ({ _id }: RecordSummary) => {
    const next = new Set(ids);
    if (!next.delete(_id)) next.add(_id);
    setIds(next);
  };
  const clear = () => setIds(new Set());
  const all = rows.length > 0 && selected.length === rows.length;
  return {
    selected,
    has: ({ _id }: RecordSummary) => ids.has(_id),
    all,
    toggle,
    toggleAll: () => (all ? clear() : setIds(new Set(rows.map(({ _id }) => _id)))),
    clear,
  };
}
