import { CheckEmail } from '@overture/core/app';
import { checkEmail } from '@overture/core/contract';
import { presentReview } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const checkEmailRoute = defineRoute(checkEmail, { check: CheckEmail }, async ({ body, session }, { check }) => {
  const { fromAdminSideUserId: ownerId, version, ...email } = body;
  const { review, grounds } = await check.execute({ actor: session, ownerId, version, ...email });
  return { ...presentReview(review), grounds };
});
