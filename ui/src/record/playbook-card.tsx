import { markedLinksIn, markedLinksText } from '@overture/core/contract';
import type { Playbook } from '@overture/core/contract';
import { Banner, Card, CopyButton, EmptyState, IconBook, RichText, Stack } from '@overture/ui';
import { htmlAsText, labelledItem, playbookAsHtml, playbookSections } from './playbook-html.ts';

/** The sales playbook, to read and to copy. */
export function PlaybookCard({ playbook }: { readonly playbook: Playbook | null }) {
  const html = playbook ? playbookAsHtml(playbook) : '';
  const shown = playbook
    ? playbookSections({
        keyInsights: playbook.keyInsights.map(labelledItem),
        recommendedStrategy: playbook.recommendedStrategy.map(labelledItem),
      }) || html
    : '';
  const marked = markedLinksText(markedLinksIn(shown));
  return (
    <Card
      title="Sales Playbook"
      icon={<IconBook size={18} />}
      actions={html !== '' && <CopyButton compact label="Copy playbook" html={html} text={htmlAsText(html)} />}
    >
      {html === '' ? (
        <EmptyState
          icon={<IconBook size={22} />}
          title="No playbook"
          text="The model wrote no playbook for this contact."
        />
      ) : (
        <Stack gap="md">
          {marked && <Banner tone="warning">{marked}</Banner>}
          <RichText html={shown} />
        </Stack>
      )}
    </Card>
  );
}
