// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import type { Today } from '@overture/core/contract';
import { todayQuery, useDocumentTitle, useQueryClient } from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import { buildConfig, buildSummary, fakeFetch, listed, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotices } from './use-notices.ts';

const counts = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 0 };
const quiet: Today = { counts, replied: [], due: [], lost: [] };
const { work } = listed(buildSummary({ hubspotId: '171' }));
const replied: Today = {
  ...quiet,
  counts: { ...counts, replied: 1, due: 2 },
  replied: [{ ...work, contactName: 'Ada Byron', repliedAt: '2026-01-05T09:00:00.000Z', reply: 'Tuesday works.' }],
};

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static shown: FakeNotification[] = [];
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    FakeNotification.shown.push(this);
  }
  close(): void {}
}

let server: FakeFetch;
let client: QueryClient;
let isInFront: boolean;
beforeEach(() => {
  signedIn('admin');
  isInFront = false;
  FakeNotification.shown = [];
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isInFront);
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  server = fakeFetch({
    'GET /api/config': { body: buildConfig() },
    'GET /api/worklist/today': { body: quiet },
    'GET /api/runs': { body: { runs: [], total: 0 } },
  });
});
afterEach(() => {
  server.restore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Watching({ onClient }: { readonly onClient: (client: QueryClient) => void }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    onClient(queryClient);
  }, [onClient, queryClient]);
  useNotices('user-1');
  useDocumentTitle('Runs');
  return null;
}

/** What the next look at the server finds. */
async function happens(today: Today): Promise<void> {
  server.answer('GET /api/worklist/today', { body: today });
  await act(() => client.invalidateQueries({ queryKey: todayQuery.queryKey }));
}

async function watch() {
  const app = renderInApp(<Watching onClient={(made) => (client = made)} />);
  await waitFor(() => expect(client.getQueryData(['runs', 'last', 'user-1'])).toBeDefined());
  await waitFor(() => expect(client.getQueryData(todayQuery.queryKey)).toBeDefined());
  return app;
}

it('counts replies and what is due in the title of the tab', async () => {
  await watch();
  expect(document.title).toBe('Runs · Overture');
  await happens(replied);
  await waitFor(() => expect(document.title).toBe('(3) Runs · Overture'));
  await happens(quiet);
  await waitFor(() => expect(document.title).toBe('Runs · Overture'));
});

it('notifies once of what is new, which leads to its page', async () => {
  const app = await watch();
  await happens(replied);
  await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
  await happens({ ...replied, counts: { ...replied.counts, review: 1 } });
  expect(FakeNotification.shown).toHaveLength(1);
  const [shown] = FakeNotification.shown;
  expect([shown?.title, shown?.options.body]).toEqual(['Ada Byron replied', 'Tuesday works.']);
  act(() => void shown?.dispatchEvent(new Event('click')));
  expect(app.location()).toBe('/detailed-history/171');
});

it.each(['before it looked', 'without permission', 'while the page is in front'])(
  'keeps quiet of what happened %s',
  async (when) => {
    if (when === 'before it looked') server.answer('GET /api/worklist/today', { body: replied });
    if (when === 'without permission') FakeNotification.permission = 'default';
    isInFront = when === 'while the page is in front';
    await watch();
    await happens({ ...replied, counts: { ...replied.counts, review: 1 } });
    await waitFor(() => expect(document.title).toBe('(3) Runs · Overture'));
    expect(FakeNotification.shown).toEqual([]);
  },
);
