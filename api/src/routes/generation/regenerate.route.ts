import { NoteRead, RegenerateSequence } from '@overture/core/app';
import { regenerate } from '@overture/core/contract';
import { presentAccepted } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const regenerateRoute = defineRoute(
  regenerate,
  { again: RegenerateSequence, noteRead: NoteRead },
  async ({ body, session, idempotencyKey }, { again, noteRead }) => {
    const which = { actor: session, hubspotId: body.hubspotId, ownerId: body.fromAdminSideUserId };
    await noteRead.execute({ ...which, what: 'a new generation' });
    const accepted = await again.execute({
      ...which,
      promptId: body.selectedPrompt,
      aiModel: body.aiModel,
      instruction: body.instruction,
      idempotencyKey,
    });
    return presentAccepted(accepted);
  },
);
