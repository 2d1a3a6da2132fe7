import type { ComponentType, ReactNode } from 'react';
import {
  AppButton,
  ConfirmDialog,
  Dialog,
  IconButton,
  IconPencil,
  IconPlus,
  IconTrash,
  Page,
  PageHeader,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { EntryFormProps, Saved } from '../saving/entry-form.tsx';
import { ListCard } from './list-card.tsx';
import type { ListCardProps } from './list-card.tsx';
import { useListDialogs } from './use-list-dialogs.ts';
import type { ListDialogs } from './use-list-dialogs.ts';

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

export interface ManagedListProps<T, Fields> extends Omit<ListCardProps<T>, 'label' | 'title' | 'actions' | 'rowKey'> {
  readonly title: string;
  readonly subtitle: string;
  /** The title of the list, where it differs from the page's; the button to create then stands beside it. */
  readonly listTitle?: string;
  /** Names an entry in the labels of its buttons. */
  readonly nameOf: (entry: T) => string;
  /** Further buttons of the page, before the one to create. */
  readonly pageActions?: ReactNode;
  /** Further buttons of a row, before the others. */
  readonly rowActions?: (entry: T) => ReactNode;
  /** How many they are; one by default. */
  readonly rowActionCount?: number;
  readonly form: ListForm<T, Fields> | ListPages<T>;
  /** Absent where nothing is taken away. */
  readonly removal?: ListRemoval<T>;
  /** What stands above the list, such as a warning. */
  readonly notice?: ReactNode;
  /** What stands below the list. */
  readonly children?: ReactNode;
}

/** A page that is a list: its entries, the form they are created and edited in, and the question before one goes. */
export function ManagedList<T extends { readonly _id: string }, Fields>({
  title,
  subtitle,
  listTitle,
  form,
  notice,
  pageActions,
  children,
  ...list
}: ManagedListProps<T, Fields>) {
  const dialogs = useListDialogs<T>();
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          listTitle === undefined && (
            <>
              {pageActions}
              <NewButton form={form} dialogs={dialogs} />
            </>
          )
        }
      />
      {notice}
      <ManagedListCard<T, Fields>
        {...list}
        form={form}
        label={listTitle ?? title}
        title={listTitle}
        rowKey={({ _id }) => _id}
        dialogs={dialogs}
      />
      {children}
    </Page>
  );
}

export interface ManagedListCardProps<T, Fields>
  extends
    Omit<ListCardProps<T>, 'actions' | 'title'>,
    Pick<ManagedListProps<T, Fields>, 'nameOf' | 'rowActions' | 'rowActionCount' | 'form' | 'removal'> {
  /** The card's title; the button to create stands beside it. */
  readonly title?: string | undefined;
  readonly dialogs: ListDialogs<T>;
}

/** A list on a card, with the dialogs its entries are created, edited and taken away in. */
export function ManagedListCard<T, Fields>({
  title,
  columns,
  dialogs,
  nameOf,
  rowActions,
  rowActionCount = 1,
  form,
  removal,
  ...list
}: ManagedListCardProps<T, Fields>) {
  return (
    <>
      <ListCard<T>
        {...list}
        columns={[...columns, actionsColumn({ dialogs, nameOf, rowActions, rowActionCount, form, removal })]}
        empty={{
          action: isPages(form) ? (
            <AppButton to={form.newPath}>{form.button}</AppButton>
          ) : (
            <AppButton onClick={() => dialogs.openForm(null)}>{form.button}</AppButton>
          ),
          ...list.empty,
        }}
        {...(title === undefined ? {} : { title, actions: <NewButton form={form} dialogs={dialogs} /> })}
      />
      {!isPages(form) && <FormDialog form={form} dialogs={dialogs} />}
      {removal && <RemovalDialog removal={removal} dialogs={dialogs} />}
    </>
  );
}

function isPages<T, Fields>(form: ListForm<T, Fields> | ListPages<T>): form is ListPages<T> {
  return 'pathOf' in form;
}

