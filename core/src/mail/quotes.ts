/** What begins a quoted mail, in the languages that mail programs use most. */

/** The verbs of the line above a quote, such as `On 3 May 2026, Ada wrote:`. */
const wrote =
  /(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|ha scritto|scrisse|schreef|escreveu|pisze|napisał(?:a|\(a\))?|skrev|a scris|napsal(?:a|\(a\))?|píše|kirjoitti|írta|yazdı|писал(?:а)?|написав|написала?|έγραψε)(?!\p{L})/iu;
/** Such a line tells the day, the time or the address; a person's own sentence with a colon seldom does. */
const isDated = (line: string): boolean =>
  /\d{1,2}[:.h]\d{2}|\b\d{4}\b|@/.test(line) || /^(?:On|Am|Le|El|Il|Op|Em|W dniu|Dnia|Den|Dne|Pe|În)\s/.test(line);
const maxAttributionLength = 300;

/** Whether a line, alone or with the next one where it is wrapped, says who wrote what is quoted below. */
export function isAttribution(line: string): boolean {
  return (
    line.length <= maxAttributionLength &&
    /[:：]$|(?:schrieb|wrote|escribió|écrit)\s*$/.test(line) &&
    isDated(line) &&
    wrote.test(line)
  );
}

const label = (names: string): RegExp => new RegExp(String.raw`^\W*(?:${names})\s*[:：]\s*\S`, 'iu');
/** Who sent a quoted mail, as Outlook puts it above. */
const from = label(
  'from|von|de|da|van|od|från|fra|de la|lähettäjä|feladó|kimden|от|від|από|差出人|发件人|寄件者|보낸 사람',
);
/** What stands in the lines below. */
const further = label(
  'sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|enviada|assunto|wysłano|do|temat|skickat|till|ämne|sendt|til|emne|dato|trimis|către|subiect|odesláno|komu|předmět|lähetetty|vastaanottaja|aihe|elküldve|címzett|tárgy|gönderilme|kime|konu|отправлено|кому|тема|надіслано|送信日時|宛先|件名|发送时间|收件人|主题',
);

/** Whether the lines at an index are the head of a quoted mail. */
export function isQuotedHead(lines: readonly string[], at: number): boolean {
  if (!from.test(lines[at] ?? '')) return false;
  const next = lines.slice(at + 1, at + 6).filter((line) => line.trim() !== '');
  return next.slice(0, 3).filter((line) => further.test(line)).length >= 1;
}

/** `-----Original Message-----` and the like. */
const separator =
  /^(?:[-_=*]{2,}\s*(?:original message|forwarded message|reply message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d['’]origine|message original|message transféré|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|wiadomość oryginalna|wiadomość przekazana|oryginalna wiadomość|treść oryginalnej wiadomości|ursprungligt meddelande|originalmeddelande|oprindelig meddelelse|original besked|videresendt besked|mesaj original|mesajul original|mesaj redirecționat|původní zpráva|původní e-mail|přeposlaná zpráva|alkuperäinen viesti|eredeti üzenet|исходное сообщение|元のメッセージ|原始邮件|원본 메시지)\s*[-_=*]{2,}|_{20,}|begin forwarded message:)$/iu;

export function isQuoteSeparator(line: string): boolean {
  return line.length <= 80 && separator.test(line);
}
