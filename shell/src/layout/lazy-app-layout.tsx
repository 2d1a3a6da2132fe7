import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

let fetched: ComponentType | undefined;

/** Fetches the frame of signed-in pages, which is not part of the sign-in page. Rejects when it cannot be fetched. */
export async function loadAppLayout(): Promise<{ default: ComponentType }> {
  const { AppLayout: layout } = await import('./app-layout.tsx');
  fetched = layout;
  return { default: layout };
}

const LazyLayout = lazy(loadAppLayout);

/** The frame of signed-in pages. It suspends while its code is being fetched, and renders at once afterwards. */
export function AppLayout() {
  const [Layout] = useState(() => fetched ?? LazyLayout);
  return <Layout />;
}
