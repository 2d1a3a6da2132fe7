import type { ReactNode } from 'react';
import classes from './mail-message.module.css';

export interface MailMessageProps {
  /** `Name <address>`, or only one of them; empty where a message before says it. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** The subject as it is shown, if it is more than its text. */
  readonly markedSubject?: ReactNode;
  /** Plain text, or parts of it; line breaks are kept. */
  readonly body: ReactNode;
  /** Shown beside the subject, for example a copy button. */
  readonly subjectActions?: ReactNode;
}

/** One email as a mail client shows it. */
export function MailMessage({ from, to, subject, markedSubject = subject, body, subjectActions }: MailMessageProps) {
  return (
    <article className={classes.root} aria-label={subject}>
      <dl className={classes.head}>
        {from && <Line label="From">{from}</Line>}
        {to && <Line label="To">{to}</Line>}
        <Line label="Subject" actions={subjectActions}>
          <strong className={classes.subject} dir="auto">
            {markedSubject}
          </strong>
        </Line>
      </dl>
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
