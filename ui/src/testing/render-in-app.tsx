import { act, cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { notifications } from '@mantine/notifications';
import { createQueryClient } from '../api/query-client.ts';
import { AppRoot } from '../layout/app-root.tsx';
import { fillBrowserGaps } from './browser-gaps.ts';

export interface RenderInAppOptions {
  /** The address at which the page is opened; '/' by default. */
  readonly at?: string;
  /** The pattern of the page's route, if it reads parameters. */
  readonly path?: string;
  /** The navigation state. */
  readonly state?: unknown;
}

export interface RenderedApp extends RenderResult {
  /** The current path and query of the router. */
  readonly location: () => string;
  /** The current navigation state. */
  readonly locationState: () => unknown;
}

/**
 * Renders a page within theme, data layer, toasts and a router, as the shell does. Removes what was rendered before.
 */
export function renderInApp(page: ReactNode, { at = '/', path = '*', state }: RenderInAppOptions = {}): RenderedApp {
  fillBrowserGaps();
  cleanup();
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
  let location: Location | undefined;
  const remember = (current: Location) => {
    location = current;
  };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const result = render(
    <AppRoot queryClient={queryClient}>
      <MemoryRouter initialEntries={[{ ...splitAddress(at), state }]}>
        <LocationProbe onLocation={remember} />
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </AppRoot>,
  );
  return {
    ...result,
    location: () => `${location?.pathname ?? ''}${location?.search ?? ''}`,
    locationState: () => location?.state,
  };
}

function LocationProbe({ onLocation }: { readonly onLocation: (location: Location) => void }) {
  const location = useLocation();
  useLayoutEffect(() => onLocation(location), [location, onLocation]);
  return null;
}

function splitAddress(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, 'http://app.test');
  return { pathname, search };
}
