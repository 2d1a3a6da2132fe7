// @vitest-environment jsdom
import { renderInApp } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLoader, PageLoaderContext } from './page-loader.ts';
import { usePagesAhead } from './use-pages-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function OpenPage(): null {
  usePagesAhead('admin');
  return null;
}

it('fetches the next page only after the open one is here and has had time for its data', async () => {
  const asked: string[] = [];
  const open = Promise.withResolvers<unknown>();
  const loader = new PageLoader((remote) => {
    asked.push(remote);
    return open.promise;
  });
  loader.preload('/dashboard');
  renderInApp(
    <PageLoaderContext value={loader}>
      <OpenPage />
    </PageLoaderContext>,
    { at: '/dashboard' },
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['generator']);
  open.reject(new Error('no such remote'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['generator']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['generator', 'history']);
});
