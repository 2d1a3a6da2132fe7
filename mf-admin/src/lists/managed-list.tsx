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
  /** The title of the list, if it differs from the page's. The button to create is then beside this title. */
  readonly listTitle?: string;
  /** Names an entry in the labels of its buttons. */
  readonly nameOf: (entry: T) => string;
  /** Further buttons of the page, after the one to create. */
  readonly pageActions?: ReactNode;
  /** Further buttons of a row, before the others. */
  readonly rowActions?: (entry: T) => ReactNode;
  readonly form: ListForm<T, Fields> | ListPages<T>;
  /** Absent if entries cannot be removed. */
  readonly removal?: ListRemoval<T>;
  /** Banners, below the header. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with one list, whose entries can be created, edited and removed. */
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
              <NewButton form={form} dialogs={dialogs} />
              {pageActions}
            </>
          )
        }
        notices={notice}
      />
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
    Pick<ManagedListProps<T, Fields>, 'nameOf' | 'rowActions' | 'form' | 'removal'> {
  /** The card's title. The button to create is beside it. */
  readonly title?: string | undefined;
  readonly dialogs: ListDialogs<T>;
}

/** A card with a list and the dialogs in which its entries are created, edited and removed. */
export function ManagedListCard<T, Fields>({
  title,
  columns,
  dialogs,
  nameOf,
  rowActions,
  form,
  removal,
  ...list
}: ManagedListCardProps<T, Fields>) {
  return (
    <>
      <ListCard<T>
        {...list}
        {...(isPages(form) ? { rowLink: form.pathOf } : {})}
        columns={[...columns, actionsColumn({ dialogs, nameOf, rowActions, form, removal })]}
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
    <AppButton variant={form.isSecondary ? 'secondary' : 'primary'} icon={<IconPlus size={16} />} {...opens}>
      {form.button}
    </AppButton>
  );
}
