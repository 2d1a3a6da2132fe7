import type { RecordEmail } from '@overture/core/contract';

/** Browsers and mail services cut longer addresses. */
const maxUrlLength = 8_000;

export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** Links that open a new message with the email in it, for reps who send by hand; none if it is too long for a link. */
export function mailLinks({ subject, body }: Pick<RecordEmail, 'subject' | 'body'>, to: string): readonly MailLink[] {
  const gmail = new URLSearchParams({ view: 'cm', fs: '1', to, su: subject, body: body.trim() });
  // Outlook reads a plus sign literally and not as a space.
  const outlook = new URLSearchParams({ to, subject, body: body.trim() }).toString().replaceAll('+', '%20');
  return [
    { label: 'Gmail', href: `https://mail.google.com/mail/?${gmail}` },
    { label: 'Outlook', href: `https://outlook.office.com/mail/deeplink/compose?${outlook}` },
  ].filter(({ href }) => href.length <= maxUrlLength);
}
