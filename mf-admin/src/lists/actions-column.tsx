import type { ReactNode } from 'react';
import { IconButton, IconPencil, IconTrash } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListForm, ListPages, ListRemoval } from './list-entry.ts';
import type { ListDialogs } from './use-list-dialogs.ts';

interface RowParts<T> {
  readonly dialogs: ListDialogs<T>;
  readonly nameOf: (entry: T) => string;
  readonly rowActions: ((entry: T) => ReactNode) | undefined;
  readonly form: Pick<ListForm<T, never>, 'editTitle'> | ListPages<T>;
  readonly removal?: ListRemoval<T> | undefined;
}

/** The column with the buttons of each row: the list's own ones, then edit and delete. */
export function actionsColumn<T>({ dialogs, nameOf, rowActions, form, removal }: RowParts<T>): Column<T> {
  const pathOf = 'pathOf' in form ? form.pathOf : undefined;
  const isEdited = pathOf !== undefined || ('editTitle' in form && form.editTitle !== undefined);
  const buttons = [rowActions, isEdited, removal].filter(Boolean).length;
  return {
    key: 'actions',
    header: 'Actions',
    actions: true,
    // The header needs the width of two buttons.
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
          (removal.isOffered?.(entry) ?? true) &&
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
