import { defineRemote } from '@overture/ui/remote';

/** The admin remote: the overview, the pages that superadmins manage, and the templates of an admin. */
export const remote = defineRemote('admin', (page) => import(`./pages/${page}/${page}.route.tsx`));
