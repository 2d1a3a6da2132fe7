import { NoteRead, RewriteEmail } from '@overture/core/app';
import { rewriteEmail } from '@overture/core/contract';
import { presentRewrite } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const rewriteEmailRoute = defineRoute(
  rewriteEmail,
  { rewrite: RewriteEmail, noteRead: NoteRead },
  async ({ body, session, signal }, { rewrite, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, subject, body: text, ...order } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: order.hubspotId, what: 'a rewrite' });
    return presentRewrite(
      await rewrite.execute({ actor: session, ownerId, version, subject, body: text, signal, ...order }),
    );
  },
);
