import { GetMyLimits } from '@overture/core/app';
import { myLimits } from '@overture/core/contract';
import { presentMyLimits } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const myLimitsRoute = defineRoute(myLimits, { mine: GetMyLimits }, async ({ session }, { mine }) =>
  presentMyLimits(await mine.execute(session)),
);