function NewButton<T, Fields>({ form, dialogs }: Pick<ManagedListCardProps<T, Fields>, 'form' | 'dialogs'>) {
  const opens = isPages(form) ? { to: form.newPath } : { onClick: () => dialogs.openForm(null) };
  return (
    <AppButton variant="primary" icon={<IconPlus size={16} />} {...opens}>
      {form.button}
    </AppButton>
  );
}

type RowParts<T> = Pick<ManagedListProps<T, never>, 'nameOf' | 'removal'> & {
  readonly dialogs: ListDialogs<T>;
  readonly rowActions: ManagedListProps<T, never>['rowActions'];
  readonly rowActionCount: number;
  readonly form: Pick<ListForm<T, never>, 'editTitle'> | ListPages<T>;
};

function actionsColumn<T>({ dialogs, nameOf, rowActions, rowActionCount, form, removal }: RowParts<T>): Column<T> {
  const pathOf = 'pathOf' in form ? form.pathOf : undefined;
  const isEdited = pathOf !== undefined || ('editTitle' in form && form.editTitle !== undefined);
  const buttons = (rowActions ? rowActionCount : 0) + [isEdited, removal].filter(Boolean).length;
  return {
    key: 'actions',
    header: 'Actions',
    actions: true,
    // The head of the column needs the room of two buttons.
    width: 16 + 40 * Math.max(2, buttons),
    cell: (entry) => (
      <>
        {rowActions?.(entry)}
        {isEdited && (
          <IconButton
            label={`Edit ${nameOf(entry)}`.trim()}
            icon={<IconPencil size={18} />}
            {...(pathOf ? { to: pathOf(entry) } : { onClick: () => dialogs.openForm(entry) })}
          />
        )}
        {removal &&
          (removal.undo?.(entry) ?? (
            <IconButton
              label={`${removal.verb} ${nameOf(entry)}`.trim()}
              icon={removal.icon ?? <IconTrash size={18} />}
              danger
              onClick={() => dialogs.askToRemove(entry)}
            />
          ))}
      </>
    ),
  };
}

interface FormDialogProps<T, Fields> {
  readonly form: ListForm<T, Fields>;
  readonly dialogs: ListDialogs<T>;
}

function FormDialog<T, Fields>({ form, dialogs }: FormDialogProps<T, Fields>) {
  const { Fields, save } = form;
  const shown = useLast(dialogs.form);
  const entry = shown?.entry ?? null;
  const title = (entry ? form.editTitle : form.newTitle) ?? form.button;
  return (
    <Dialog
      opened={dialogs.form !== null}
      onClose={dialogs.close}
      title={title}
      size={form.size ?? 'md'}
      closable={!save.isPending}
    >
      <Fields
        title={title}
        entry={entry}
        busy={save.isPending}
        onCancel={dialogs.close}
        onSubmit={(fields) => save.mutateAsync({ entry, fields }).then(dialogs.close)}
      />
    </Dialog>
  );
}

interface RemovalDialogProps<T> {
  readonly removal: ListRemoval<T>;
  readonly dialogs: ListDialogs<T>;
}

function RemovalDialog<T>({ removal, dialogs }: RemovalDialogProps<T>) {
  const { toRemove, close } = dialogs;
  const { title, verb, busyVerb, question, remove } = removal;
  const shown = useLast(toRemove);
  const confirm = () => {
    if (toRemove === null) return;
    if (busyVerb !== undefined) return remove.mutate(toRemove, { onSettled: close });
    remove.mutate(toRemove);
    close();
  };
  return (
    <ConfirmDialog
      opened={toRemove !== null}
      onClose={close}
      onConfirm={confirm}
      title={title}
      confirmLabel={verb}
      busyLabel={busyVerb ?? verb}
      busy={busyVerb !== undefined && remove.isPending}
    >
      {shown && question(shown)}
    </ConfirmDialog>
  );
}
