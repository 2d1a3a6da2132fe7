import { defineRemote } from '@overture/ui/remote';

/**
 * The generator remote: one contact, in the admin's and in the superadmin's layout, runs of whole lists, and checking an
 * email of any origin.
 */
export const remote = defineRemote('generator', (page) => import(`./pages/${page}/${page}.route.tsx`));
