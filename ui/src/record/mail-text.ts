import type { Check, RecordEmail } from '@overture/core/contract';

type Mail = Pick<RecordEmail, 'subject' | 'body'>;

/** A warning for copied texts that must not be sent as they are; undefined if nothing blocks. */
export function copyWarning(emails: readonly (Mail & { readonly checks: readonly Check[] })[]): string | undefined {
  const found = emails
    .map(({ subject, body }) => /\[\s*fill\s*:[^\][\n]*\]/i.exec(`${subject}\n${body}`)?.[0])
    .find(Boolean);
  if (found) return `A placeholder is still in it: ${found}`;
  const block = emails.flatMap(({ checks }) => checks).find(({ level }) => level === 'block');
  return block && `To fix before it is sent: ${block.message}`;
}

/** A plain-text body as HTML whose paragraphs survive in a mail client. */
export function bodyAsHtml(body: string): string {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

export function mailAsText({ subject, body }: Mail): string {
  return `Subject: ${subject}\n\n${body.trim()}`;
}

/** The whole sequence as plain text, in a form that our own reader of results understands. */
export function sequenceAsText(emails: readonly Mail[]): string {
  return emails.map((email, index) => `Email ${index + 1}:\n${mailAsText(email)}`).join('\n\n\n');
}

/** The whole sequence with formatting. */
export function sequenceAsHtml(emails: readonly Mail[]): string {
  return emails
    .map(({ subject, body }, index) => `<h3>Email ${index + 1}: ${escapeHtml(subject)}</h3>${bodyAsHtml(body)}`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** `Name <address>`, or only one of them. */
export function addressLine(name: string, address: string): string {
  if (!name || !address) return name || address || 'N/A';
  return name === address ? address : `${name} <${address}>`;
}
