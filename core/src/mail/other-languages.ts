import { isReply } from './subject.ts';

/** How many characters count as the beginning, where notices say what they are. */
const beginningLength = 500;

/** How the subjects of automatic answers begin: absences, confirmations, answers to invitations, and read receipts. */
const subjects: readonly RegExp[] = [
  // As Outlook, Gmail and others write them in the twelve languages with lessons, where other words would do too.
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheitsnotiz|réponse automatique|respuesta automática|risposta automatica|automatisch antwoord|resposta automática|odpowiedź automatyczna|automatyczna odpowiedź|autosvar|automatiskt? svar|răspuns automat|automatická odpověď)\s*(?::|$|re\b|aw\b)/iu,
  // Norwegian, Finnish
  /^(?:autosvar|automatisk svar|fravær|ikke på kontoret|bekreftelse på mottak)/i,
  /^(?:automaattinen vastaus|poissaolo|poissa\b|vastaanottokuittaus)/i,
  // Slovak, Hungarian, Turkish
  /^(?:automatická odpove[dď]|mimo kancelárie)/i,
  /^(?:automatikus válasz|házon kívül|szabadságon)/i,
  /^(?:otomatik (?:yanıt|cevap)|ofis dışında)/i,
  // Russian, Ukrainian, Greek
  /^(?:автоответ|автоматический ответ|вне офиса|отсутствие)/i,
  /^(?:автовідповідь|автоматична відповідь|поза офісом)/i,
  /^(?:αυτόματη απάντηση|εκτός γραφείου)/i,
  // Japanese, Chinese, Korean
  /^(?:自動返信|自動応答|不在通知|自动回复|自動回覆|自动答复|不在办公室|자동 ?(?:회신|응답)|부재)/,
  /^(?:godtatt|avslått|hyväksytty|kabul edildi|принято|отклонено|承諾|辞退|已接受|已拒绝)\s*[:：]/iu,
  /^(?:lest|luettu|прочитано|開封済み|已读)\s*[:：]/iu,
];

/** How people announce their absence at the beginning of such an answer. */
const absences: readonly RegExp[] = [
  /\bj(?:eg|æ) er (?:i øyeblikket |for tiden |dessverre )?(?:ikke (?:på kontoret|tilgjengelig|til stede)|på (?:ferie|permisjon|reise)|bortreist|fraværende)/i,
  /\bolen (?:tällä hetkellä |parhaillaan )?(?:lomalla|poissa|vuosilomalla|vanhempainvapaalla|matkoilla)/i,
  /(?:som) (?:momentálne )?(?:na dovolenke|mimo kancelárie|neprítomn[ýa])/i,
  /(?:szabadságon (?:vagyok|leszek)|(?:nem vagyok|nem leszek) (?:az irodában|elérhető)|házon kívül vagyok)/i,
  /(?:izindeyim|yıllık izinde|ofis dışındayım|ofiste değilim|tatildeyim)/i,
  /(?:я (?:сейчас |в данный момент )?(?:в отпуске|в командировке|нахожусь (?:в отпуске|вне офиса))|(?:меня нет|отсутствую) (?:в|на) (?:офисе|работе|рабочем)|я (?:буду )?отсутствую)/i,
  /(?:я (?:зараз )?(?:у|в) (?:відпустці|відрядженні)|мене (?:зараз )?немає в офісі)/i,
  /(?:после возвращения|після повернення)/i,
  /(?:είμαι|θα είμαι|βρίσκομαι) (?:εκτός γραφείου|σε άδεια|σε διακοπές)/i,
  /(?:休暇(?:を(?:いただいて|頂いて|取得して)|中)|不在(?:に(?:して|いたして)|と(?:なって|させて)|の(?:ため|予定))|出張中)/,
  /(?:(?:正在|目前|现在|現在)(?:休假|出差|度假)|不在(?:办公室|辦公室|公司)|休假中|休假期间)/,
  /(?:휴가 중|부재중|부재 중|자리를 비(?:우|웠)|출장 중)/,
];

