import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { auditActionSchema } from '../contract/audit.ts';

/** The person who did something: a signed-in user of the API, or somebody at the command line. */
const auditActorSchema = z.object({
  /** Null where nobody was signed in, such as at a failed sign-in. */
  userId: z.string().nullable(),
  /** The email address; `cli:<name>` for the command line. */
  name: z.string(),
});
export type AuditActor = Immutable<z.infer<typeof auditActorSchema>>;

/** One line of the append-only audit log. It never contains a secret. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: auditActorSchema,
  action: auditActionSchema,
  /** The object of the action: an id or an email address. */
  target: z.string(),
  /** Further details in a few words, such as a title or a domain. */
  detail: z.string().default(''),
});
export type AuditEntry = Immutable<z.infer<typeof auditEntrySchema>>;

/** The actor for a signed-in user. */
export function auditActorOf(session: {
  readonly userId: string;
  readonly email: string;
}): AuditActor & { readonly userId: string } {
  return { userId: session.userId, name: session.email };
}

/** The actor for what Overture itself does, such as creating the first users. */
export const systemActor: AuditActor = { userId: null, name: 'system' };
