import { findingWords, levelWords } from '../../platform/contract/finding-words.ts';
import { actorWords, erasedUser } from './actor-words.ts';
import {
  auditActions,
  auditSentences,
  type AuditAction,
  type AuditEntryWire,
  type AuditKind,
  type ShownAuditEntry,
} from './audit.ts';

/** What an entry names, so that a screen can link to it: a user by address, the others by id. */
export type AuditSubject = 'user' | 'contact' | 'prompt' | 'run';

/** The actions of a kind. */
export const auditActionsOf = (kind: AuditKind): readonly AuditAction[] =>
  auditActions.filter((action) => auditSentences[action][0] === kind);

/** The words of an action alone, for a list to choose from: "reset the password of somebody". */
export const auditWordsOf = (action: AuditAction): string =>
  auditSentences[action][1].replace(/:? ?\{(\w+)\}/, (_, name: string) => general[name] ?? '');

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
  const [, words] = auditSentences[action];
  const [, before = words, name, after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(words) ?? [];
  const isTold = name === 'prompt' || name === 'detail';
  const known = inWords(action, detail);
  const more = isTold ? '' : withoutIds(known);
  return { who: actorWords(actor), before, subject: subjectOf(name, target, known, contact?.name), after, more };
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
      return target === erasedUser
        ? { text: 'somebody who was erased', kind: null, id: target }
        : { text: target, kind: target.includes('@') ? 'user' : null, id: target };
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

const uuid = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const namedId = new RegExp(String.raw`(?:,? (?:of|on) |, |\b)(?:record|user|note|sample) ${uuid}`, 'g');

const withoutIds = (detail: string): string => detail.replaceAll(namedId, '').trim();

/** The detail with the rules of the send check in words: an overridden one, or those with a level of the domain's own. */
function inWords(action: AuditAction, detail: string): string {
  if (action === 'check_overridden') return detail.replace(/^\w+/, (rule) => findingWords(rule));
  return detail.replaceAll(
    /\b([a-z_]+)=(block|warn|tip|off)\b/g,
    (_, rule: string, level: keyof typeof levelWords) => `${findingWords(rule)}: ${levelWords[level]}`,
  );
}
