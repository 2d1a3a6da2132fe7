import { auditActorOf, SaveApiKey } from '@overture/core/app';
import { createKey } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { keyFields } from './key-fields.ts';

export const createKeyRoute = defineRoute(
  createKey,
  { save: SaveApiKey },
  async ({ body, session, names, signal }, { save }) => {
    const options = { onlyIfWorks: body.onlyIfWorks, keeper: session, signal };
    const { test } = await save.create(auditActorOf(session), keyFields(body, names), options);
    return { message: 'API key created successfully', ...(test && { test }) };
  },
);
