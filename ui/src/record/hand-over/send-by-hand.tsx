import type { HandOverWire, RecordEmail } from '@overture/core/contract';
import { AppButton, IconCheck, LinkMenu } from '@overture/ui';
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
  return (
    <>
      {links.length > 0 && <LinkMenu label="Open in …" links={links} />}
      {onMarkSent && (
        <AppButton
          size="sm"
          variant={isSent ? 'success' : 'quiet'}
          icon={<IconCheck size={16} />}
          aria-pressed={isSent}
          onClick={() => onMarkSent(!isSent)}
        >
          {isSent ? 'Sent' : 'Mark as sent'}
        </AppButton>
      )}
    </>
  );
}
