// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { CopyButton } from './copy-button.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => vi.useRealTimers());

it("copies, and says 'Copied!' for two seconds", async () => {
  renderInApp(<CopyButton text="Hello" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(writeText).toHaveBeenCalledWith('Hello');
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

it("shows 'Copied!' beside a button that is only an icon", async () => {
  renderInApp(<CopyButton compact label="Copy subject" text="Hello" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy subject' }));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.getByText('Copied!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Copied!')).toBeNull();
});

it('says so when it may not copy', async () => {
  writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  renderInApp(<CopyButton text="Hello" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText(/^Could not copy/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
});
