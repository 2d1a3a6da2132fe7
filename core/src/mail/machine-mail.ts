import { isAutoReply, type Incoming } from './auto-reply.ts';
import { isMailServer } from './bounce-notice.ts';
import { isUnsubscribe } from './opt-out-words.ts';

/**
 * Whether a program wrote this mail and no person: an absence or a confirmation, a mail server's notice, or what a
 * press of *Unsubscribe* sends.
 */
export function isMachineMail(mail: Incoming & { readonly from: string }): boolean {
  return isMailServer(mail.from) || isAutoReply(mail) || isUnsubscribe(mail);
}
