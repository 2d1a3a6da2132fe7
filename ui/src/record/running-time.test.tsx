// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { buildSummary, renderInApp } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RunningTime } from './running-time.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T09:01:00.000Z') }));
afterEach(() => void vi.useRealTimers());

test('ticks while a generation runs, from its start', () => {
  const record = buildSummary({
    responseStatus: 'processing',
    startedAt: '2026-01-05T09:00:50.000Z',
    finishedAt: null,
    attempts: 2,
  });
  renderInApp(<RunningTime record={record} />);
  expect(screen.getByRole('timer').textContent).toBe('10 s');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('timer').textContent).toBe('13 s');
  expect(screen.getByText('running, attempt 2')).toBeDefined();
});

test('counts the wait from the submit', () => {
  renderInApp(
    <RunningTime
      record={buildSummary({ responseStatus: 'pending', startedAt: null, finishedAt: null, attempts: 0 })}
    />,
  );
  expect(screen.getByRole('timer').textContent).toBe('1 min 0 s');
  expect(screen.getByText('waiting')).toBeDefined();
});

test.each([
  [1, '1st in line'],
  [2, '2nd in line'],
  [3, '3rd in line'],
  [11, '11th in line'],
  [42, '42nd in line'],
  [100, '100th in line'],
  [101, 'over 100 in line'],
])('says that place %i is the %s', (queuePosition, text) => {
  renderInApp(<RunningTime record={buildSummary({ responseStatus: 'pending', finishedAt: null, queuePosition })} />);
  expect(screen.getByText(text)).toBeDefined();
});

test('stands still once it is over', () => {
  renderInApp(<RunningTime record={buildSummary()} />);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('28 s')).toBeDefined();
});
