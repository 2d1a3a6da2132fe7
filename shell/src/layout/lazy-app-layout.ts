import { lazy } from 'react';

/** Fetches the frame of signed-in pages, which is no part of the sign-in page. Rejects when it cannot be fetched. */
export const loadAppLayout = async () => ({ default: (await import('./app-layout.tsx')).AppLayout });

/** The frame of signed-in pages; it suspends while its code is on its way. */
export const AppLayout = lazy(loadAppLayout);
