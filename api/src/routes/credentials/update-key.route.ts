import { auditActorOf, SaveApiKey } from '@overture/core/app';
import { updateKey } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { keyFields } from './key-fields.ts';

export const updateKeyRoute = defineRoute(
  updateKey,
  { save: SaveApiKey },
  async ({ body, session, names, signal }, { save }) => {
    const options = { onlyIfWorks: body.onlyIfWorks, keeper: session, signal };
    const { test } = await save.update(auditActorOf(session), body._id, keyFields(body, names), options);
    return { message: 'API key updated successfully', ...(test && { test }) };
  },
);
