import { Box, MailMessage, TextDiff } from '@overture/ui';
import type { EmailTexts } from './email-draft.ts';

export interface ProposalMessageProps {
  readonly from: string;
  readonly to: string;
  readonly before: EmailTexts;
  readonly after: EmailTexts;
}

/** An email with the differences from another text of it marked in place. */
export function ProposalMessage({ from, to, before, after }: ProposalMessageProps) {
  return (
    <MailMessage
      from={from}
      to={to}
      subject={after.subject || 'No subject'}
      markedSubject={<TextDiff before={before.subject} after={after.subject} />}
      body={<TextDiff before={before.body} after={after.body} />}
    />
  );
}

/** A proposal as far as it is written. A screen reader hears of it once it is whole. */
export function WrittenMessage({
  from,
  to,
  written: { subject, body },
}: Pick<ProposalMessageProps, 'from' | 'to'> & { readonly written: EmailTexts }) {
  return (
    <Box aria-busy>
      <MailMessage from={from} to={to} subject={subject || 'No subject'} body={body} />
    </Box>
  );
}
