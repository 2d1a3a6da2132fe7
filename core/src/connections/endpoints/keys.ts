import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { SaveApiKey } from '../use-cases/save-api-key.ts';
import { createKey, deleteKey, listKeys, updateKey } from '../contract/keys.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { keyFields } from './key-fields.ts';
import { DeleteApiKey } from '../use-cases/delete-api-key.ts';
import { ListApiKeys } from '../use-cases/list-api-keys.ts';
import { presentApiKey } from '../presentation/api-key.ts';

export const createKeyRoute = defineRoute(createKey, SaveApiKey, async ({ body, session, names, signal }, save) => {
  const options = { onlyIfWorks: body.onlyIfWorks, keeper: session, signal };
  const { test } = await save.create(auditActorOf(session), keyFields(body, names), options);
  return { message: 'API key created successfully', ...(test && { test }) };
});

export const deleteKeyRoute = defineRoute(deleteKey, DeleteApiKey, async ({ body, session }, remove) => {
  await remove.execute({ actor: auditActorOf(session), id: body._id });
  return { message: 'API key deleted successfully' };
});

export const listKeysRoute = defineRoute(listKeys, ListApiKeys, async ({ names }, list) =>
  (await list.execute()).map((key) => presentApiKey(key, names)),
);

export const updateKeyRoute = defineRoute(updateKey, SaveApiKey, async ({ body, session, names, signal }, save) => {
  const options = { onlyIfWorks: body.onlyIfWorks, keeper: session, signal };
  const { test } = await save.update(auditActorOf(session), body._id, keyFields(body, names), options);
  return { message: 'API key updated successfully', ...(test && { test }) };
});
