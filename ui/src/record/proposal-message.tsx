import { MailMessage } from '@overture/ui';
import type { EmailTexts } from './email-draft.ts';
import { InlineDiff } from './inline-diff.tsx';

export interface ProposalMessageProps {
  readonly from: string;
  readonly to: string;
  readonly before: EmailTexts;
  readonly after: EmailTexts;
}

/** An e-mail with what differs from another text of it, in place. */
export function ProposalMessage({ from, to, before, after }: ProposalMessageProps) {
  return (
    <MailMessage
      from={from}
      to={to}
      subject={after.subject || 'No subject'}
      markedSubject={<InlineDiff before={before.subject} after={after.subject} />}
      body={<InlineDiff before={before.body} after={after.body} />}
    />
  );
}
