import { defineRemote } from '@overture/ui/remote';

/** The pages that the shell builds itself. */
export const ownPages = defineRemote('shell', (page) => import(`./pages/${page}/${page}.route.tsx`));
