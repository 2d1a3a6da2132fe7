import { useState } from 'react';

export type ListDialogs<T> = ReturnType<typeof useListDialogs<T>>;

/** The dialogs of a list: the form, and the question before an entry is removed. At most one of them is open. */
export function useListDialogs<T>() {
  const [form, setForm] = useState<{ readonly entry: T | null } | null>(null);
  const [toRemove, setToRemove] = useState<T | null>(null);
  return {
    /** Set while the form is open. Its `entry` is null for a new entry. */
    form,
    /** The entry whose removal has to be confirmed. */
    toRemove,
    openForm: (entry: T | null) => setForm({ entry }),
    askToRemove: (entry: T) => setToRemove(entry),
    close: () => {
      setForm(null);
      setToRemove(null);
    },
  };
}
