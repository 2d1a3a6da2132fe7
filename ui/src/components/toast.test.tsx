// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcedText } from '../testing/live-regions.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { toast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function after(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

it.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
] as const)('shows %s for %i ms', async (kind, duration) => {
  renderInApp(null);
  act(() => toast[kind]('Hello'));
  await after(duration - 100);
  expect(screen.queryByText('Hello')).not.toBeNull();
  await after(1000);
  expect(screen.queryByText('Hello')).toBeNull();
});

it('shows twenty at most', async () => {
  renderInApp(null);
  act(() => {
    for (let number = 1; number <= 25; number += 1) toast.info(`Message ${number}`);
  });
  await after(500);
  expect(screen.getAllByText(/^Message/)).toHaveLength(20);
});

it('shows the same message once, and for its whole time again', async () => {
  renderInApp(null);
  act(() => toast.error('Contact not found.'));
  await after(3000);
  act(() => toast.error('Contact not found.'));
  await after(3000);
  expect(screen.getAllByText('Contact not found.')).toHaveLength(1);
  await after(2000);
  expect(screen.queryByText('Contact not found.')).toBeNull();
});

it('reads out what it shows', async () => {
  renderInApp(null);
  act(() => toast.error('Broken'));
  await after(100);
  expect(announcedText()).toBe('Broken');
});
