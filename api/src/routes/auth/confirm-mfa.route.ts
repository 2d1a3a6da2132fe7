import { ManageMfa } from '@overture/core/app';
import { confirmMfa } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const confirmMfaRoute = defineRoute(confirmMfa, { mfa: ManageMfa }, async ({ session, body }, { mfa }) => {
  const recoveryCodes = await mfa.confirm(session, body.code);
  return { message: 'Two-step sign-in is on', recoveryCodes: [...recoveryCodes] };
});
