import { z } from 'zod';
import { idSchema, pageQuery, requestedDateSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';

/**
 * The actions whose target is a contact, by its id in the CRM. Erasing a contact changes entries of these actions alone.
 */
export const contactActions = [
  'playbook_pushed',
  'version_approved',
  'approval_withdrawn',
  'opted_out_included',
  'handed_over',
  'hand_over_changed',
  'hand_over_withdrawn',
  'hand_over_stopped',
  'check_overridden',
  'evidence_vouched',
  'record_deleted',
] as const;

/** What the actions are about, for a filter. */
export const auditKinds = ['sign-in', 'people', 'contacts', 'writing', 'set-up', 'compliance'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actions that the audit log records. */
export const auditActions = [
  'sign_in',
  'sign_in_failed',
  'sign_in_locked',
  'reauthentication_failed',
  'password_change_failed',
  /** Of one's own session, or of others that its user ended. */
  'sign_out',
  'password_changed',
  /** Of a personal token. */
  'token_created',
  'token_ended',
  'mfa_enabled',
  'mfa_disabled',
  'user_created',
  'user_updated',
  'user_deleted',
  'user_password_reset',
  /** Of another user, by a superadmin. */
  'sessions_ended',
  'sandbox_left',
  'link_issued',
  'prompt_created',
  'prompt_updated',
  'prompt_drafted',
  'prompt_published',
  'gate_overridden',
  'prompt_deleted',
  'sample_saved',
  'sample_deleted',
  'summary_prompt_created',
  'summary_prompt_updated',
  'summary_prompt_deleted',
  'base_summary_saved',
  'service_created',
  'service_updated',
  'service_deleted',
  'key_created',
  'key_updated',
  'key_deleted',
  'keys_rotated',
  'crm_fields_saved',
  'crm_properties_made',
  'agency_saved',
  'proof_changed',
  'limit_saved',
  'run_started',
  'run_resumed',
  'run_stopped',
  'model_created',
  'model_updated',
  'model_deactivated',
  ...contactActions,
  'person_erased',
  'person_reported',
  'record_read',
  'history_exported',
  'access_refused',
  'audit_exported',
  'audit_trimmed',
  /** Of the words about a person, by the entries that it names. */
  'entries_erased',
  /** The beginning of the chain that is linked with a key. */
  'audit_keyed',
  /** The end of a rotation of the key. */
  'audit_rekeyed',
] as const;
export const auditActionSchema = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditActionSchema>;

export const auditEntrySchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  /**
   * An email address, `cli:<name>` for the command line, `system`, `address <hash>` for an address that is no user, or
   * `unknown addresses` where several of them are summed up.
   */
  actor: z.string(),
  /** Null where the actor was not a signed-in user. */
  actorId: idSchema.nullable(),
  action: auditActionSchema,
  target: z.string(),
  detail: z.string(),
});

/** An entry for a screen, with what is known now of a contact that the log names by its id alone. */
const shownEntrySchema = auditEntrySchema.extend({
  /** Null where the entry is about no contact, or about one without a record. */
  contact: z.object({ name: z.string(), userId: idSchema }).nullable().default(null),
});
export type ShownAuditEntry = z.infer<typeof shownEntrySchema>;

export type AuditEntryWire = z.infer<typeof auditEntrySchema>;

export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/audit',
  who: 'superadmin',
  summary:
    'The append-only log of sign-ins, pushes, what superadmins read of others, and changes of users, keys, prompts and models; newest first.',
  query: z.strictObject({
    ...pageQuery,
    /** A part of the actor's name, in upper or lower case. */
    actor: z.string().trim().max(254).optional(),
    action: auditActionSchema.optional(),
    kind: z.enum(auditKinds).optional(),
    /** The first and the last UTC day of the entries. */
    from: requestedDateSchema.optional(),
    to: requestedDateSchema.optional(),
  }),
  response: z.object({
    entries: z.array(shownEntrySchema),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
  }),
});

export const exportAudit = defineEndpoint({
  name: 'exportAudit',
  method: 'GET',
  path: '/audit/export',
  who: 'superadmin',
  summary: 'Exports the newest 10,000 entries that match a filter; the export itself is logged.',
  query: listAudit.query.omit({ page: true, limit: true }),
  response: z.object({ entries: z.array(auditEntrySchema), totalItems: z.number().int() }),
});

/** An end of the chain, as `verifyAudit` answers it: `<number>.<hash>`. */
export const auditEndSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}\.[\w-]{43}$/, 'must be an end as the verification prints it, such as 12.Qm…')
  .transform((text) => {
    const [seq = '', hash = ''] = text.split('.');
    return { seq: Number(seq), hash };
  });

export const verifyAudit = defineEndpoint({
  name: 'verifyAudit',
  method: 'GET',
  path: '/audit/verify',
  who: 'superadmin',
  summary: 'Checks that no entry of the audit log was changed, added, moved or removed by hand.',
  query: z.strictObject({
    /** An end that was noted before: entries that were cut off since are found too. */
    expect: auditEndSchema.optional(),
  }),
  response: z.object({
    ok: z.boolean(),
    /** The number of entries that were checked, those without a link included. */
    entries: z.number().int(),
    /** How many of them are without the words of erased people. */
    erased: z.number().int(),
    /** How many are of early versions, without a place in the chain. */
    unlinked: z.number().int(),
    /** What does not fit first, in words for people; null when all fits. */
    problem: z.string().nullable(),
    /** The end of the chain, to be noted elsewhere. */
    end: z.string(),
  }),
});
