import type { ContactDetail } from '@overture/core/contract';
import { Banner, ownRecordPath, shortDate, TextLink } from '@overture/ui';

export interface RecentGenerationProps {
  readonly contactId: string;
  readonly generation: NonNullable<ContactDetail['recentGeneration']>;
}

/** Says that the contact has a sequence already or will have one soon, with a link to it. */
export function RecentGeneration({
  contactId,
  generation: { responseStatus, createdAt, promptTitle },
}: RecentGenerationProps) {
  const template = promptTitle ? ` with “${promptTitle}”` : '';
  if (responseStatus === 'pending' || responseStatus === 'processing') {
    return (
      <Banner tone="info" action={<TextLink to="/admin/history">Generation Queue</TextLink>}>
        A sequence for this contact is being generated right now{template}.
      </Banner>
    );
  }
  const ready = responseStatus === 'ready';
  return (
    <Banner
      tone="info"
      action={
        <TextLink to={ready ? ownRecordPath(contactId) : '/admin/history'}>
          {ready ? 'View sequence' : 'Generation Queue'}
        </TextLink>
      }
    >
      You generated a sequence for this contact on {shortDate(new Date(createdAt))}
      {template}
      {ready ? '. Generating again adds a new version.' : ', but it failed.'}
    </Banner>
  );
}
