// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { AppButton } from './button.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { IconButton } from './icon-button.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const columns: Column<Row>[] = [
  { key: 'number', header: 'S.No.', cell: (_, index) => index + 1 },
  { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { key: 'count', header: 'Emails', cell: (row) => row.count, align: 'right' },
];
const rows: Row[] = [
  { id: 'a', name: 'Ada', count: 3 },
  { id: 'b', name: 'Bob', count: 12 },
];
const rowKey = (row: Row) => row.id;

it('shows skeleton rows and says that it is loading', () => {
  renderInApp(
    <DataTable
      label="People"
      columns={columns}
      rows={undefined}
      rowKey={rowKey}
      loadingLabel="Loading user data..."
      skeletonRows={3}
    />,
  );
  // The text is there for screen readers alone, and not over the skeletons.
  expect(screen.getByText('Loading user data...').className).toContain('VisuallyHidden');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(3);
});

it('shows a row for each entry', () => {
  renderInApp(<DataTable label="People" columns={columns} rows={rows} rowKey={rowKey} />);
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(cells).toEqual([
    ['1', 'Ada', '3'],
    ['2', 'Bob', '12'],
  ]);
});

it('opens a row by a press on a text that tells more to who points at it, and not by one on its buttons', () => {
  const titled: Column<Row>[] = [
    { key: 'name', header: 'Name', main: true, cell: (row) => row.name },
    { key: 'why', header: 'Why', cell: ({ name }) => <span title={`All about ${name}`}>Because</span> },
    { key: 'do', header: 'Do', actions: true, cell: () => <AppButton>Delete</AppButton> },
  ];
  const { location } = renderInApp(
    <DataTable label="People" columns={titled} rows={rows} rowKey={rowKey} rowLink={({ id }) => `/people/${id}`} />,
    { path: '*' },
  );
  fireEvent.click(within(screen.getByRole('row', { name: /Bob/ })).getByRole('button', { name: 'Delete' }));
  expect(location()).toBe('/');
  fireEvent.click(screen.getByTitle('All about Bob'));
  expect(location()).toBe('/people/b');
});

