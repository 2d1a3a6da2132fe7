/** A mail that consists of one such word, as mail programs write it for `List-Unsubscribe`. */
const word =
  /^(?:please )?(?:unsubscribe|remove(?: me)?|stop|opt[- ]?out|abmelden|abbestellen|austragen|désabonner|désinscription|désinscrire|baja|cancelar suscripción|cancellami|disiscrivimi|disiscrizione|descadastrar|afmelden|uitschrijven|avregistrera|avmeld|afmeld|wypisz|odhlásit|leiratkozás|отписаться|отписка|відписатися|配信停止|退订|수신거부)[.! ]*$/iu;

/** Whether this is the automatic mail that a program sends when somebody presses *Unsubscribe*. */
export function isUnsubscribe({ subject, text }: { readonly subject: string; readonly text: string }): boolean {
  return word.test(subject.trim()) && (text.trim() === '' || word.test(text.trim()));
}

/** Whether a mail says only that its sender unsubscribes. */
export function isUnsubscribeWord(text: string): boolean {
  return word.test(text.trim());
}
