import { CheckEmail } from '../use-cases/check-email.ts';
import { NoteRead } from '../../records/use-cases/note-read.ts';
import { checkEmail, editEmail, getSource, listRevisions, rewriteEmail } from '../contract/history-emails.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { vouchForText } from '../contract/vouch.ts';
import { VouchForText } from '../use-cases/vouch-for-text.ts';
import { presentReview, presentRecord } from '../../records/presentation/record.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { EditEmail } from '../use-cases/edit-email.ts';
import { GetSource } from '../../records/use-cases/get-source.ts';
import { ListRevisions } from '../../records/use-cases/list-revisions.ts';
import { presentRevision, presentRewrite } from '../presentation/email.ts';
import { SetSendDay } from '../use-cases/set-send-day.ts';
import { RewriteEmail } from '../use-cases/rewrite-email.ts';

export const checkEmailRoute = defineRoute(
  checkEmail,
  { check: CheckEmail, noteRead: NoteRead },
  async ({ body, session }, { check, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, ...email } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: email.hubspotId, what: 'a check' });
    const { review, grounds, vouches } = await check.execute({ actor: session, ownerId, version, ...email });
    return { ...presentReview(review, vouches), grounds };
  },
);

export const editEmailRoute = defineRoute(
  editEmail,
  { edit: EditEmail, setDay: SetSendDay },
  async ({ body: { subject = '', body = '', restore, sendAfterDays, ...which }, session, names }, { edit, setDay }) => {
    if (sendAfterDays !== undefined) {
      return presentRecord(await setDay.execute({ actor: session, sendAfterDays, ...which }), names, session);
    }
    const change = restore === undefined ? { subject, body } : { restore };
    return presentRecord(await edit.execute({ actor: session, change, ...which }), names, session);
  },
);

export const getSourceRoute = defineRoute(
  getSource,
  { source: GetSource, noteRead: NoteRead },
  async ({ query, session }, { source, noteRead }) => {
    const { fromAdminSideUserId: ownerId, ...which } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId: which.hubspotId, what: 'a source' });
    return source.execute({ actor: session, ownerId, ...which });
  },
);

export const listRevisionsRoute = defineRoute(
  listRevisions,
  { list: ListRevisions, noteRead: NoteRead },
  async ({ query, session }, { list, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, ...which } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId: which.hubspotId, what: 'revisions' });
    const revisions = await list.execute({ actor: session, ownerId, version, ...which });
    return { revisions: revisions.map(presentRevision) };
  },
);

export const rewriteEmailRoute = defineRoute(
  rewriteEmail,
  { rewrite: RewriteEmail, noteRead: NoteRead },
  async ({ body, session, signal, tell }, { rewrite, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, subject, body: text, ...order } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: order.hubspotId, what: 'a rewrite' });
    return presentRewrite(
      await rewrite.execute({
        actor: session,
        ownerId,
        version,
        subject,
        body: text,
        signal,
        onRewriting: tell,
        ...order,
      }),
    );
  },
);

export const vouchForTextRoute = defineRoute(
  vouchForText,
  VouchForText,
  async ({ body: { fromAdminSideUserId: ownerId, version, ...place }, session }, vouch) => {
    const auditActor = auditActorOf(session);
    const { review, vouches } = await vouch.execute({ actor: session, auditActor, ownerId, version, ...place });
    return presentReview(review, vouches);
  },
);
