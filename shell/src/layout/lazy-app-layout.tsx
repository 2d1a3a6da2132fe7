import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

let fetched: ComponentType | undefined;

/** Fetches the frame of signed-in pages, which is no part of the sign-in page. Rejects when it cannot be fetched. */
export async function loadAppLayout(): Promise<{ default: ComponentType }> {
  const { AppLayout: layout } = await import('./app-layout.tsx');
  fetched = layout;
  return { default: layout };
}

const LazyLayout = lazy(loadAppLayout);

/** The frame of signed-in pages; it suspends while its code is on its way, and is there at once when it was fetched. */
export function AppLayout() {
  const [Layout] = useState(() => fetched ?? LazyLayout);
  return <Layout />;
}
