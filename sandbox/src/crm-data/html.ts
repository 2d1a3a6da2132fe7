import type { Random } from './random.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Markup as HubSpot's editors write it: sometimes div and br, sometimes paragraphs, sometimes plain text. */
export function renderNote(text: string, random: Random): string {
  const sentences = text.split(/(?<=[.?!"]) /);
  const style = random.int(0, 4);
  if (style === 0) return escape(text);
  if (style === 1)
    return `<div style="" dir="auto" data-top-level="true"><p style="margin:0;">${escape(text)}</p></div>`;
  if (style === 2 && sentences.length > 2)
    return `<p>${escape(sentences[0] ?? '')}</p><ul>${sentences
      .slice(1)
      .map((s) => `<li>${escape(s)}</li>`)
      .join('')}</ul>`;
  if (style === 3) return `<div>${sentences.map(escape).join('<br>')}</div>`;
  return `<p><strong>${escape(sentences[0] ?? '')}</strong><br/>${escape(sentences.slice(1).join(' '))}&nbsp;</p>`;
}

type Quote = { from: string; date: number; text: string };

/** A mail as mail clients write it: text, signature and the whole thread quoted below. */
export function renderEmail(mail: { text: string; from: string; signature: string; quotes: readonly Quote[] }): {
  text: string;
  html: string;
} {
  const quotes = mail.quotes.slice(0, 3);
  let text = `${mail.text}\n\nBest regards,\n--\n${mail.signature}`;
  let html = `<div dir="ltr">${paragraphs(mail.text)}<div><br></div><div>Best regards,</div><div class="signature" style="color:#888888;font-size:12px">--<br>${escape(mail.signature).replaceAll('\n', '<br>')}</div></div>`;
  quotes.forEach((quote, depth) => {
    const marks = '> '.repeat(depth + 1);
    const attribution = `On ${mailDate(quote.date)}, ${quote.from} wrote:`;
    text += `\n\n${'> '.repeat(depth)}${attribution}\n${quote.text
      .split('\n')
      .map((line) => marks + line)
      .join('\n')}`;
    html += `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escape(attribution)}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex">${paragraphs(quote.text)}</blockquote></div>`;
  });
  return { text, html };
}

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<div>${escape(part).replaceAll('\n', '<br>')}</div>`)
    .join('<div><br></div>');

function mailDate(at: number): string {
  const text = new Date(at).toUTCString();
  return `${text.slice(0, 3)}, ${text.slice(8, 11)} ${Number(text.slice(5, 7))}, ${text.slice(12, 16)} at ${text.slice(17, 22)}`;
}
