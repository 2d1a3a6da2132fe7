import { EditEmail } from '@overture/core/app';
import { editEmail } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecord } from '@overture/core/presentation';

export const editEmailRoute = defineRoute(editEmail, { edit: EditEmail }, async ({ body, session, names }, { edit }) =>
  presentRecord(await edit.execute({ actor: session, ...body }), names),
);
