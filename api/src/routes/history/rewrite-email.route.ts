import { RewriteEmail } from '@overture/core/app';
import { rewriteEmail } from '@overture/core/contract';
import { presentRewrite } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const rewriteEmailRoute = defineRoute(
  rewriteEmail,
  { rewrite: RewriteEmail },
  async ({ body, session, signal }, { rewrite }) => {
    const { fromAdminSideUserId: ownerId, version, subject, body: text, ...order } = body;
    return presentRewrite(
      await rewrite.execute({ actor: session, ownerId, version, subject, body: text, signal, ...order }),
    );
  },
);
