import { pageTable } from '@overture/ui';
import type { PageEntry, PagePath } from '@overture/ui';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadShellPage } from '../pages/shell-pages.ts';
import { loadPage } from './load-page.ts';

/** Pages whose code is here: they are shown at once. */
const ready = new Map<PagePath, ComponentType>();
const loading = new Map<PagePath, Promise<{ default: ComponentType }>>();

/** The component of a page, suspending while its code is on its way. Ask again after a failure: `lazy` remembers one for ever. */
export function pageComponent(path: PagePath): ComponentType {
  return ready.get(path) ?? lazy(() => fetchPage(path));
}

/** Fetches a page's code before anyone opens it. A failure is kept quiet: it is met, and told, when the page is opened. */
export function preloadPage(path: string): void {
  if (isPagePath(path) && !ready.has(path)) fetchPage(path).catch(() => undefined);
}

function fetchPage(path: PagePath): Promise<{ default: ComponentType }> {
  const known = loading.get(path);
  if (known) return known;
  const { remote }: PageEntry = pageTable[path];
  const fetched = (remote === 'shell' ? loadShellPage(path) : loadPage(remote, path))
    .then((page) => {
      ready.set(path, page.default);
      return page;
    })
    .finally(() => loading.delete(path));
  loading.set(path, fetched);
  return fetched;
}

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pageTable, path);
}
