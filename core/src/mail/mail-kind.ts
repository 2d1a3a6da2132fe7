import { isDelivered, isMailServer } from './bounce-notice.ts';
import { featuresOf, type Incoming } from './features.ts';
import { probabilitiesOf } from './kind-weights.ts';
import { isAutoReplyElsewhere, isLeaverElsewhere, isOptOutElsewhere } from './other-languages.ts';
import { isAttribution } from './quotes.ts';
import { isReply } from './subject.ts';
import { isUnsubscribe, isUnsubscribeWord } from './unsubscribe.ts';

/** What a mail from a contact, their company or a mail server is. */
export type MailKind = 'reply' | 'automatic' | 'left' | 'removal' | 'bounce';

export interface Recognised {
  readonly kind: MailKind;
  /** Whether a program wrote it, whatever it says. */
  readonly isAutomatic: boolean;
}

/** A mail program answers within this time. Who announces an absence later, in answer to our mail, is a person. */
const maxAutoReplyDelayMs = 24 * 60 * 60_000;

/**
 * What kind of mail this is: what is certain by its form (a mail server's notice, one word of unsubscribing), then the most
 * probable kind by the weights of its words, which were learned from labelled mails in twelve languages (ADR 35). A few
 * wordings tell the same in languages without such mails. After a change of rules or weights, `rulesVersion` in
 * `sending/use-cases/sync-outcomes.ts` is raised, so that what was read before is read again.
 */
export function recognise(mail: Incoming): Recognised {
  if (isMailServer(mail.from)) return { kind: isDelivered(mail.subject) ? 'automatic' : 'bounce', isAutomatic: true };
  if (isBlank(mail)) return { kind: 'reply', isAutomatic: false };
  const { absence, machine, left, removal, ...probable } = probabilitiesOf(featuresOf(mail));
  const isInTime = mail.waitedMs === null || mail.waitedMs <= maxAutoReplyDelayMs;
  const isByPerson = !isInTime && isReply(mail.subject);
  const reply = isByPerson ? Math.max(probable.reply, absence) : probable.reply;
  const program = isByPerson ? machine : Math.max(machine, absence);
  const most = Math.max(reply, program, left, removal);
  const isUnsubscribed = isUnsubscribe(mail);
  const isAutomatic = isUnsubscribed || program > reply || isAutoReplyElsewhere(mail, isInTime);
  if (isUnsubscribed || isUnsubscribeWord(mail.text) || removal === most || isOptOutElsewhere(mail))
    return { kind: 'removal', isAutomatic };
  if (left === most || isLeaverElsewhere(mail, isAutomatic, mail.names)) return { kind: 'left', isAutomatic };
  return { kind: isAutomatic ? 'automatic' : 'reply', isAutomatic };
}

/** Whether its sender wrote nothing, perhaps above our mail, which is then read in place of their words (`readMail`). */
function isBlank({ subject, text }: Incoming): boolean {
  const [line = ''] = text.trim().split('\n', 1);
  return (line === '' || isAttribution(line)) && (subject.trim() === '' || isReply(subject));
}
