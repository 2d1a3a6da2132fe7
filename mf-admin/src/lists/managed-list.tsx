import type { ReactNode } from 'react';
import { AppButton, IconPlus, Page, PageHeader } from '@overture/ui';
import { actionsColumn } from './actions-column.tsx';
import { FormDialog, RemovalDialog } from './entry-dialogs.tsx';
import { ListCard } from './list-card.tsx';
import type { ListCardProps } from './list-card.tsx';
import { isPages } from './list-entry.ts';
import type { ListForm, ListPages, ListRemoval } from './list-entry.ts';
import { useListDialogs } from './use-list-dialogs.ts';
import type { ListDialogs } from './use-list-dialogs.ts';

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

function NewButton<T, Fields>({ form, dialogs }: Pick<ManagedListCardProps<T, Fields>, 'form' | 'dialogs'>) {
  const opens = isPages(form) ? { to: form.newPath } : { onClick: () => dialogs.openForm(null) };
  return (
    <AppButton variant="primary" icon={<IconPlus size={16} />} {...opens}>
      {form.button}
    </AppButton>
  );
}