/** How programs say that they write automatically, or that a mail arrived. */
const automationWords: readonly RegExp[] = [
  /(?:automatisk (?:svar|melding)|autosvar|vi har mottatt (?:din|ditt))/i,
  /(?:automaattinen (?:viesti|vastaus)|olemme vastaanottaneet viestisi)/i,
  /(?:automatikus (?:üzenet|válasz)|megkaptuk (?:az )?üzenetét)/i,
  /(?:otomatik (?:bir )?(?:mesaj|yanıt)|mesajınız(?:ı aldık| bize ulaştı))/i,
  /(?:автоматическ(?:ое|и) (?:сообщение|сформирован|созданн)|(?:мы получили ваше|ваше) (?:письмо|обращение|сообщение) (?:получено|зарегистрировано|принято))/i,
  /(?:автоматичн(?:е|о) (?:повідомлення|створен)|ми отримали ваш(?:е|ого) )/i,
  /(?:自動(?:返信|送信|配信)(?:メール|です|されて)|自动(?:回复|发送)|自動回覆|자동(?:으로)? ?(?:발송|회신))/,
];

/** How people say that somebody works no longer for the company, or that the company is no more. */
const leavers: readonly RegExp[] = [
  /(?:退職|退社(?:いた|致|し)(?!時)|定年|在籍(?:して|いた)?(?:おりません|しておりません|なく)|離職|異動(?:いた|と|に|し)|転出|逝去|永眠|廃業|閉業|解散|退任)/,
  /(?:已(?:经|經)?(?:离职|離職|离开|離開|退休|不在(?:本|我|公司)|辞职)|不再(?:任职|担任|就职|供职|負責|负责|在)|离职|離職|退休|去世|逝世|过世|停业|停止(?:营业|运营)|倒闭|注销)/,
];
/** How they say it of themselves. */
const ofOneself = /退職(?:いたし|致し|し)ま|我已/;

/** How people ask not to be written to again. */
const requests: readonly RegExp[] = [
  // Norwegian, Finnish
  /(?:(?:slett|avmeld|meld|fjern) (?:meg|min (?:adresse|e-?post))|ønsker ikke (?:flere|mer)|ikke (?:skriv|send|kontakt) (?:til )?meg (?:igjen|flere|mer))/i,
  /(?:poista(?:kaa)? (?:minut|osoitteeni|yhteystietoni|sähköpostini)|en halua (?:enää |lisää )?(?:viestejä|sähköposte?ja|postia)|älkää (?:enää )?(?:lähettäkö|kirjoittako))/i,
  // Slovak, Hungarian, Turkish
  /(?:(?:vyraďte|odstráňte|vymažte) (?:ma|moju|môj)|neželám si (?:dostávať|ďalšie))/i,
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

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const beginOf = (text: string): string => text.slice(0, beginningLength).replaceAll(/\s+/g, ' ');
const isOneOf = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** Whether a mail program sent this answer automatically; `isAtOnce`: soon enough for a program. */
export function isAutoReplyElsewhere({ subject, text }: Mail, isAtOnce: boolean): boolean {
  const begin = beginOf(text);
  const title = subject.replace(/^(?:\s*\[[^\]]*\])+/, '').trim();
  if (isOneOf(subjects, title) || isOneOf(automationWords, begin)) return true;
  return isAtOnce && (isOneOf(absences, begin) || (!isReply(subject) && isOneOf(absences, title)));
}

/** Whether somebody has left the company for good, or it has closed. */
export function isLeaverElsewhere({ subject, text }: Mail, isAutomatic: boolean, names: readonly string[]): boolean {
  const begin = beginOf(text);
  if (!isOneOf(leavers, begin)) return isAutomatic && isOneOf(leavers, subject);
  if (isAutomatic || ofOneself.test(begin)) return true;
  const sentence = begin.split(/(?<=[.!?。！？])\s*/).find((one) => isOneOf(leavers, one)) ?? '';
  return names.some((name) => name.length > 1 && sentence.toLowerCase().includes(name.toLowerCase()));
}

/** Whether the sender asks not to be written to again. */
export function isOptOutElsewhere({ text }: Mail): boolean {
  return isOneOf(requests, beginOf(text));
}
