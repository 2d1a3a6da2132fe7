import type { HandOverWire, RecordEmail } from '@overture/core/contract';
import { LinkMenu } from '@overture/ui';
import { mailLinks } from './open-in-mail.ts';

export interface SendByHandProps {
  readonly email: Pick<RecordEmail, 'subject' | 'body'>;
  /** The contact's address; empty where it is not known. */
  readonly to: string;
  readonly step: HandOverWire['steps'][number] | undefined;
  /** Left out where nothing may be changed. */
  readonly onMarkSent?: ((sent: boolean) => void) | undefined;
}

/** For those who send from their own mail program: opens the email there, and notes that it was sent. */
export function SendByHand({ email, to, step, onMarkSent }: SendByHandProps) {
  const isSent = step?.state === 'sent';
  const links = mailLinks(email, to);
  // What was found in HubSpot is sent, whoever says otherwise.
  const actions =
    onMarkSent && step?.isFound !== true
      ? [{ label: isSent ? 'Mark as not sent' : 'Mark as sent', onClick: () => onMarkSent(!isSent) }]
      : [];
  if (links.length + actions.length === 0) return null;
  return <LinkMenu label="Open in …" links={links} actions={actions} />;
}
