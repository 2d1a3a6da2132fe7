import { PageLoading, useDocumentTitle } from '@overture/ui';
import type { PageEntry, PagePath } from '@overture/ui';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { loadPage } from './load-page.ts';
import { loadShellPage } from '../pages/shell-pages.ts';

type Page = PageEntry & { readonly path: PagePath };

const loaded = new Map<PagePath, LazyExoticComponent<ComponentType>>();

/** One page, mostly of a remote, with a boundary of its own: whatever happens in it stays in its area. */
export function RemotePage({ page }: { readonly page: Page }) {
  useDocumentTitle(page.title);
  return <LoadedPage key={page.path} page={page} />;
}

function LoadedPage({ page }: { readonly page: Page }) {
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState(() => pageOf(page));
  const tryAgain = () => {
    setContent(pageOf(page));
    setAttempt(attempt + 1);
  };
  return (
    <AreaBoundary key={attempt} area={page.title} onTryAgain={tryAgain}>
      <Suspense fallback={<PageLoading />}>
        <Content />
      </Suspense>
    </AreaBoundary>
  );
}

/** `lazy` remembers a failure for ever, so a failed page is forgotten here and asked for anew. */
function pageOf({ path, remote }: Page): LazyExoticComponent<ComponentType> {
  const known = loaded.get(path);
  if (known) return known;
  const fresh = lazy(async () => {
    try {
      return await (remote === 'shell' ? loadShellPage(path) : loadPage(remote, path));
    } catch (error) {
      loaded.delete(path);
      throw error;
    }
  });
  loaded.set(path, fresh);
  return fresh;
}
