import { defineRemote } from '@overture/ui/remote';

/** The history remote: the Generation Queue, the review of results, and the details of a record. */
export const remote = defineRemote('history', (page) => import(`./pages/${page}/${page}.route.tsx`));
