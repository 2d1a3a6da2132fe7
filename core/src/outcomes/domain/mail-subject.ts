/** What mail programs put before the subject of an answer and of a forwarded mail. */
const reply = /^\s*(?:re|aw|antw|sv|vs|odp|ynt|res|r|回复|答复|回覆|返信|رد)\s*[:：]/iu;
const forward = /^\s*(?:fwd?|wg|tr|rv|i|enc|doorst|vb|vl|pd|转发|轉寄|転送)\s*[:：]/iu;

/** An answer to a mail with this subject. */
export function isReply(subject: string): boolean {
  return reply.test(subject);
}

/** A mail that its sender passes on. */
export function isForward(subject: string): boolean {
  return forward.test(subject);
}

/** A subject without what mail programs put before it, to be compared. */
export function bareSubject(subject: string): string {
  let bare = subject;
  while (reply.test(bare) || forward.test(bare)) bare = bare.replace(reply, '').replace(forward, '');
  return bare.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
