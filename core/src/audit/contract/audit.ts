import { z } from 'zod';
import {
  idSchema,
  pageNumbers,
  pageQuery,
  requestedDateSchema,
  timestampSchema,
} from '../../platform/contract/common.ts';
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

/**
 * The actions that the audit log records, each as a kind and as words that follow whoever did it. `{user}`, `{contact}` and
 * `{domain}` stand for the target, `{prompt}` for the title in the detail, `{run}`, `{limit}` and `{person}` for what the
 * target names by an id, `{target}` and `{detail}` for these texts as they are. A prompt is a link; a text that is published
 * may be of another kind, and is none.
 */
export const auditSentences = {
  sign_in: ['sign-in', 'signed in'],
  sign_in_failed: ['sign-in', 'failed to sign in'],
  sign_in_locked: ['sign-in', 'was told to wait after failed sign-ins'],
  reauthentication_failed: ['sign-in', 'failed to confirm the sign-in'],
  password_change_failed: ['sign-in', 'failed to change the password'],
  /** Of one's own session, or of others that its user ended. */
  sign_out: ['sign-in', 'signed out'],
  password_changed: ['sign-in', 'changed their own password'],
  /** Of a personal token. */
  token_created: ['sign-in', 'made a token for {user}'],
  token_ended: ['sign-in', 'ended a token of {user}'],
  mfa_enabled: ['sign-in', 'turned on two-step sign-in'],
  mfa_disabled: ['sign-in', 'turned off two-step sign-in of {user}'],
  user_created: ['people', 'created the account of {user}'],
  user_updated: ['people', 'changed the account of {user}'],
  user_deleted: ['people', 'deleted the account of {user}'],
  user_password_reset: ['people', 'reset the password of {user}'],
  /** Of another user, by a superadmin. */
  sessions_ended: ['people', 'ended the sessions of {user}'],
  sandbox_left: ['set-up', 'left the sandbox'],
  link_issued: ['people', 'made a link for {user}'],
  prompt_created: ['writing', 'created the prompt {prompt}'],
  prompt_updated: ['writing', 'changed the prompt {prompt}'],
  prompt_drafted: ['writing', 'saved a draft: {detail}'],
  prompt_published: ['writing', 'published {detail}'],
  gate_overridden: ['writing', 'published past the regression gate: {detail}'],
  prompt_deleted: ['writing', 'deleted the prompt {detail}'],
  sample_saved: ['writing', 'saved a sample'],
  sample_deleted: ['writing', 'deleted a sample'],
  summary_prompt_created: ['writing', 'created the summary prompt {detail}'],
  summary_prompt_updated: ['writing', 'changed the summary prompt {detail}'],
  summary_prompt_deleted: ['writing', 'deleted the summary prompt {detail}'],
  base_summary_saved: ['writing', 'saved the base summary {detail}'],
  service_created: ['writing', 'created the service type {target}'],
  service_updated: ['writing', 'changed the service type {target}'],
  service_deleted: ['writing', 'deleted the service type {target}'],
  key_created: ['set-up', 'added the {detail}'],
  key_updated: ['set-up', 'changed the {detail}'],
  key_deleted: ['set-up', 'deleted the {detail}'],
  keys_rotated: ['set-up', 'changed the master key'],
  crm_fields_saved: ['set-up', 'chose the CRM fields of {domain}'],
  crm_properties_made: ['set-up', 'made properties in the CRM of {domain}'],
  agency_saved: ['writing', 'changed the agency settings of {domain}'],
  proof_changed: ['writing', 'changed the proof of {domain}'],
  limit_saved: ['people', 'changed the limit of {limit}'],
  run_started: ['contacts', 'started {run}'],
  run_resumed: ['contacts', 'resumed {run}'],
  run_stopped: ['contacts', 'stopped {run}'],
  model_created: ['set-up', 'added the AI model {detail}'],
  model_updated: ['set-up', 'changed the AI model {detail}'],
  /** From a model to its replacement, or back. */
  model_moved: ['set-up', 'moved from the AI model {detail}'],
  model_deactivated: ['set-up', 'switched off the AI model {detail}'],
  playbook_pushed: ['contacts', 'added the playbook to HubSpot for {contact}'],
  version_approved: ['contacts', 'approved the emails to {contact}'],
  approval_withdrawn: ['contacts', 'took back the approval of the emails to {contact}'],
  opted_out_included: ['contacts', 'had emails written to {contact}, who opted out'],
  handed_over: ['contacts', 'handed over the emails to {contact}'],
  hand_over_changed: ['contacts', 'changed the hand-over of {contact}'],
  hand_over_withdrawn: ['contacts', 'withdrew the hand-over of {contact}'],
  hand_over_stopped: ['contacts', 'stopped the hand-over of {contact}'],
  check_overridden: ['contacts', 'overrode a check of the emails to {contact}'],
  evidence_vouched: ['contacts', 'vouched for a text to {contact}'],
  record_deleted: ['contacts', 'deleted the emails to {contact}'],
  person_erased: ['compliance', 'erased {person}'],
  person_reported: ['compliance', 'reported what is kept about {person}'],
  record_read: ['compliance', 'read what belongs to somebody else'],
  history_exported: ['compliance', 'exported the history'],
  access_refused: ['compliance', 'was refused the call {target}'],
  audit_exported: ['compliance', 'exported the audit log'],
  audit_trimmed: ['compliance', 'removed old entries of the audit log'],
  /** Of the words about a person, by the entries that it names. */
  entries_erased: ['compliance', 'removed the words about a person from the audit log'],
  /** The beginning of the chain that is linked with a key. */
  audit_keyed: ['compliance', 'began to link the entries with a key'],
  /** The end of a rotation of the key. */
  audit_rekeyed: ['compliance', 'retired keys of the audit log'],
} as const satisfies Readonly<Record<string, readonly [AuditKind, string]>>;
export type AuditAction = keyof typeof auditSentences;
export const auditActions = Object.keys(auditSentences) as [AuditAction, ...AuditAction[]];
export const auditActionSchema = z.enum(auditActions);

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

export const listAudit = defineEndpoint('GET /audit', {
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
    ...pageNumbers,
  }),
});

export const exportAudit = defineEndpoint('GET /audit/export', {
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

export const verifyAudit = defineEndpoint('GET /audit/verify', {
  who: 'superadmin',
  summary: 'Checks that no entry of the audit log was changed, added, moved or removed by hand.',
  query: z.strictObject({
    /** An end that was noted before: entries that were cut off since are found too. */
    expect: auditEndSchema.optional(),
  }),
  response: z.object({
    ok: z.boolean(),
    /** Whether the log was written with another encryption key, so that nothing tells whether it was tampered with. */
    isOtherKey: z.boolean(),
    /**
     * The entries that were written with a key that is not known here, where all others are as they were written; null
     * where there are none.
     */
    unproven: z
      .object({ entries: z.number().int(), from: timestampSchema, to: timestampSchema })
      .nullable()
      .default(null),
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
