/** The addresses of mail servers that return mail. */
const server =
  /(?:^|<|\b)(?:mailer-daemon|postmaster|microsoftexchange[0-9a-f]+)@|^\s*"?(?:mail delivery (?:sub)?system|internet mail delivery)\b/i;

/** Words of a notice that a mail is late and that the server keeps trying. */
const late =
  /delay|delivery temporarily|temporary (?:problem|failure|error)|warning: (?:could not send|message)|warning message only|do not need to resend|(?:will|we['’]ll) (?:keep |be )?(?:retry|try)|verz[öo]ger|versuchen? es weiter|noch nicht zugestellt|retard|retras|ritard|atras|vertrag(?:ing|d)|fördröj|forsink|viiväs|opóźni|zpožděn|késik|gecik|задерж|затрим|遅延|延迟|지연/iu;

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The parts of a mail that are checked. */
export interface Notice {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** The sender's own addresses, which may stand in any notice. */
  readonly own: readonly string[];
}

/**
 * Whether this is a mail server's notice that a mail to the contact did not arrive. A notice of a delay does not count,
 * nor one that names only other addresses, such as that of a colleague in copy.
 */
export function isBounceNotice({ from, subject, text, own }: Notice, contact: ReadonlySet<string>): boolean {
  if (!server.test(from) || late.test(subject) || late.test(text.slice(0, 600))) return false;
  const named = [...text.toLowerCase().matchAll(address)].map(([found]) => found);
  const recipients = named.filter((one) => !own.includes(one) && !server.test(one));
  return recipients.length === 0 || contact.size === 0 || recipients.some((one) => contact.has(one));
}

/** Whether an address belongs to a mail server. */
export function isMailServer(from: string): boolean {
  return server.test(from);
}

/** How mail servers title the notice that a mail did arrive, or was read. */
const delivered =
  /^(?:zugestellt|gelesen|delivered|relayed|read|entregado|leído|entregue|lida|remis|lu|consegnato|letto|bezorgd|gelezen|dostarczono|przeczytano|levererat|läst|leveret|læst|livrat|citit|doručeno|přečteno)\s*[:：]/iu;

/** Whether this is the subject of such a notice. */
export function isDelivered(subject: string): boolean {
  return delivered.test(subject.trim());
}
