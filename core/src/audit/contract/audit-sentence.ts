import { auditActions, type AuditAction, type AuditEntryWire, type AuditKind, type ShownAuditEntry } from './audit.ts';

/** What an entry names, so that a screen can link to it: a user by address, the others by id. */
export type AuditSubject = 'user' | 'contact' | 'prompt' | 'run';

/**
 * Each action as a kind and as words that follow whoever did it. `{user}`, `{contact}` and `{domain}` stand for the
 * target, `{prompt}` for the title in the detail, `{run}`, `{limit}` and `{person}` for what the target names by an id,
 * `{target}` and `{detail}` for these texts as they are. A prompt is a link; a text that is published may be of another
 * kind, and is none.
 */
const sentences: Readonly<Record<AuditAction, readonly [AuditKind, string]>> = {
  sign_in: ['sign-in', 'signed in'],
  sign_in_failed: ['sign-in', 'failed to sign in'],
  sign_in_locked: ['sign-in', 'was told to wait after failed sign-ins'],
  reauthentication_failed: ['sign-in', 'failed to confirm the sign-in'],
  password_change_failed: ['sign-in', 'failed to change the password'],
  sign_out: ['sign-in', 'signed out'],
  token_created: ['sign-in', 'made a token for {user}'],
  token_ended: ['sign-in', 'ended a token of {user}'],
  password_changed: ['sign-in', 'changed their own password'],
  mfa_enabled: ['sign-in', 'turned on two-step sign-in'],
  mfa_disabled: ['sign-in', 'turned off two-step sign-in of {user}'],
  user_created: ['people', 'created the account of {user}'],
  user_updated: ['people', 'changed the account of {user}'],
  user_deleted: ['people', 'deleted the account of {user}'],
  user_password_reset: ['people', 'reset the password of {user}'],
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
  entries_erased: ['compliance', 'removed the words about a person from the audit log'],
  audit_keyed: ['compliance', 'began to link the entries with a key'],
  audit_rekeyed: ['compliance', 'retired keys of the audit log'],
};

/** The actions of a kind. */
export const auditActionsOf = (kind: AuditKind): readonly AuditAction[] =>
  auditActions.filter((action) => sentences[action][0] === kind);

/** The words of an action alone, for a list to choose from: "reset the password of somebody". */
export const auditWordsOf = (action: AuditAction): string =>
  sentences[action][1].replace(/:? ?\{(\w+)\}/, (_, name: string) => general[name] ?? '');

const general: Readonly<Record<string, string>> = {
  user: ' somebody',
  contact: ' a contact',
  run: ' a run',
  limit: ' somebody',
  person: ' a person',
  domain: ' a domain',
};

type ToldEntry = Pick<AuditEntryWire, 'actor' | 'action' | 'target' | 'detail'> &
  Partial<Pick<ShownAuditEntry, 'contact'>>;

export interface AuditSentence {
  readonly who: string;
  /** What follows the actor, before and after the subject's text. */
  readonly before: string;
  readonly subject: { readonly text: string; readonly kind: AuditSubject | null; readonly id: string } | null;
  readonly after: string;
  /** What else is known, without the ids of our own records. */
  readonly more: string;
}

/** An entry as a sentence for people: "kim@agency.example reset the password of lee@agency.example". */
export function auditSentence({ actor, action, target, detail, contact }: ToldEntry): AuditSentence {
  const [, words] = sentences[action];
  const [, before = words, name, after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(words) ?? [];
  const isTold = name === 'prompt' || name === 'detail';
  const more = isTold ? '' : withoutIds(detail);
  return { who: actorText(actor), before, subject: subjectOf(name, target, detail, contact?.name), after, more };
}

/** The whole sentence as one line of text. */
export function auditLine(entry: ToldEntry): string {
  const { who, before, subject, after } = auditSentence(entry);
  return `${who} ${before}${subject?.text ?? ''}${after}`;
}

function subjectOf(
  name: string | undefined,
  target: string,
  detail: string,
  contactName: string | undefined,
): AuditSentence['subject'] {
  switch (name) {
    case 'user':
      return { text: target, kind: target.includes('@') ? 'user' : null, id: target };
    case 'contact':
      // An erased contact is "contact <hash>" in the log.
      return target.startsWith('contact ')
        ? { text: 'an erased contact', kind: null, id: target }
        : { text: contactName || `contact ${target}`, kind: 'contact', id: target };
    case 'prompt':
      return { text: detail, kind: 'prompt', id: target };
    case 'run':
      return { text: 'a run', kind: 'run', id: target.replace(/^run /, '') };
    case 'detail':
      return { text: detail, kind: null, id: target };
    case 'limit':
      return { text: limitText(target), kind: null, id: target };
    case 'person':
      return { text: personText(target), kind: null, id: target };
    case 'domain':
    case 'target':
      return { text: target, kind: null, id: target };
    default:
      return null;
  }
}

/** Whom a limit is for: `all`, `domain` or `user` for each of them, `domain:<name>` or `user:<id>`. */
function limitText(target: string): string {
  if (target === 'all') return 'everybody';
  if (target === 'user' || target === 'domain') return `each ${target}`;
  return target.startsWith('user:') ? 'a user' : target.replace(/^domain:/, '');
}

/** Who was erased or asked: `user <id>`, `contact <hash>` or `address <hash>`. */
function personText(target: string): string {
  const [kind] = target.split(' ');
  return kind === 'user' || kind === 'contact' ? `a ${kind}` : 'the owner of an address';
}

/** The actor in words; `AuditEntryWire.actor` says which forms there are. */
function actorText(actor: string): string {
  if (actor === 'system') return 'Overture';
  if (actor === 'unknown addresses') return 'Several unknown addresses';
  if (actor.startsWith('address ')) return 'An unknown address';
  return actor.startsWith('cli:') ? `${actor.slice('cli:'.length)} (command line)` : actor;
}

const uuid = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const namedId = new RegExp(String.raw`(?:,? (?:of|on) |, |\b)(?:record|user|note|sample) ${uuid}`, 'g');

const withoutIds = (detail: string): string => detail.replaceAll(namedId, '').trim();
