import type { ComponentType, ReactNode } from 'react';
import type { EntryFormProps, Saved } from '../saving/entry-form.tsx';

/** The form in which an entry is created and, with `editTitle`, edited. */
export interface ListForm<T, Fields> {
  /** The text of the button that opens the form for a new entry. */
  readonly button: string;
  /** Whether another button of the page is the main one. */
  readonly isSecondary?: boolean;
  /** The title of the dialog for a new entry, if it differs from the button. */
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
  /** The text of the link to the page for a new entry. */
  readonly button: string;
  /** Whether another button of the page is the main one. */
  readonly isSecondary?: boolean;
  readonly newPath: string;
  readonly pathOf: (entry: T) => string;
}

/** How an entry is removed after a confirmation. */
export interface ListRemoval<T> {
  readonly title: string;
  readonly verb: string;
  /** The icon of the button in the row; a trash can by default. */
  readonly icon?: ReactNode;
  /** The question, which says what will happen and whether it can be undone. */
  readonly question: (entry: T) => ReactNode;
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (entry: T, options?: { readonly onSettled: () => void }) => void;
  };
  /** If it is set, the dialog shows this verb and stays open until the server has answered; else it closes at once. */
  readonly busyVerb?: string;
  /** Whether an entry can be removed at all; every one by default. */
  readonly isOffered?: (entry: T) => boolean;
  /** The button that restores a removed entry; undefined for an entry that can be removed. */
  readonly undo?: (entry: T) => ReactNode;
}

export function isPages<T, Fields>(form: ListForm<T, Fields> | ListPages<T>): form is ListPages<T> {
  return 'pathOf' in form;
}
