import '@overture/ui/setup';
import { currentSession, matchPath, pages } from '@overture/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadAppLayout } from './layout/lazy-app-layout.tsx';
import { pageLoader } from './remotes/page-loader.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
const root = createRoot(container);
// The static frame stays until the frame of signed-in pages can replace it. A failure is shown when the frame is
// rendered.
if (currentSession()) {
  // On a slow line it takes seconds to fetch one after the other.
  const page = pages.find(({ path }) => matchPath(path, location.pathname));
  if (page) pageLoader.preload(page.path);
  await loadAppLayout().catch(() => undefined);
}
root.render(<App />);
