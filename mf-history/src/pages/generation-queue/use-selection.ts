import { useState } from 'react';
import type { ListedRecord } from '@overture/core/contract';

/** The selected rows: those of the shown page, and those of other pages that were selected with them. */
export function useSelection(rows: readonly ListedRecord[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [others, setOthers] = useState<readonly ListedRecord[]>([]);
  const shown = new Set(rows.map(({ _id }) => _id));
  const selected = [...rows, ...others.filter(({ _id }) => !shown.has(_id))].filter(({ _id }) => ids.has(_id));
  const toggle = ({ _id }: ListedRecord) => {
    const next = new Set(ids);
    if (!next.delete(_id)) next.add(_id);
    setIds(next);
  };
  const select = (records: readonly ListedRecord[]) => {
    setOthers(records);
    setIds(new Set(records.map(({ _id }) => _id)));
  };
  const clear = () => select([]);
  const all = rows.length > 0 && rows.every(({ _id }) => ids.has(_id));
  return {
    selected,
    has: ({ _id }: ListedRecord) => ids.has(_id),
    all,
    toggle,
    toggleAll: () => (all ? clear() : select(rows)),
    /** Selects these records, of any page. */
    select,
    clear,
  };
}
