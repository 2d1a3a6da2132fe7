import { RegenerateSequence } from '@overture/core/app';
import { regenerate } from '@overture/core/contract';
import { presentAccepted } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const regenerateRoute = defineRoute(
  regenerate,
  { again: RegenerateSequence },
  async ({ body, session, idempotencyKey }, { again }) =>
    presentAccepted(
      await again.execute({
        actor: session,
        hubspotId: body.hubspotId,
        ownerId: body.fromAdminSideUserId,
        promptId: body.selectedPrompt,
        aiModel: body.aiModel,
        instruction: body.instruction,
        idempotencyKey,
      }),
    ),
);
