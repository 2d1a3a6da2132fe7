import { EditEmail } from '@overture/core/app';
import { editEmail } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecord } from '@overture/core/presentation';

export const editEmailRoute = defineRoute(
  editEmail,
  { edit: EditEmail },
  async ({ body: { subject = '', body = '', restore, ...which }, session, names }, { edit }) => {
    const change = restore === undefined ? { subject, body } : { restore };
    return presentRecord(await edit.execute({ actor: session, change, ...which }), names, session);
  },
);