it('puts the empty state in place of the table', () => {
  renderInApp(<DataTable label="People" columns={columns} rows={[]} rowKey={rowKey} />);
  expect(screen.getByText('No data available')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('holds one height while it loads and with nothing to show', () => {
  const heights = [undefined, []].map((shown) => {
    const { container, unmount } = renderInApp(
      <DataTable label="People" columns={columns} rows={shown} rowKey={rowKey} />,
    );
    const held = container.querySelector<HTMLElement>('[style*="--rows"]')?.style.getPropertyValue('--rows');
    const skeletons = container.querySelectorAll('tbody tr').length;
    unmount();
    return { held, skeletons };
  });
  expect(heights).toEqual([
    { held: '6', skeletons: 6 },
    { held: '6', skeletons: 0 },
  ]);
});

it('puts the error in place of the table, with a way to try again', () => {
  const onRetry = vi.fn();
  renderInApp(
    <DataTable
      label="People"
      columns={columns}
      rows={undefined}
      rowKey={rowKey}
      load={{ failure: 'Failed to fetch users', retry: onRetry, retrying: false }}
    />,
  );
  expect(screen.getByText('Failed to fetch users')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('keeps showing what it has when a refresh fails', () => {
  renderInApp(
    <DataTable
      label="People"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      load={{ failure: 'Failed to fetch users', retry: vi.fn(), retrying: false }}
    />,
  );
  expect(screen.getByText('Ada')).toBeTruthy();
});

it('asks for the other direction when a sorted column is pressed again', () => {
  const onSort = vi.fn();
  renderInApp(
    <DataTable
      label="People"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      sort={{ key: 'name', direction: 'asc' }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'desc' });
});

interface Job {
  readonly id: string;
  readonly status: 'error' | 'pending' | 'gone';
}

const jobColumns: Column<Job>[] = [
  { key: 'id', header: 'Id', cell: ({ id }) => id },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: ({ status }) => (
      <>
        {status === 'error' && <IconButton label="Retry" icon="r" />}
        {status === 'pending' && <IconButton label="Cancel" icon="c" />}
        {status !== 'gone' && <IconButton label="Delete" icon="d" disabled={status === 'pending'} />}
      </>
    ),
  },
];

type Show = (next: ReactNode) => void;

/** Shows one thing, and another within the same application. */
function renderStage(first: ReactNode): Show {
  let show: Show = () => undefined;
  renderInApp(<Stage first={first} onReady={(ready) => (show = ready)} />);
  return (next) => act(() => show(next));
}

function Stage({ first, onReady }: { readonly first: ReactNode; readonly onReady: (show: Show) => void }) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => onReady(setShown), [onReady]);
  return shown;
}

function jobTable(status: Job['status']) {
  return (
    <DataTable
      label="Jobs"
      columns={jobColumns}
      rows={[{ id: 'a', status }]}
      rowKey={({ id }) => id}
      rowState={(job) => job.status}
    />
  );
}

it('keeps row and focus when a state changes, and hands the focus on when its button goes', () => {
  const show = renderStage(jobTable('error'));
  const row = screen.getAllByRole('row')[1];
  const moving = row?.dataset.moving;
  act(() => screen.getByRole('button', { name: 'Retry' }).focus());
  show(jobTable('pending'));
  expect(screen.getAllByRole('row')[1]).toBe(row);
  expect(row?.dataset.moving).not.toBe(moving);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  show(jobTable('gone'));
  expect(document.activeElement).toBe(row);
});

function peopleTable(ids: readonly string[], busy?: string) {
  const remove: Column<{ id: string }> = {
    key: 'remove',
    header: 'Actions',
    cell: ({ id }) => <IconButton label="Delete" icon="d" disabled={id === busy} />,
  };
  return <DataTable label="People" columns={[remove]} rows={ids.map((id) => ({ id }))} rowKey={({ id }) => id} />;
}

it('gives the focus that a dialog could not give back to the row that moved up, else to the table', () => {
  const dialog = (
    <div role="dialog">
      <button>Yes</button>
    </div>
  );
  const show = renderStage(peopleTable(['a', 'b', 'c']));
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Delete' });
  const answer = () => act(() => screen.getByRole('button', { name: 'Yes' }).focus());
  const deleteAt = (at: number, before: readonly string[], after: readonly string[]) => {
    act(() => buttons()[at]?.focus());
    show([<div key="t">{peopleTable(before)}</div>, <div key="d">{dialog}</div>]);
    answer();
    show([<div key="t">{peopleTable(before, before[at])}</div>]);
    expect(document.activeElement).toBe(document.body);
    show([<div key="t">{peopleTable(after)}</div>]);
  };
  show([<div key="t">{peopleTable(['a', 'b', 'c'])}</div>]);
  deleteAt(1, ['a', 'b', 'c'], ['a', 'c']);
  expect(document.activeElement).toBe(buttons()[1]);
  deleteAt(1, ['a', 'c'], ['a', 'c']);
  expect(document.activeElement).toBe(buttons()[1]);
  deleteAt(1, ['a', 'c'], ['a']);
  expect(document.activeElement).toBe(buttons()[0]);
  deleteAt(0, ['a'], []);
  expect(document.activeElement?.contains(screen.getByText('No data available'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('takes the focus from nobody outside the row', () => {
  const show = renderStage(jobTable('error'));
  const retry = screen.getByRole('button', { name: 'Retry' });
  act(() => retry.focus());
  act(() => retry.blur());
  show(jobTable('pending'));
  expect(document.activeElement).toBe(document.body);
});

it('a button that is disabled under the focus keeps it, refuses, and is left for good', () => {
  const onClick = vi.fn();
  const button = (disabled: boolean) => (
    <AppButton disabled={disabled} onClick={onClick}>
      Add
    </AppButton>
  );
  const show = renderStage(button(false));
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
  act(() => add.focus());
  show(button(true));
  expect(document.activeElement).toBe(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(add);
  expect(onClick).not.toHaveBeenCalled();
  act(() => add.blur());
  expect(add.disabled).toBe(true);
});
