import { useState } from 'react';

/** The dialogs of a list; one at most is open. */
export interface ListDialogs<T> {
  /** Set while the form is open; `entry` is null for a new one. */
  readonly form: { readonly entry: T | null } | null;
  /** The entry whose removal has to be confirmed. */
  readonly toRemove: T | null;
  readonly openForm: (entry: T | null) => void;
  readonly askToRemove: (entry: T) => void;
  /** Closes whichever dialog is open. */
  readonly close: () => void;
}

/** Opens and closes the form of a list and the question before an entry is removed. */
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
