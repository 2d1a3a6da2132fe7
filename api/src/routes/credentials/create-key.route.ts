import { auditActorOf, SaveApiKey } from '@overture/core/app';
import { createKey } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { keyFields } from './key-fields.ts';

export const createKeyRoute = defineRoute(
  createKey,
  { save: SaveApiKey },
  async ({ body, session, names }, { save }) => {
    await save.create(auditActorOf(session), keyFields(body, names));
    return { message: 'API key created successfully' };
  },
);
