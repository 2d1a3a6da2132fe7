import type { HandOverWire, RecordEmail } from '@overture/core/contract';
import { AppButton, LinkMenu } from '@overture/ui';
import { mailLinks } from './open-in-mail.ts';

export interface SendByHandProps {
  readonly email: Pick<RecordEmail, 'subject' | 'body'>;
  /** The contact's address; empty where it is unknown. */
  readonly to: string;
  /** Its step, once it was handed over or sent. */
  readonly step: HandOverWire['steps'][number] | undefined;
  /** Called when the email is opened in a mail program. */
  readonly onOpened: () => void;
  /** Absent where nothing may be changed. */
  readonly onMarkSent?: ((sent: boolean) => unknown) | undefined;
}

/** Opens the email in the rep's own mail program, and notes that it was sent. */
export function SendByHand({ email, to, step, onOpened, onMarkSent }: SendByHandProps) {
  const isSent = step?.state === 'sent';
  const links = mailLinks(email, to);
  return (
    <>
      {links.length > 0 && <LinkMenu label="Open in …" links={links} onOpened={onOpened} />}
      {onMarkSent && (
        <AppButton size="sm" variant="quiet" onClick={() => void onMarkSent(!isSent)}>
          {isSent ? 'Mark as not sent' : 'Mark as sent'}
        </AppButton>
      )}
    </>
  );
}
