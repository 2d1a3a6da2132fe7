import { useState } from 'react';

/** The dialogs of a list. At most one of them is open. */
export interface ListDialogs<T> {
  /** Set while the form is open. Its `entry` is null for a new entry. */
  readonly form: { readonly entry: T | null } | null;
  /** The entry whose removal has to be confirmed. */
  readonly toRemove: T | null;
  readonly openForm: (entry: T | null) => void;
  readonly askToRemove: (entry: T) => void;
  readonly close: () => void;
}

/** The state of a list's dialogs: the form, and the question before an entry is removed. */
export function useListDialogs<T>(): ListDialogs<T> {
  const [form, setForm] = useState<ListDialogs<T>['form']>(null);
  const [toRemove, setToRemove] = useState<T | null>(null);
  return {
    form,
    toRemove,
    openForm: (entry) => setForm({ entry }),
    askToRemove: setToRemove,
    close: () => {
      setForm(null);
      setToRemove(null);
    },
  };
}
