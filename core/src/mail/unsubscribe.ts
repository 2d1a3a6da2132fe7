/** A mail that consists of one such word, as mail programs write it for `List-Unsubscribe`. */
const word =
  /^(?:please |bitte |merci |por favor )?(?:unsubscribe(?: me)?|remove(?: me)?|stop(?:p)?|opt[- ]?out|abmelden|abmeldung|löschen|remover|sair|cancelar|descadastrar|avregistrering|avanmälan|afmelding|frameld|dezabonare|dezabonează-mă|odhlášení|wypisz mnie|rezygnacja|cancellazione|uitschrijving|abmelden|abbestellen|austragen|désabonner|désinscription|désinscrire|baja|cancelar suscripción|cancellami|disiscrivimi|disiscrizione|descadastrar|afmelden|uitschrijven|avregistrera|avmeld|afmeld|wypisz|odhlásit|leiratkozás|отписаться|отписка|відписатися|配信停止|退订|수신거부)(?: (?:bitte|please|svp|merci|por favor|grazie|tak|tack|aub|proszę|prosím))?[.! ]*$/iu;

/** Whether this is the automatic mail that a program sends when somebody presses *Unsubscribe*. */
export function isUnsubscribe({ subject, text }: { readonly subject: string; readonly text: string }): boolean {
  return word.test(subject.trim()) && (text.trim() === '' || word.test(text.trim()));
}

/** Whether the first line of a mail says that its sender unsubscribes, and no more. */
export function isUnsubscribeWord(text: string): boolean {
  const [line = ''] = text.trim().split('\n', 1);
  return word.test(line.slice(0, 60).trim());
}
