// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import { expect, test, vi } from 'vitest';
import { ChartCard } from './chart-card.tsx';

test('makes the table of a chart no sooner than it is looked at', () => {
  const table = vi.fn(() => <p>The figures</p>);
  renderInApp(<ChartCard title="Tokens" headline="6.9M" chart={() => <p>The chart</p>} table={table} />);
  expect(screen.getByText('The chart')).toBeDefined();
  expect(table).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show Tokens as table' }));
  expect(screen.getByText('The figures')).toBeDefined();
});
