// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { urlChoice, urlNumber, urlPageSize, urlText, useUrlState } from './use-url-state.ts';

const fields = { page: urlNumber(1), limit: urlPageSize(), status: urlChoice(['ready', 'error']), search: urlText() };

function Probe() {
  const [state, set] = useUrlState(fields);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => set({ page: 4 })}>page</button>
      <button onClick={() => set({ status: 'error' })}>status</button>
      <button onClick={() => set({ limit: 10, status: undefined, search: '' })}>defaults</button>
    </>
  );
}

function state(): unknown {
  return JSON.parse(screen.getByRole('status').textContent);
}

it('reads the address, with defaults for what is missing or nonsense', () => {
  renderInApp(<Probe />, { at: '/q?page=3&limit=25&status=ready&search=ada' });
  expect(state()).toEqual({ page: 3, limit: 25, status: 'ready', search: 'ada' });
  renderInApp(<Probe />, { at: '/q?page=-1&limit=7&status=gone' });
  expect(state()).toEqual({ page: 1, limit: 10, search: '' });
});

it('keeps the rest when the page changes', () => {
  const { location } = renderInApp(<Probe />, { at: '/q?status=ready&other=1' });
  fireEvent.click(screen.getByText('page'));
  expect(location()).toBe('/q?status=ready&other=1&page=4');
});

it('goes back to the first page when a filter changes', () => {
  const { location } = renderInApp(<Probe />, { at: '/q?page=3&limit=25' });
  fireEvent.click(screen.getByText('status'));
  expect(location()).toBe('/q?limit=25&status=error');
});

it('leaves defaults out of the address', () => {
  const { location } = renderInApp(<Probe />, { at: '/q?limit=25&status=error&search=x' });
  fireEvent.click(screen.getByText('defaults'));
  expect(location()).toBe('/q');
});
