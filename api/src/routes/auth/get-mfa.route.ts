import { ManageMfa } from '@overture/core/app';
import { getMfa } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getMfaRoute = defineRoute(getMfa, { mfa: ManageMfa }, ({ session }, { mfa }) => mfa.status(session));
