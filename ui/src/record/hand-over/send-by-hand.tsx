import type { HandOverWire, RecordEmail } from '@overture/core/contract';
import { LinkMenu } from '@overture/ui';
import { mailLinks } from './open-in-mail.ts';

export interface SendByHandProps {
  readonly email: Pick<RecordEmail, 'subject' | 'body'>;
  /** The contact's address; empty where it is unknown. */
  readonly to: string;
  readonly step: HandOverWire['steps'][number] | undefined;
  /** Absent where nothing may be changed. */
  readonly onMarkSent?: ((sent: boolean) => void) | undefined;
}

/** Opens the email in the rep's own mail program, and notes that it was sent. */
export function SendByHand({ email, to, step, onMarkSent }: SendByHandProps) {
  const isSent = step?.state === 'sent';
  const links = mailLinks(email, to);
  // An email that was found in HubSpot counts as sent, whatever the rep marked.
  const actions =
    onMarkSent && step?.isFound !== true
      ? [{ label: isSent ? 'Mark as not sent' : 'Mark as sent', onClick: () => onMarkSent(!isSent) }]
      : [];
  if (links.length + actions.length === 0) return null;
  return <LinkMenu label="Open in …" links={links} actions={actions} />;
}
