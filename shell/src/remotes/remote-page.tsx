import { PageLoading, useDocumentTitle } from '@overture/ui';
import type { PageEntry, PagePath } from '@overture/ui';
import { Suspense, useState } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { pageComponent } from './page-components.ts';

type Page = PageEntry & { readonly path: PagePath };

/** One page, mostly of a remote, with a boundary of its own: whatever happens in it stays in its area. */
export function RemotePage({ page }: { readonly page: Page }) {
  useDocumentTitle(page.title);
  return <LoadedPage key={page.path} page={page} />;
}

function LoadedPage({ page }: { readonly page: Page }) {
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState(() => pageComponent(page.path));
  const tryAgain = () => {
    setContent(() => pageComponent(page.path));
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
