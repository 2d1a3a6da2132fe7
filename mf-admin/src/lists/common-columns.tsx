import { cutText, Timestamp } from '@overture/ui';
import type { Column } from '@overture/ui';

/** Numbers the entries of the whole list; `offset` is the position of the page's first entry, from 0. */
export function numberColumn(offset: number): Column<unknown> {
  return { key: 'number', header: 'S.No.', width: 72, wideOnly: true, cell: (_, index) => offset + index + 1 };
}

/** The column that shows when an entry was created. A phone leaves it out, where a card holds what is asked for. */
export function createdColumn(
  column: Pick<Column<unknown>, 'width'> & { readonly key?: string },
): Column<{ readonly createdAt: string }> {
  return {
    key: 'created',
    header: 'Created At',
    wideOnly: true,
    sortable: true,
    cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    ...column,
  };
}

/** The first `length` characters of a prompt's text on one line, followed by `ellipsis` if the text is longer. */
export function promptColumn(length: number, ellipsis?: string): Column<{ readonly prompt: string }> {
  return {
    key: 'prompt',
    header: 'Prompt',
    line: true,
    cell: ({ prompt }) => <bdi>{cutText(prompt, length, ellipsis)}</bdi>,
  };
}
