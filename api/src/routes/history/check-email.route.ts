import { CheckEmail, NoteRead } from '@overture/core/app';
import { checkEmail } from '@overture/core/contract';
import { presentReview } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const checkEmailRoute = defineRoute(
  checkEmail,
  { check: CheckEmail, noteRead: NoteRead },
  async ({ body, session }, { check, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, ...email } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: email.hubspotId, what: 'a check' });
    const { review, grounds } = await check.execute({ actor: session, ownerId, version, ...email });
    return { ...presentReview(review), grounds };
  },
);
