import type { ReactNode } from 'react';
import { AppButton, ConfirmDialog, Dialog, IconPlus, Page, PageHeader, useLast } from '@overture/ui';
import { focusRowSoon } from './focus-row.ts';
import { ListCard } from './list-card.tsx';
import type { ListCardProps } from './list-card.tsx';
import type { ListDialogs } from './use-list-dialogs.ts';

export interface ListForm<T> {
  /** The button that opens it for a new entry. */
  readonly button: string;
  /** What the dialog is for; null for a new entry. */
  readonly title: (entry: T | null) => string;
  readonly size?: 'md' | 'lg';
  /** It is being saved, and cannot be closed. */
  readonly busy: boolean;
  readonly fields: (entry: T | null) => ReactNode;
}

export interface ListRemoval<T> {
  readonly title: string;
  readonly verb: string;
  /** Set: the question stays until `onConfirm` says that it is done, with this verb while `busy`. Else it closes at once. */
  readonly busyVerb?: string;
  readonly busy?: boolean;
  /** What will happen, and whether it can be undone. */
  readonly question: (entry: T) => ReactNode;
  readonly onConfirm: (entry: T, onDone: () => void) => void;
}

export interface ManagedListProps<T> extends Omit<ListCardProps<T>, 'label' | 'title' | 'actions' | 'rowKey'> {
  readonly title: string;
  readonly subtitle: string;
  /** Of the list, where it differs from the page's; the button to create then stands beside it. */
  readonly listTitle?: string;
  readonly dialogs: ListDialogs<T>;
  readonly form: ListForm<T>;
  /** Absent where nothing is taken away. */
  readonly removal?: ListRemoval<T>;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A page that is a list: its entries, the form they are made and edited with, and the question before one goes. */
export function ManagedList<T extends { readonly _id: string }>({
  title,
  subtitle,
  listTitle,
  dialogs,
  form,
  removal,
  children,
  ...list
}: ManagedListProps<T>) {
  const shownForm = useLast(dialogs.form);
  const entry = shownForm?.entry ?? null;
  const label = listTitle ?? title;
  const openNew = () => dialogs.openForm(null);
  const create = (
    <AppButton variant="primary" icon={<IconPlus size={16} />} onClick={openNew}>
      {form.button}
    </AppButton>
  );
  return (
    <Page>
      <PageHeader title={title} subtitle={subtitle} actions={listTitle === undefined && create} />
      <ListCard<T>
        {...list}
        label={label}
        empty={{ action: <AppButton onClick={openNew}>{form.button}</AppButton>, ...list.empty }}
        {...(listTitle === undefined ? {} : { title: listTitle, actions: create })}
        rowKey={({ _id }) => _id}
      />
      {children}
      <Dialog
        opened={dialogs.form !== null}
        onClose={dialogs.close}
        title={form.title(entry)}
        size={form.size ?? 'md'}
        closable={!form.busy}
      >
        {form.fields(entry)}
      </Dialog>
      {removal && (
        <RemovalDialog
          removal={removal}
          dialogs={dialogs}
          placeOf={(gone) => list.rows?.indexOf(gone) ?? 0}
          label={label}
        />
      )}
    </Page>
  );
}

interface RemovalDialogProps<T> {
  readonly removal: ListRemoval<T>;
  readonly dialogs: ListDialogs<T>;
  readonly placeOf: (entry: T) => number;
  /** The list's. */
  readonly label: string;
}

function RemovalDialog<T>({ removal, dialogs, placeOf, label }: RemovalDialogProps<T>) {
  const { toRemove, close } = dialogs;
  const shown = useLast(toRemove);
  const { busyVerb, busy = false } = removal;
  const confirm = () => {
    if (toRemove === null) return;
    const place = placeOf(toRemove);
    const end = () => {
      close();
      focusRowSoon(label, place);
    };
    removal.onConfirm(toRemove, end);
    if (busyVerb === undefined) end();
  };
  return (
    <ConfirmDialog
      opened={toRemove !== null}
      onClose={close}
      onConfirm={confirm}
      title={removal.title}
      confirmLabel={removal.verb}
      busyLabel={busyVerb ?? removal.verb}
      busy={busy}
    >
      {shown && removal.question(shown)}
    </ConfirmDialog>
  );
}
