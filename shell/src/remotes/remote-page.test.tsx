// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { pages, pageTable, remoteContractVersion, useDocumentTitle } from '@overture/ui';
import type { PagePath } from '@overture/ui';
import { fakeFetch, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLoader, PageLoaderContext, remoteTimeoutMs } from './page-loader.ts';
import { RemotePage } from './remote-page.tsx';

const loadEntry = vi.fn<(name: string, attempt: number) => Promise<unknown>>();
let network: FakeFetch;
let loader: PageLoader;

beforeEach(() => {
  network = fakeFetch();
  loadEntry.mockReset();
  loader = new PageLoader(loadEntry);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.restore();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function remoteWith(path: PagePath, Page: () => React.ReactNode, contractVersion = remoteContractVersion) {
  const load = async (folder: string) => {
    if (folder !== pageTable[path].page) throw new Error(`No folder ${folder}`);
    return { default: Page };
  };
  return { remote: { contractVersion, name: 'any', load } };
}

/** What is at the path at once. */
function show(path: PagePath): void {
  const page = pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  renderInApp(
    <PageLoaderContext value={loader}>
      <RemotePage page={page} />
    </PageLoaderContext>,
  );
}

async function open(path: PagePath): Promise<void> {
  show(path);
  await act(async () => undefined);
}

const errorTitle = 'Oops! Something Went Wrong';

it('shows the error screen for a dead remote, asks anew at Try Again, and recovers', async () => {
  loadEntry.mockRejectedValueOnce(new Error('Failed to get manifest'));
  await open('/admin/history');
  expect(await screen.findByRole('heading', { name: errorTitle })).toBeTruthy();
  expect(screen.getByText(/could not be loaded.*Everything else keeps working/)).toBeTruthy();
  expect(screen.getByText(/Failed to get manifest/).closest('details')?.open).toBe(false);
  expect(screen.getByText(/^[0-9a-f]{8}$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go Home' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();

  loadEntry.mockRejectedValueOnce(new Error('Still dead'));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/Still dead/)).toBeTruthy();

  loadEntry.mockResolvedValueOnce(remoteWith('/admin/history', () => <h1>Queue</h1>));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Queue' })).toBeTruthy();
  expect(loadEntry.mock.calls).toEqual([
    ['history', 0],
    ['history', 1],
    ['history', 2],
  ]);
});

it('has a page there at once when it is opened again', async () => {
  loadEntry.mockResolvedValueOnce(remoteWith('/admin/history', () => <h1>Queue</h1>));
  await open('/admin/history');
  expect(await screen.findByRole('heading', { name: 'Queue' })).toBeTruthy();
  show('/admin/history');
  expect(screen.getByRole('heading', { name: 'Queue' })).toBeTruthy();
  expect(loadEntry).toHaveBeenCalledOnce();
});

it('leaves a page the title that it gives itself, also when it is opened again', async () => {
  const Named = () => {
    useDocumentTitle('Anna Lindqvist');
    return <h1>Details</h1>;
  };
  loadEntry.mockResolvedValueOnce(remoteWith('/detailed-history/:id', Named));
  await open('/detailed-history/:id');
  document.title = 'another page';
  show('/detailed-history/:id');
  expect(document.title).toBe('Anna Lindqvist · Overture');
});

it('has a page there at once that was fetched ahead', async () => {
  loadEntry.mockRejectedValueOnce(new Error('Not yet'));
  loader.preload('/admin/api-keys');
  await act(async () => undefined);
  loadEntry.mockResolvedValueOnce(remoteWith('/admin/api-keys', () => <h1>Keys</h1>));
  loader.preload('/admin/api-keys');
  loader.preload('/admin/api-keys');
  await act(async () => undefined);
  loader.preload('/admin/api-keys');
  loader.preload('/no/such/page');
  expect(loadEntry).toHaveBeenCalledTimes(2);

  show('/admin/api-keys');
  expect(screen.getByRole('heading', { name: 'Keys' })).toBeTruthy();
});

it("shows 'Loading...' and gives a slow remote up after ten seconds", async () => {
  vi.useFakeTimers();
  loadEntry.mockReturnValueOnce(new Promise(() => undefined));
  await open('/detailed-history/:id');
  expect(screen.getByText('Loading...')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(remoteTimeoutMs + 100));
  expect(screen.getByText(/took too long.*Everything else keeps working/)).toBeTruthy();
});

it('refuses a remote of a newer contract version', async () => {
  loadEntry.mockResolvedValueOnce(remoteWith('/dashboard', () => <h1>New</h1>, remoteContractVersion + 1));
  await open('/dashboard');
  expect(await screen.findByText(/newer than the page you have open.*Everything else keeps working/)).toBeTruthy();
});

it.each([
  ['exposes nothing', {}],
  ['opens no pages', { remote: { contractVersion: remoteContractVersion, name: 'generator' } }],
  ['is no module', 'text'],
])('refuses a remote that %s', async (_, entry) => {
  loadEntry.mockResolvedValueOnce(entry);
  await open('/admin/generate-email');
  expect(await screen.findByText(/does not work.*Everything else keeps working/)).toBeTruthy();
});

it('contains a page that crashes', async () => {
  const crash = () => {
    throw new Error('undefined is not a function');
  };
  loadEntry.mockResolvedValueOnce(remoteWith('/admin/dashboard', crash));
  await open('/admin/dashboard');
  expect(await screen.findByText('Something Went Wrong, Please Try After Some Time')).toBeTruthy();
  expect(screen.getByText(/undefined is not a function/)).toBeTruthy();
});

it('shows a page again that crashed once, at Try Again', async () => {
  // How often React tries a crashed render again by itself is its own affair.
  let broken = true;
  const flaky = () => {
    if (broken) throw new Error('for now');
    return <h1>Groups</h1>;
  };
  loadEntry.mockResolvedValueOnce(remoteWith('/admin/user-groups', flaky));
  await open('/admin/user-groups');
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' });
  broken = false;
  fireEvent.click(tryAgain);
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeTruthy();
});
