/** What mail programs put before the subject of a reply and of a forwarded mail. */
const reply = /^\s*(?:re|aw|antw|sv|vs|odp|ynt|res|r|回复|答复|回覆|返信|رد)\s*[:：]/iu;
const forward = /^\s*(?:fwd?|wg|tr|rv|i|enc|doorst|vb|vl|pd|转发|轉寄|転送)\s*[:：]/iu;

/** Whether this is the subject of a reply. */
export function isReply(subject: string): boolean {
  return reply.test(subject);
}

/** Whether this is the subject of a forwarded mail. */
export function isForward(subject: string): boolean {
  return forward.test(subject);
}

/** A subject without the prefixes of mail programs, for comparisons. */
export function bareSubject(subject: string): string {
  let bare = subject;
  while (reply.test(bare) || forward.test(bare)) bare = bare.replace(reply, '').replace(forward, '');
  return bare.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
