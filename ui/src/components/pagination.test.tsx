// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Pagination } from './pagination.tsx';

it('says which entries are shown', () => {
  renderInApp(<Pagination page={2} limit={10} total={12} onPage={() => undefined} />);
  expect(screen.getByText('Showing 11 to 12 of 12 entries')).toBeTruthy();
});

it('counts from zero when there is nothing', () => {
  renderInApp(<Pagination page={1} limit={10} total={0} onPage={() => undefined} />);
  expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeTruthy();
});

it('has Previous and Next disabled at the ends', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  renderInApp(<Pagination page={1} limit={10} total={12} onPage={() => undefined} />);
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);
  renderInApp(<Pagination page={2} limit={10} total={12} onPage={() => undefined} />);
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
});

it('asks for pages and page sizes', async () => {
  const onPage = vi.fn();
  const onLimit = vi.fn();
  renderInApp(<Pagination page={3} limit={5} total={100} onPage={onPage} onLimit={onLimit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Page 20' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage.mock.calls).toEqual([[20], [4]]);
  fireEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map((option) => option.textContent)).toEqual(['5', '10', '25', '50', '100']);
  fireEvent.click(screen.getByRole('option', { name: '50', hidden: true }));
  expect(onLimit).toHaveBeenCalledWith(50);
});
