import type { ReactNode } from 'react';
import classes from './mail-message.module.css';

export interface MailMessageProps {
  /** `Name <address>`, or either alone. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** The subject as it is shown, where it is more than its text. */
  readonly markedSubject?: ReactNode;
  /** Plain text, or pieces of it; line breaks are kept. */
  readonly body: ReactNode;
  /** Stands beside the subject; for its copy button. */
  readonly subjectActions?: ReactNode;
  /** A remark above the message; for an edited one. */
  readonly remark?: ReactNode;
}

/** One e-mail as a mail client shows it. */
export function MailMessage({
  from,
  to,
  subject,
  markedSubject = subject,
  body,
  subjectActions,
  remark,
}: MailMessageProps) {
  return (
    <article className={classes.root} aria-label={subject}>
      <dl className={classes.head}>
        <Line label="From">{from}</Line>
        <Line label="To">{to}</Line>
        <Line label="Subject" actions={subjectActions}>
          <strong className={classes.subject} dir="auto">
            {markedSubject}
          </strong>
        </Line>
      </dl>
      {remark && <div className={classes.remark}>{remark}</div>}
      <div className={classes.body} dir="auto">
        {body}
      </div>
    </article>
  );
}

function Line({
  label,
  actions,
  children,
}: {
  readonly label: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {actions && <span className={classes.lineActions}>{actions}</span>}
      </dd>
    </div>
  );
}
