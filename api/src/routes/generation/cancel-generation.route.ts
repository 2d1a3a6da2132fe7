import { CancelGeneration } from '@overture/core/app';
import { cancelGeneration } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const cancelGenerationRoute = defineRoute(
  cancelGeneration,
  { cancel: CancelGeneration },
  async ({ body, session }, { cancel }) => {
    await cancel.execute({ userId: session.userId, hubspotId: body.hubspotId });
    return { message: 'Generation cancelled' };
  },
);
