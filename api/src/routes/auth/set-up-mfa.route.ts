import { ManageMfa } from '@overture/core/app';
import { setUpMfa } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const setUpMfaRoute = defineRoute(setUpMfa, { mfa: ManageMfa }, ({ session }, { mfa }) => mfa.setUp(session));
