/** How the subjects of automatic answers begin: absences and confirmations that a mail arrived. */
export const subjects: readonly RegExp[] = [
  /^(?:auto(?:respuesta|svar|odpověď|odpowiedź|antwort| odpověď)|auto ?:|(?:automat\p{L}*|automatick\p{L}*) (?:odpově|svar|răspuns|odpow))/iu,
  // English
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|responder)|autoreply|out of (?:the )?office|ooo\b|on (?:annual |parental |maternity |paternity |sick )?leave\b|away from (?:the |my )?(?:office|desk)|(?:request|ticket|case|message|enquiry|inquiry) received)/i,
  // German
  /^(?:automatische (?:antwort|rückmeldung|e-?mail)|abwesenheits|abwesend\b|nicht im büro|eingangsbestätigung|empfangsbestätigung)/i,
  // French
  /^(?:réponse automatique|message d['’]absence|absence du bureau|absente? du bureau|accusé de réception)/i,
  // Spanish, Portuguese, Italian, Romanian
  /^(?:respuesta autom[áa]tica|fuera de (?:la )?oficina|ausente de la oficina|ausencia\b|acuse de recibo)/i,
  /^(?:resposta autom[áa]tica|fora do escrit[óo]rio|ausência\b|ausente\b|confirmação de rece[bp])/i,
  /^(?:risposta automatica|fuori (?:sede|ufficio)|assenza (?:dall['’]ufficio|da)|assente\b|conferma di ricezione)/i,
  /^(?:răspuns automat|în afara biroului|confirmare de primire)/i,
  // Dutch, Swedish, Danish, Norwegian, Finnish
  /^(?:automatisch(?:e)? (?:antwoord|bericht)|afwezig|ontvangstbevestiging)/i,
  /^(?:autosvar|automatiskt? svar|frånvaro|fravær|ikke på kontoret|inte på kontoret|mottagningsbekräftelse|kvittering for modtagelse|bekreftelse på mottak)/i,
  /^(?:automaattinen vastaus|poissaolo|poissa\b|vastaanottokuittaus)/i,
  // Polish, Czech, Slovak, Hungarian, Turkish
  /^(?:automatyczna odpowiedź|autoodpowiedź|poza biurem|nieobecność|potwierdzenie otrzymania)/i,
  /^(?:automatická odpově[dď]|mimo kancelář|mimo kancelárie|potvrzení o přijetí)/i,
  /^(?:automatikus válasz|házon kívül|szabadságon)/i,
  /^(?:otomatik (?:yanıt|cevap)|ofis dışında)/i,
  // Russian, Ukrainian, Greek
  /^(?:автоответ|автоматический ответ|вне офиса|отсутствие)/i,
  /^(?:автовідповідь|автоматична відповідь|поза офісом)/i,
  /^(?:αυτόματη απάντηση|εκτός γραφείου)/i,
  // Japanese, Chinese, Korean
  /^(?:自動返信|自動応答|不在通知|自动回复|自動回覆|自动答复|不在办公室|자동 ?(?:회신|응답)|부재)/,
];

/** Subjects that calendars and mail programs send for their owner: answers to an invitation, and read receipts. */
export const tokens: readonly RegExp[] = [
  /^(?:accepted|declined|tentative(?:ly accepted)?|zugesagt|abgelehnt|mit vorbehalt|accepté|refusé|provisoire|aceptad[ao]|aceite|rechazad[ao]|recusad[ao]|accettato|rifiutato|geaccepteerd|geweigerd|accepterat|avböjt|accepteret|afvist|godtatt|avslått|hyväksytty|zaakceptowano|odrzucono|přijato|odmítnuto|kabul edildi|принято|отклонено|承諾|辞退|已接受|已拒绝)\s*[:：]/iu,
  /^(?:read|gelesen|lu|leído|lida|letto|gelezen|läst|læst|lest|luettu|przeczytano|přečteno|прочитано|開封済み|已读)\s*[:：]/iu,
];

/** How people announce their absence at the beginning of such an answer. */
export const absences: readonly RegExp[] = [
  // A closed firm, and what subjects say
  /(?:fermeture (?:annuelle|estivale)|(?:atelier|bureau|magasin|établissement)\S* (?:est|sera|sont|seront) fermé|julstängt|sommarstängt|(?:har|är) (?:\S+ )?stängt|(?:holder|har) (?:ferie)?(?:lukket|fri) (?:i|fra|til|hele)|(?:efterårs|sommer|jule|vinter|påske)ferie|(?:firma|biuro|teatr|sklep|urząd)\S* (?:jest )?(?:zamkni|nieczynn)|zwolnieni[ue] lekarski|przebywam na|(?:firma|biroul) (?:este |e )?închis|(?:sunt|suntem) în (?:liber|concediu|vacanță|delegație)|(?:celozávodní )?dovolená|budu (?:zpět|zase)|jsem (?:po operaci|na (?:mateřské|nemocenské|služební))|mimo kancelář)/iu,
  // When they will answer, in many languages
  /\b(?:reply|respond|get back to you|answer)\b.{0,60}\b(?:(?:when|once|after|as soon as) i(?:['’]m| am)? (?:return|back|get back)|(?:up)?on my return|after my return)\b/i,
  /(?:nach meiner rückkehr|à mon retour|a mi (?:regreso|vuelta)|tan pronto como regrese|al mio (?:rientro|ritorno)|(?:quando|assim que) (?:eu )?regressar|no meu regresso|bij (?:mijn )?terug(?:komst|keer)|na mijn terugkeer|när jag (?:är )?(?:kommer )?tillbaka|når jeg (?:er|kommer) tilbage?|po powrocie|po mém návratu|после возвращения|після повернення)/i,
  /\b(?:slow(?:er)? (?:to|in) (?:respond|reply|answer)|(?:slow|delayed) (?:responses?|replies))/i,
  // English
  /\b(?:i am|i['’]m|i will be|i['’]ll be) (?:currently |presently |now )?(?:out of (?:the )?office|on (?:annual |parental |maternity |paternity |sick )?leave|on (?:vacation|holidays?)|away from (?:the office|my desk))/i,
  /\bi(?: am|['’]m| will be|['’]ll be) (?:currently |presently |now )?(?:away (?:on|until|from \d)|off (?:sick|work)|unavailable (?:until|from|through)|not available (?:until|from)|travell?ing (?:until|from|this week))/i,
  /\b(?:our|the) offices? (?:is|are|will be) closed\b/i,
  /\b(?:currently|presently) (?:out of (?:the )?office|on (?:annual |parental |maternity |paternity )?leave|on vacation)\b/i,
  /\bthank(?:s| you) for your (?:e-?mail|message)[.!,]? (?:i am|i['’]m|i will be|i['’]ll be) (?:\w+ )?(?:out|away|on|back|travell?ing)\b/i,
  /\b(?:limited|no) access to (?:my )?(?:e-?mails?|inbox)\b/i,
  // German
  /\bich (?:bin|befinde mich|weile) (?:(?:derzeit|aktuell|zurzeit|momentan|leider|vom \S+(?: \S+)? bis (?:zum )?\S+|bis (?:und mit |einschließlich |zum )?\S+(?: \p{Lu}\p{Ll}+)?|ab \S+) )*(?:nicht im (?:büro|haus)|außer haus|(?:im|in den|in) (?:urlaub|ferien|elternzeit|mutterschutz)|abwesend|nicht erreichbar|auf (?:dienst)?reisen?)/iu,
  /(?:nicht|erst) (?:\S+ ){0,6}(?:zu erreichen|(?:wieder )?erreichbar)|lese ich meine (?:e-?)?mails? (?:erst )?wieder/i,
  /\b(?:derzeit|aktuell|zurzeit|momentan) (?:nicht im büro|außer haus|im urlaub|in elternzeit|abwesend|nicht erreichbar)(?!\p{L})/iu,
  /\b(?:betriebsferien|betriebsurlaub)\b|(?:unser büro|wir) (?:ist|bleibt|haben|sind) (?:\S+ ){0,5}geschlossen/i,
  /\bihre (?:e-?mail|nachricht) wird nicht (?:automatisch )?weitergeleitet\b/i,
  // French
  /\bje (?:suis|serai) (?:actuellement |absente? |en ce moment )*(?:absente?|en (?:congés?|vacances|déplacement)|hors du bureau|de retour)/i,
  /\b(?:actuellement|absente?) (?:absente?|en congés?|du bureau|jusqu['’]au)/i,
  /\bpendant mon absence\b|(?:nos bureaux|notre (?:bureau|société|entreprise)) (?:sont|est|seront|sera) fermée?s?/i,
  // Spanish, Portuguese, Italian, Romanian
  /\b(?:estoy|estaré|me encuentro|me encontraré) (?:actualmente )?(?:fuera de (?:la )?oficina|de vacaciones|ausente|de baja)/i,
  /\bactualmente (?:fuera de (?:la )?oficina|de vacaciones|ausente)\b/i,
  /\bdurante mi ausencia\b|\bno estar[ée] disponible\b|nuestras oficinas (?:están|estarán|permanecerán) cerradas/i,
  /\b(?:estou|estarei|encontro-me) (?:atualmente |de momento )?(?:fora do escrit[óo]rio|de férias|ausente|em licença)/i,
  /\bdurante a minha ausência|\bnão est(?:ou|arei) (?:disponível|no escrit[óo]rio)/i,
  /\b(?:sono|sarò) (?:attualmente )?(?:fuori (?:sede|ufficio)|in (?:ferie|vacanza|congedo)|assente)/i,
  /\bdurante la mia assenza\b|\bin ferie (?:fino|dal|da)\b|(?:i nostri uffici|il nostro ufficio) (?:sono|saranno|è|sarà|resteranno) chius/i,
  /\b(?:sunt|voi fi) (?:momentan )?(?:în concediu|plecat[ăa]? din birou|în afara biroului|absent[ăa]?)/i,
  // Dutch, Swedish, Danish, Norwegian, Finnish
  /\bik ben (?:momenteel |op dit moment |tot \S+(?: \S+)? )*(?:er (?:even )?niet|niet (?:bereikbaar|aanwezig)|afwezig|met vakantie|op vakantie|niet (?:op|aanwezig op) (?:kantoor|het kantoor)|met verlof)/i,
  /\bjag är (?:just nu |för närvarande )?(?:inte på kontoret|på semester|frånvarande|föräldraledig|tjänstledig|bortrest)/i,
  /\bj(?:eg|æ) er (?:i øjeblikket |for tiden |desværre |dessverre )?(?:ikke (?:på kontoret|tilgjengelig|til stede|tilgængelig)|på (?:ferie|barsel|reise)|bortrejst|fraværende)/i,
  /\bolen (?:tällä hetkellä |parhaillaan )?(?:lomalla|poissa|vuosilomalla|vanhempainvapaalla|matkoilla)/i,
  // Polish, Czech, Slovak, Hungarian, Turkish
  /(?:jestem|będę|przebywam) (?:obecnie |aktualnie )?(?:na urlopie|poza biurem|nieobecn[ya])/i,
  /(?:jsem|budu|som) (?:momentálně |nyní |aktuálně )?(?:na dovolen[ée]|mimo kancelář|nepřítomn[ýa]|mimo kancelárie)/i,
  /(?:szabadságon (?:vagyok|leszek)|(?:nem vagyok|nem leszek) (?:az irodában|elérhető)|házon kívül vagyok)/i,
  /(?:izindeyim|yıllık izinde|ofis dışındayım|ofiste değilim|tatildeyim)/i,
  // Russian, Ukrainian, Greek
  /(?:я (?:сейчас |в данный момент )?(?:в отпуске|в командировке|нахожусь (?:в отпуске|вне офиса))|(?:меня нет|отсутствую) (?:в|на) (?:офисе|работе|рабочем)|я (?:буду )?отсутствую)/i,
  /(?:я (?:зараз )?(?:у|в) (?:відпустці|відрядженні)|мене (?:зараз )?немає в офісі)/i,
  /(?:είμαι|θα είμαι|βρίσκομαι) (?:εκτός γραφείου|σε άδεια|σε διακοπές)/i,
  // Japanese, Chinese, Korean
  /(?:休暇(?:を(?:いただいて|頂いて|取得して)|中)|不在(?:に(?:して|いたして)|と(?:なって|させて)|の(?:ため|予定))|出張中)/,
  /(?:(?:正在|目前|现在|現在)(?:休假|出差|度假)|不在(?:办公室|辦公室|公司)|休假中|休假期间)/,
  /(?:휴가 중|부재중|부재 중|자리를 비(?:우|웠)|출장 중)/,
];

/** How programs say that they write automatically, that a mail arrived, or that somebody has left. */
export const automationWords: readonly RegExp[] = [
  // English
  /\b(?:this is an|an) (?:automatic|automated|auto-generated) (?:reply|response|message|e-?mail|acknowledge?ment)\b/i,
  /\b(?:he|she|they|who|\p{Lu}\p{Ll}+) (?:no longer works?|is no longer (?:with|working|employed)|has left) (?:at|for|here|with|us|the company)\b/iu,
  /\bi no longer work (?:at|for|here)\b/i,
  /\b(?:your (?:request|message|e-?mail|enquiry|inquiry|ticket) (?:has been|was) (?:received|registered|logged|created))/i,
  /\bwe(?:['’]ve| have) received your (?:request|message|e-?mail|enquiry|inquiry)\b/i,
  // German
  /(?:dies(?:e nachricht)? (?:ist eine|wurde) automatisch|automatisch (?:erzeugt|generiert|erstellt)e?)/i,
  /(?:wir haben ihre (?:nachricht|anfrage|e-?mail) erhalten|ihre (?:anfrage|nachricht|e-?mail) (?:ist (?:bei uns )?eingegangen|wurde (?:\p{L}+ ){0,5}(?:\S+ )?erfasst))/iu,
  /arbeitet nicht mehr (?:bei|für|in)\b/i,
  // French
  /(?:(?:ceci est|il s['’]agit d['’])\s?un (?:message|courriel|e-?mail) automatique|envoyé automatiquement|réponse automatique)/i,
  /(?:avons bien (?:reçu|enregistré) votre (?:message|demande|courriel)|votre (?:demande|message) a (?:bien )?été (?:enregistré|reçu|pris)e?)/i,
  /ne (?:travaille plus|fait plus partie)/i,
  // Spanish, Portuguese, Italian, Romanian
  /(?:mensaje (?:es )?(?:autom[áa]tico|generado)|respuesta autom[áa]tica|hemos recibido su (?:mensaje|solicitud|consulta|correo)|ya no trabaja)/i,
  /(?:mensagem autom[áa]tica|resposta autom[áa]tica|recebemos (?:a sua|sua|o seu|seu) (?:mensagem|pedido|e-?mail|solicitação)|já não trabalha|não trabalha mais)/i,
  /(?:messaggio automatico|risposta automatica|abbiamo ricevuto (?:il tuo|la tua|il suo|la sua|il vostro|la vostra) (?:messaggio|richiesta|e-?mail)|non lavora più)/i,
  /(?:mesaj automat|am primit (?:mesajul|solicitarea))/i,
  // Dutch, Swedish, Danish, Norwegian, Finnish
  /(?:automatisch (?:bericht|antwoord|gegenereerd)|we hebben (?:je|uw) (?:bericht|aanvraag|e-?mail) (?:goed )?ontvangen|werkt niet (?:meer|langer) (?:bij|voor))/i,
  /(?:automatiskt? (?:svar|meddelande|besked|melding)|autosvar|vi har (?:tagit emot|modtaget|mottatt|fått) (?:ditt|din|dit|din henvendelse))/i,
  /(?:automaattinen (?:viesti|vastaus)|olemme vastaanottaneet viestisi)/i,
  // Polish, Czech, Hungarian, Turkish
  /(?:wiadomość (?:została )?(?:wygenerowana )?automatyczn|otrzymaliśmy (?:państwa |twoją )?(?:wiadomość|zgłoszenie))/i,
  /(?:automatick(?:á|y|ou) (?:zpráv|odpově|generovan)|obdrželi jsme (?:vaši|váš))/i,
  /(?:automatikus (?:üzenet|válasz)|megkaptuk (?:az )?üzenetét)/i,
  /(?:otomatik (?:bir )?(?:mesaj|yanıt)|mesajınız(?:ı aldık| bize ulaştı))/i,
  // Russian, Ukrainian
  /(?:автоматическ(?:ое|и) (?:сообщение|сформирован|созданн)|(?:мы получили ваше|ваше) (?:письмо|обращение|сообщение) (?:получено|зарегистрировано|принято))/i,
  /(?:автоматичн(?:е|о) (?:повідомлення|створен)|ми отримали ваш(?:е|ого) )/i,
  // Japanese, Chinese, Korean
  /(?:自動(?:返信|送信|配信)(?:メール|です|されて)|自动(?:回复|发送)|自動回覆|자동(?:으로)? ?(?:발송|회신))/,
];
