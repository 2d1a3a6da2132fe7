import { useState } from 'react';

/** Which dialog of a list is open, and for what: at most one is. */
export interface ListDialogs<T> {
  /** Open for a new entry (null), or for one to be edited. */
  readonly form: { readonly entry: T | null } | null;
  /** The entry that somebody is asked about before it goes. */
  readonly toRemove: T | null;
  readonly openForm: (entry: T | null) => void;
  readonly askToRemove: (entry: T) => void;
  /** Closes whichever dialog is open. */
  readonly close: () => void;
}

/** Opening and closing of a list's form and of the question before an entry goes. */
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
