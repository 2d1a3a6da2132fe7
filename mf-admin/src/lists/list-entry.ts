import type { ComponentType, ReactNode } from 'react';
import type { EntryFormProps, Saved } from '../saving/entry-form.tsx';

/** The form in which an entry is created and, with `editTitle`, edited. */
export interface ListForm<T, Fields> {
  /** The button that opens it for a new entry. */
  readonly button: string;
  /** The title of the dialog for a new entry, where it differs from the button. */
  readonly newTitle?: string;
  readonly editTitle?: string;
  readonly size?: 'md' | 'lg';
  readonly Fields: ComponentType<EntryFormProps<T, Fields>>;
  readonly save: {
    readonly isPending: boolean;
    readonly mutateAsync: (saved: Saved<T, Fields>) => Promise<unknown>;
  };
}

/** The pages on which an entry is created and edited, instead of a form in a dialog. */
export interface ListPages<T> {
  /** The link to the page of a new entry. */
  readonly button: string;
  readonly newPath: string;
  readonly pathOf: (entry: T) => string;
}

/** How an entry is taken away, after a question. */
export interface ListRemoval<T> {
  readonly title: string;
  readonly verb: string;
  /** The button in the row; a bin by default. */
  readonly icon?: ReactNode;
  /** What will happen, and whether it can be undone. */
  readonly question: (entry: T) => ReactNode;
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (entry: T, options?: { readonly onSettled: () => void }) => void;
  };
  /** With it the dialog stays open, with this verb, until the server has answered; otherwise it closes at once. */
  readonly busyVerb?: string;
  /** The button that brings an entry back; undefined for an entry that can be taken away. */
  readonly undo?: (entry: T) => ReactNode;
}

export function isPages<T, Fields>(form: ListForm<T, Fields> | ListPages<T>): form is ListPages<T> {
  return 'pathOf' in form;
}
