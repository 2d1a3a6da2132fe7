import { PageLoading, useDocumentTitle } from '@overture/ui';
import type { PageEntry, PagePath } from '@overture/ui';
import { Suspense, useState } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { usePageLoader } from './page-loader.ts';

type Page = PageEntry & { readonly path: PagePath };

/** One page, of a remote or of the shell, with an error boundary of its own. */
export function RemotePage({ page }: { readonly page: Page }) {
  return (
    <>
      <PageTitle title={page.title} />
      <LoadedPage key={page.path} page={page} />
    </>
  );
}

/** Rendered before the page, because effects run in this order, and a page may set a more exact title. */
function PageTitle({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

function LoadedPage({ page }: { readonly page: Page }) {
  const pageLoader = usePageLoader();
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState(() => pageLoader.component(page.path));
  const tryAgain = () => {
    setContent(() => pageLoader.component(page.path));
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
