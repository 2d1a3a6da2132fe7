import type { Playbook } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  CopyButton,
  EmptyState,
  IconBook,
  IconCheck,
  IconSend,
  RichText,
  Stack,
  Text,
} from '@overture/ui';
import { htmlAsText, playbookAsHtml, playbookSections } from './playbook-html.ts';
import type { PushState } from './use-add-to-hubspot.ts';

export interface PlaybookCardProps {
  readonly playbook: Playbook | null;
  readonly push: { readonly state: PushState; readonly problem: string | undefined };
  readonly onPush: () => void;
  /** False for versions that a newer one has replaced. */
  readonly canPush: boolean;
}

const labels: Record<PushState, string> = { idle: 'Add to Hubspot', adding: 'Adding...', added: 'Added to Hubspot' };

/** The sales playbook, and the button that adds it to the contact in HubSpot. */
export function PlaybookCard({ playbook, push, onPush, canPush }: PlaybookCardProps) {
  const html = playbook ? playbookAsHtml(playbook) : '';
  const sections = playbook ? playbookSections(playbook) : '';
  const added = push.state === 'added';
  const icon = added ? <IconCheck size={16} /> : <IconSend size={16} />;
  return (
    <Card
      title="Sales Playbook"
      icon={<IconBook size={18} />}
      actions={
        <>
          {html !== '' && <CopyButton compact label="Copy playbook" html={html} text={htmlAsText(html)} />}
          <AppButton
            variant={added ? 'success' : 'primary'}
            icon={icon}
            onClick={onPush}
            disabled={push.state !== 'idle' || html === '' || !canPush}
            {...(canPush || added ? {} : { title: 'Only the newest version can be added.' })}
          >
            {labels[push.state]}
          </AppButton>
        </>
      }
    >
      {html === '' ? (
        <EmptyState
          icon={<IconBook size={22} />}
          title="No playbook"
          text="The model wrote no playbook for this contact."
        />
      ) : (
        <Stack gap="md">
          {push.problem && <Banner tone="error">{push.problem}</Banner>}
          {!canPush && !added && <Text c="dimmed">An older version. Only the newest one can be added to HubSpot.</Text>}
          <RichText html={sections || html} />
        </Stack>
      )}
    </Card>
  );
}
