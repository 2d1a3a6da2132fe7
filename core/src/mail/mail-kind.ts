import { isDelivered, isMailServer } from './bounce-notice.ts';
import { featuresOf, type Incoming } from './features.ts';
import { probabilitiesOf } from './kind-weights.ts';
import { isAutoReplyElsewhere, isLeaverElsewhere, isOptOutElsewhere } from './other-languages.ts';
import { isReply } from './subject.ts';
import { isUnsubscribe, isUnsubscribeWord } from './unsubscribe.ts';

/** What a mail from a contact, their company or a mail server is. */
export type MailKind = 'reply' | 'automatic' | 'left' | 'removal' | 'bounce';

export interface Recognised {
  readonly kind: MailKind;
  /** Whether a program wrote it, whatever it says. */
  readonly isAutomatic: boolean;
}

/** A mail program answers within this time. Of a later answer to our mail, who announces an absence is a person. */
const maxAutoReplyDelayMs = 24 * 60 * 60_000;

/** What is taken for an answer by a person because nothing of it is known. */
const unread: Recognised = { kind: 'reply', isAutomatic: false };

/**
 * What kind of mail this is: what is certain by its form (a mail server's notice, one word of unsubscribing), then the most
 * probable kind by the weights of its words, which were learned from labelled mails in twelve languages (ADR 35). A few
 * wordings tell the same in languages without such mails. After a change of rules or weights, `rulesVersion` in
 * `sending/use-cases/sync-outcomes.ts` is raised, so that what was read before is read again.
 */
export function recognise(mail: Incoming): Recognised {
  if (isMailServer(mail.from)) return { kind: isDelivered(mail.subject) ? 'automatic' : 'bounce', isAutomatic: true };
  if (mail.text.trim() === '' && (mail.subject.trim() === '' || isReply(mail.subject))) return unread;
  const { reply, absence, machine, left, removal } = probabilitiesOf(featuresOf(mail));
  const isInTime = mail.waitedMs === null || mail.waitedMs <= maxAutoReplyDelayMs;
  const program = machine + (isInTime || !isReply(mail.subject) ? absence : 0);
  const most = Math.max(reply, program, left, removal);
  const isAutomatic = isUnsubscribe(mail) || program > reply || isAutoReplyElsewhere(mail, isInTime);
  if (isUnsubscribe(mail) || isUnsubscribeWord(mail.text) || removal === most || isOptOutElsewhere(mail))
    return { kind: 'removal', isAutomatic };
  if (left === most || isLeaverElsewhere(mail, isAutomatic, mail.names)) return { kind: 'left', isAutomatic };
  return { kind: isAutomatic ? 'automatic' : 'reply', isAutomatic };
}
