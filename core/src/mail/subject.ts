/** What mail programs put before the subject of a reply, in all languages whose emails are checked. */
const reply = 're|ref|res|rif|r|aw|antw|sv|vs|odp|ynt|vá|απ|отв|回复|回覆|答复|答覆|返信|회신|رد|השב|תגובה';
/** What they put before the subject of a forwarded mail. */
const forward = 'fwd?|wg|tr|rv|i|enc|doorst|vb|vl|pd|[iİ]lt|πρθ|转发|轉寄|轉發|転送|전달|إعادة توجيه|הועבר';

/** Such a prefix with its colon; some programs count replies, as in `Re[2]:`. */
const prefixOf = (words: string): string => String.raw`(?:${words})(?:\[\d+\]|\(\d+\)|\^\d+)?\s*[:：]\s*`;
const replyStart = new RegExp(String.raw`^\s*${prefixOf(reply)}`, 'iu');
const forwardStart = new RegExp(String.raw`^\s*${prefixOf(forward)}`, 'iu');
const allPrefixes = new RegExp(String.raw`^\s*(?:${prefixOf(`${reply}|${forward}`)})+`, 'iu');

/** Whether this is the subject of a reply. */
export function isReply(subject: string): boolean {
  return replyStart.test(subject);
}

/** Whether this is the subject of a forwarded mail. */
export function isForward(subject: string): boolean {
  return forwardStart.test(subject);
}

/** All prefixes of a subject, such as `Re: Fwd:`; empty where it has none. */
export function prefixesOf(subject: string): string {
  return allPrefixes.exec(subject)?.[0].trim() ?? '';
}

/** A subject without the prefixes of mail programs, for comparisons. */
export function bareSubject(subject: string): string {
  return subject.replace(allPrefixes, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The part of a subject that the sender chose: nothing of `Re: Audits`, but `Vacation` of `Vacation Re: Audits`. */
export function ownSubject(subject: string): string {
  const title = subject.replace(/^(?:\s*\[[^\]]*\])+/, '').trim();
  const at = title.search(/(?<![\p{L}])(?:re|aw|antw|sv|vs|odp|res|rif|r|ynt|fwd?)\s*(?:\[\d+\])?\s*:/iu);
  return at < 0 ? title : title.slice(0, at);
}
