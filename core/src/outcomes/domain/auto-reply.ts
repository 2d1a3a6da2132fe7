/** What mail programs write into the subject of an answer that nobody wrote, in English, German, French, Spanish and Italian. */
const subjects =
  /^\s*(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|responder)|out of (?:the )?office|ooo\b|automatische (?:antwort|rückmeldung)|abwesenheits(?:notiz|nachricht|meldung|assistent)|abwesend\b|nicht im büro|réponse automatique|message d['’]absence|absence du bureau|absent(?:e)? du bureau|respuesta autom[áa]tica|fuera de (?:la )?oficina|ausente de la oficina|ausencia\b|risposta automatica|fuori (?:sede|ufficio)|assenza (?:dall['’]ufficio|da)|assente\b)/i;

/** What people write about their absence, at the beginning of such an answer. */
const phrases = [
  /\b(?:i am|i['’]m|i will be|i['’]ll be) (?:currently |presently |now )?(?:out of (?:the )?office|on (?:annual |parental |maternity |paternity |sick )?leave|on (?:vacation|holidays?)|away from (?:the office|my desk))/i,
  /\b(?:currently|presently) (?:out of (?:the )?office|on (?:annual |parental |maternity |paternity )?leave|on vacation)\b/i,
  /\bthank(?:s| you) for your (?:e-?mail|message)[.!,]? (?:i am|i['’]m|i will be|i['’]ll be) (?:\w+ )?(?:out|away|on|back|travell?ing)\b/i,
  /\b(?:limited|no) access to (?:my )?(?:e-?mails?|inbox)\b/i,
  /\b(?:this is an|an) (?:automatic|automated) (?:reply|response|message)\b/i,
  /\b(?:i|he|she) no longer works? (?:at|for|here)\b/i,
  /\bich bin (?:derzeit |aktuell |zurzeit |momentan |vom \S+ bis \S+ |bis \S+ |ab \S+ )*(?:nicht im (?:büro|haus)|außer haus|im urlaub|in (?:elternzeit|mutterschutz)|abwesend|nicht erreichbar|auf (?:dienst)?reisen?)/i,
  /\b(?:derzeit|aktuell|zurzeit|momentan) (?:nicht im büro|außer haus|im urlaub|abwesend|nicht erreichbar)\b/i,
  /\bihre (?:e-?mail|nachricht) wird nicht (?:automatisch )?weitergeleitet\b/i,
  /\bje (?:suis|serai) (?:actuellement |absente? |en ce moment )*(?:absente?|en (?:congés?|vacances|déplacement)|hors du bureau|de retour)/i,
  /\b(?:actuellement|absente?) (?:absente?|en congés?|du bureau|jusqu['’]au)/i,
  /\bpendant mon absence\b/i,
  /\b(?:estoy|estaré|me encuentro|me encontraré) (?:actualmente )?(?:fuera de (?:la )?oficina|de vacaciones|ausente|de baja)/i,
  /\bactualmente (?:fuera de (?:la )?oficina|de vacaciones|ausente)\b/i,
  /\bdurante mi ausencia\b/i,
  /\b(?:sono|sarò) (?:attualmente )?(?:fuori (?:sede|ufficio)|in (?:ferie|vacanza|congedo)|assente)/i,
  /\bdurante la mia assenza\b/i,
  /\b(?:cette|esta|questa|diese|dies ist eine) (?:réponse automatique|respuesta autom[áa]tica|risposta automatica|automatische antwort)/i,
];

/** Absences are announced in the first lines; below, a person may speak of a colleague's. */
const beginning = 400;

/** True for an answer that a mail program sent by itself. `text`: what its sender wrote, without quotes. */
export function isAutoReply(subject: string, text: string): boolean {
  const begin = text.slice(0, beginning).replaceAll(/\s+/g, ' ');
  return subjects.test(subject) || phrases.some((phrase) => phrase.test(begin));
}
