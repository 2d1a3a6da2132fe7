/** How many characters count as the beginning, where people state such a request. */
const beginningLength = 600;

/**
 * How people ask not to be written to again. A request for a later time, such as "write again in autumn", does not
 * count.
 */
const requests: readonly RegExp[] = [
  // English
  /\b(?:remove|take|delete|drop) (?:me|my (?:e-?mail(?: address)?|address|name|details|contact)) (?:from|off|out of) (?:your|the|this|all|any)\b/i,
  /\bunsubscribe (?:me|my)\b/i,
  /\b(?:please |kindly )?(?:do not|don['’]t|stop|never) (?:contact(?:ing)?|e-?mail(?:ing)?|writ(?:e|ing)(?: to)?|message|messaging|send(?:ing)?) (?:me|us)(?: (?:any(?: more| further)?|these|such|more) (?:e-?mails?|messages|mails?))?(?: (?:again|any ?more|any longer|in (?:the )?future))?(?=[.!,;]|$| and\b| or\b)/i,
  /\bopt(?:ing)? (?:me )?out of (?:your|all|any|these)\b/i,
  // German
  /(?:aus|von) (?:ihrem|ihrer|dem|der|eurem|eurer) (?:e-?mail-?)?(?:verteiler|liste|datenbank|mailingliste|newsletter)/i,
  /schreiben sie (?:mir|uns) (?:bitte )?nicht (?:mehr|wieder)|nicht (?:mehr|weiter) (?:anzuschreiben|zu kontaktieren|angeschrieben|kontaktiert)|keine (?:weiteren )?(?:e-?mails|nachrichten|werbung) mehr/i,
  /löschen sie (?:bitte )?meine (?:adresse|daten|e-?mail)/i,
  // French
  /(?:me|mon adresse|mon nom) (?:retirer|désinscrire|désabonner|supprimer|enlever)|retirez[- ]moi|désinscrivez[- ]moi|supprime[rz] (?:mon adresse|mes (?:coordonnées|données))|ne (?:souhaite|veux|désire) plus (?:recevoir|être (?:contactée?|sollicitée?))|(?:retirer|enlever|supprimer) (?:mon adresse|mon nom) de/i,
  // Spanish, Portuguese, Italian, Romanian
  /(?:den?me|darme|dé(?:n)?me|quiero darme) de baja|(?:elimin[ea]n?|borr[ea]n?|quit[ea]n?)(?:me| mi (?:correo|dirección|nombre|e-?mail))|no (?:me )?(?:envíen?|mand[ea]n?|escriban?)(?:me)? más|no (?:quiero|deseo) recibir más/i,
  /(?:remov[ae]m?|retir[ae]m?|exclu[ai]m?|apagu?[ea]m?)(?:-me| (?:o )?meu (?:e-?mail|endereço|contato|contacto|nome)) d|não (?:quero|desejo|pretendo) (?:mais )?receber|não me (?:enviem?|mandem?|escrevam?) mais/i,
  /(?:cancellarmi|rimuover(?:mi|e il mio (?:indirizzo|nominativo))|cancella(?:te|re|mi)(?:mi)? (?:dalla|il mio)|togliermi|toglietemi|cancellatemi|rimuovetemi) ?|non (?:desidero|voglio) (?:più )?ricevere|non (?:mi )?(?:scriv(?:a|ete)(?:mi)?|contatt(?:i|ate)(?:mi)?) più/i,
  /(?:dezabona[țt]i-mă|[șs]terge[țt]i-mă|nu (?:mai )?doresc să (?:mai )?primesc)/i,
  // Dutch, Swedish, Danish, Norwegian, Finnish
  /(?:uitschrijven|verwijder (?:mij|me|mijn (?:adres|gegevens|e-?mail))|haal (?:mij|me) (?:van|uit)|geen (?:e-?)?mails? meer|niet meer (?:mailen|benaderen|contacteren))/i,
  /(?:ta bort (?:mig|min (?:adress|e-?post))|avregistrera mig|vill inte (?:ha|få) (?:fler|mer|några)|slut(?:a)? mejla|skicka inte (?:fler|mer))/i,
  /(?:(?:fjern|slet|slett|afmeld|avmeld|meld) (?:mig|meg|min (?:adresse|e-?mail|e-?post))|ønsker ikke (?:flere|mere|mer)|ikke (?:skriv|send|kontakt) (?:til )?(?:mig|meg) (?:igen|flere|mere|mer))/i,
  /(?:poista(?:kaa)? (?:minut|osoitteeni|yhteystietoni|sähköpostini)|en halua (?:enää |lisää )?(?:viestejä|sähköposte?ja|postia)|älkää (?:enää )?(?:lähettäkö|kirjoittako))/i,
  // Polish, Czech, Slovak, Hungarian, Turkish
  /(?:usuni(?:ęcie|ecie) (?:mojego|mnie|moich)|(?:usunąć|usuńcie|wypis(?:ać|z)|wykreśl(?:ić|cie)) (?:mnie|mój|moje)|nie (?:życzę|chcę) (?:sobie )?(?:otrzymywać|więcej|kolejnych|dalszych)|proszę (?:do mnie )?(?:więcej )?nie pisać)/i,
  /(?:odhlas(?:te|it) mě|(?:vyřaďte|odstraňte|vymažte|smažte) (?:mě|mne|mou|moji|ma|moju)|nepřeji si (?:dostávat|další)|(?:už |více )mi nepište)/i,
  /(?:töröljenek|(?:törölj(?:e|ék)|vegye(?:nek)?) (?:le |ki )?(?:a |az )?(?:címemet|adataimat|listáról)|nem (?:kérek|szeretnék) több|iratkoz(?:om|tassanak) le)/i,
  /(?:(?:beni|adresimi|e-?postamı) (?:\S+ )?listeniz?den (?:çıkar|sil)|listeden çıkar|(?:bir daha|artık) (?:bana )?(?:yazmayın|mail atmayın|e-?posta göndermeyin))/i,
  // Russian, Ukrainian, Greek
  /(?:(?:исключите|уберите|удалите) (?:меня|мой (?:адрес|e-?mail))|отпишите меня|(?:больше )?не (?:пишите|присылайте) (?:мне )?(?:больше|писем)|больше (?:мне )?не (?:пишите|присылайте))/i,
  /(?:(?:виключіть|видаліть|приберіть) (?:мене|мою адресу)|відпишіть мене|більше (?:мені )?не (?:пишіть|надсилайте))/i,
  /(?:διαγράψτε με|αφαιρέστε με|μην μου ξαναστείλετε)/i,
  // Japanese, Chinese, Korean
  /(?:配信(?:を)?(?:停止|中止|解除)|(?:メール|ご連絡)(?:は|を)(?:今後)?(?:不要|お控え|送らないで)|リストから(?:削除|外して))/,
  /(?:(?:请|請)(?:不要|勿|别|別)再(?:给我|給我|向我)?(?:发|發|联系|聯繫|寄)|取消(?:订阅|訂閱)|退订|退訂|(?:移出|移除|删除)(?:我|名单|名單|列表)|从(?:您的)?(?:名单|列表)中(?:删除|移除))/,
  /(?:수신 ?거부|(?:메일|연락)(?:을|은)? ?(?:그만|더 이상)|목록에서 (?:삭제|제외))/,
];

/** Requests that name the law, with a word for erasing or objecting near it. */
const byLaw: readonly RegExp[] = [
  /\b(?:GDPR|DSGVO|RGPD|AVG|RODO|LGPD|ÚOOÚ|markedsføringslov\w*|integritetsskydd\w*)\b|(?:regulation|reglamento|regolamento|verordnung|règlement) \(?(?:UE|EU)\)?/i,
  /(?:eras|delet|remov|object|stop|lösch|widersp|supprim|effac|oppos|suprim|supresi|abstenga|cancell|rimoz|opponi|apag|elimin|remoç|verwijder|wissen|usuni|sprzeciw|zaprzesta|rader|stryk|slet|indstill|șterg|sterg|ștergere|opun|vymaz|výmaz|vyjm|nesouhlas)/i,
];

/** Further ways, which several languages share. */
const further: readonly RegExp[] = [
  /hör(?:en sie|t|e?) (?:\S+ ){0,3}auf,? (?:mir|uns|mich) (?:\S+ ){0,2}(?:zu (?:schreiben|kontaktieren|mailen)|e-?mails)/i,
  /(?:de |ne )?plus (?:m['’ ]?|nous )?(?:envoyer|écrire|contacter|adresser|solliciter)/i,
  /(?:tog(?:li|lie)|cancell|rimuov|elimin)\S* (?:\S+ ){0,4}(?:dalla|dal|dai) (?:\S+ )?(?:mailing|lista|elenc|database|contatti|newsletter)/i,
  /(?:tir[ae]|retir[ae]|remov[ae]|apagu?[ea]|exclu[ai])\S* (?:\S+ ){0,4}d[ao]s? (?:\S+ )?(?:lista|mailing|base|contatos|contactos)|não volt\S+ a (?:escrever|contactar|enviar|ligar)|(?:parem?|deix\S+) de (?:me |nos )?(?:escrever|enviar|contactar|mandar)/i,
  /slut(?:a)? (?:att )?(?:mail|mejl|skriv|kontakt|skick)\S*/i,
  /(?:hold|lad) (?:op|vær\w*) med at (?:skrive|maile|kontakte|sende)|(?:fjern|slet|stryg) (?:\S+ ){0,4}(?:fra|af) (?:\S+ )?(?:liste|mailingliste|database|kartotek|adresser)/i,
  /(?:sco(?:ți|ate|ateți|teți|t)|șterge\S*|elimin\S+) (?:\S+ ){0,3}din (?:\S+ )?(?:list|baz)|nu (?:mă|ma|ne) mai (?:contact|scri|trimit|deranj|sun)\S*|să nu (?:mai|mă mai|ne mai) (?:\S+ )?(?:contact|scri|trimit)/i,
  /(?:už|více|dále) (?:mi|mě|nám|nás) (?:\S+ )?(?:nepiš|neposíl|nekontakt|neobtěž)\S*|(?:vyjm|vyřa|odstra|vymaž|smaž|odebe)\S+ (?:\S+ ){0,5}z (?:\S+ )?(?:rozesíl|databáz|seznam|adresář|mailing)/i,
  /(?:proszę|prosimy) (?:\S+ ){0,3}(?:nie (?:pisać|wysyłać|kontaktować)|usunąć|usunięcie|wypisać)|(?:nie pisz|przestań|przestańcie)\S* (?:\S+ ){0,3}(?:do mnie|pisać|wysyłać)/i,
  /(?:stop|hou op|ophouden) met (?:\S+ ){0,3}(?:mailen|schrijven|benaderen|sturen)|(?:haal|verwijder|schrap) (?:\S+ ){0,4}(?:van|uit) (?:\S+ )?(?:lijst|mailinglijst|bestand|database|adressen)/i,
  /(?:dejen|deje|dejad|paren) de (?:\S+ )?(?:escrib|enviar|mandar|contact|molest)\S*|(?:bórr|quít|sáqu|elimín)\S+ (?:\S+ ){0,3}de (?:\S+ )?(?:lista|base|mailing)/i,
];

/** People write many languages without their marks. */
const bareOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const all: readonly RegExp[] = [...requests, ...further];
const bare: readonly RegExp[] = all.map(({ source, flags }) => new RegExp(bareOf(source), flags));

/** A mail that consists of one such word, as mail programs write it for `List-Unsubscribe`. */
const word =
  /^(?:please )?(?:unsubscribe|remove(?: me)?|stop|opt[- ]?out|abmelden|abbestellen|austragen|désabonner|désinscription|désinscrire|baja|cancelar suscripción|cancellami|disiscrivimi|disiscrizione|descadastrar|afmelden|uitschrijven|avregistrera|avmeld|afmeld|wypisz|odhlásit|leiratkozás|отписаться|отписка|відписатися|配信停止|退订|수신거부)[.! ]*$/iu;

/** Whether the sender asks not to be written to again. */
export function isOptOutRequest({ subject, text }: { readonly subject: string; readonly text: string }): boolean {
  const begin = text.slice(0, beginningLength).replaceAll(/\s+/g, ' ').trim();
  if (isUnsubscribe({ subject, text })) return true;
  if (word.test(begin) || byLaw.every((words) => words.test(begin))) return true;
  const plain = bareOf(begin);
  return all.some((request) => request.test(begin)) || bare.some((request) => request.test(plain));
}

/** Whether this is the automatic mail that a program sends when somebody presses *Unsubscribe*. */
export function isUnsubscribe({ subject, text }: { readonly subject: string; readonly text: string }): boolean {
  return word.test(subject.trim()) && (text.trim() === '' || word.test(text.trim()));
}
