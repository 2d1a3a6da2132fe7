/** The stems of words about absences, in twelve languages. */
const absence =
  /\b(?:on leave|annual leave|vacation|holidays?|out of (?:the )?office|away|closed|sabbatical|maternity|paternity|parental|sick)\b|urlaub|ferien|abwesen|elternzeit|mutterschutz|krank|dienstreise|geschlossen|betriebsruhe|nicht (?:da|im büro|im haus|erreichbar)|congés?\b|vacances|absent|absence|fermé|fermeture|déplacement|arrêt maladie|maternité|paternité|vacacion|ausen|de baja|cerrad|permiso|festivo|de viaje|fuera de|\bferie|assen|chius|maternità|malattia|trasferta|congedo|fuori (?:sede|ufficio)|férias|licença|feriado|fechad|em viagem|de baixa|fora d[oa]|vakantie|verlof|afwezig|gesloten|\bziek|niet (?:aanwezig|bereikbaar|op kantoor)|semester|ledig|frånvar|stängt|sjuk|tjänsteresa|bortrest|orlov|fravær|lukket|\bsyg|barsel|\brejse|urlop|nieobecn|zwolnieni|zamkni|delegacj|poza biur|chorob|concedi|închis|inchis|liber\b|deplasare|delegați|plecat|vacanț|dovolen|nepřítom|zavřen|služební cest|nemoc|mateřsk|rodičovsk|mimo kancel/iu;

/** The stems of words that a mail arrived, in the same languages. */
const receipt =
  /\b(?:ticket|case|request|order|reference|message|enquiry|inquiry|application)\b.{0,60}\b(?:received|registered|logged|opened|created|confirmed)|\b(?:received|recorded) your\b|(?:anfrage|nachricht|ticket|vorgang|e-?mail|eingang)\S* (?:\S+ ){0,6}(?:erhalten|eingegangen|erfasst|erstellt|bestätig)|(?:message|demande|courriel|ticket)\S* (?:\S+ ){0,6}(?:reçue?|enregistrée?|créée?|prise? en)|(?:mensaje|solicitud|consulta|correo|incidencia)\S* (?:\S+ ){0,6}(?:recibid|registrad|cread)|(?:messaggio|richiesta|segnalazione|ticket)\S* (?:\S+ ){0,6}(?:ricevut|registrat|apert|pres[oa] in)|(?:mensagem|pedido|solicitação|chamado|e-?mail)\S* (?:\S+ ){0,6}(?:recebid|registad|registrad|abert)|(?:bericht|aanvraag|melding|mail)\S* (?:\S+ ){0,6}(?:ontvangen|geregistreerd|aangemaakt)|(?:meddelande|ärende|mejl|förfrågan)\S* (?:\S+ ){0,6}(?:mottag|registrer|skapa)|(?:besked|henvendelse|sag|mail)\S* (?:\S+ ){0,6}(?:modtag|registrer|oprett)|(?:wiadomość|zgłoszeni|zapytani)\S* (?:\S+ ){0,6}(?:otrzyman|przyjęt|zarejestrow|utworzon)|(?:mesaj|solicitar|cerere|tichet)\S* (?:\S+ ){0,6}(?:primit|înregistrat|inregistrat|creat)|(?:zpráv|požadav|dotaz|žádost)\S* (?:\S+ ){0,6}(?:přijat|obdržel|zaevidov|vytvořen)/iu;

/**
 * Whether a mail that begins a conversation reads like a notice: it speaks of an absence or of a mail that arrived, and
 * asks nothing.
 */
export function isNoticeText(subject: string, begin: string): boolean {
  if (/[?？]/.test(begin)) return false;
  return [subject, begin].some((text) => absence.test(text) || receipt.test(text));
}
