// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

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
  expect(screen.getByText('Loading user data...')).toBeTruthy();
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

it('puts the empty state in place of the table', () => {
  renderInApp(<DataTable label="People" columns={columns} rows={[]} rowKey={rowKey} />);
  expect(screen.getByText('No data available')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('puts the error in place of the table, with a way to try again', () => {
  const onRetry = vi.fn();
  renderInApp(
    <DataTable
      label="People"
      columns={columns}
      rows={undefined}
      rowKey={rowKey}
      error={{ title: 'Failed to fetch users', onRetry }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch users');
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
      error={{ title: 'Failed to fetch users' }}
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
