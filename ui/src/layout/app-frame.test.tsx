// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageHeader } from '../components/page-header.tsx';
import { fakeFetch, renderInApp } from '../testing/index.ts';
import type { FakeFetch } from '../testing/index.ts';
import { AppFrame } from './app-frame.tsx';
import { useFocusOnNavigation } from './page-focus.ts';
import { useLocation } from 'react-router-dom';

function Frame() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  const items = ['Queue', 'Settings'].map((label) => ({ label, to: `/${label}`, icon: null }));
  return (
    <AppFrame
      appName="Overture"
      sections={[{ title: 'Pages', items }]}
      account={{ name: 'Kim', detail: '' }}
      logoutId="logout"
      onLogout={() => {}}
    >
      <PageHeader key={pathname} title={pathname} />
    </AppFrame>
  );
}

let network: FakeFetch;
beforeEach(() => {
  network = fakeFetch();
  renderInApp(<Frame />, { at: '/Queue', path: '/:page' });
});
afterEach(() => network.restore());

const opener = () => screen.getByRole('button', { name: 'Open menu' });

/** Chooses an entry of the phone's menu, and waits until the menu has closed. */
async function choose(entry: string): Promise<void> {
  opener().focus();
  fireEvent.click(opener());
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('puts the focus on the heading of the page that was chosen in the menu', async () => {
  await choose('Settings');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '/Settings' }));
});

it('closes the menu on the page that is open already, and gives the focus back', async () => {
  await choose('Queue');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
