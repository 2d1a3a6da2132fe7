import { RetryGeneration } from '@overture/core/app';
import { retryGeneration } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentAccepted } from '@overture/core/presentation';

export const retryGenerationRoute = defineRoute(
  retryGeneration,
  { retry: RetryGeneration },
  async ({ body, session }, { retry }) =>
    presentAccepted(await retry.execute({ actor: session, hubspotId: body.hubspotId })),
);
