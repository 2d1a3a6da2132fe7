import {
  Banner,
  Card,
  CopyButton,
  EmptyState,
  IconSparkles,
  IconWorld,
  Prose,
  ScrollPanel,
  SkeletonText,
  Stack,
  Text,
} from '@overture/ui';
import type { ContactInsights } from '../use-contact-fetch.ts';

/**
 * The summary of the contact's history, and the summary of the online texts if there are any; null while they are
 * written.
 */
export function InsightsCard({ insights }: { readonly insights: ContactInsights | null }) {
  if (insights === null) {
    return (
      <Card title="Insights" icon={<IconSparkles size={18} />}>
        <Stack gap="md">
          <Text c="dimmed">The summary is being written. Below is what HubSpot has.</Text>
          <SkeletonText lines={7} />
        </Stack>
      </Card>
    );
  }
  const { summary, warning, online } = insights;
  return (
    <>
      <Card
        title="Insights"
        icon={<IconSparkles size={18} />}
        {...(summary && { actions: <CopyButton text={summary} /> })}
      >
        {summary === '' ? (
          <EmptyState
            icon={<IconSparkles size={22} />}
            title="No history to summarize"
            text="HubSpot has no notes, emails, calls or meetings with this contact. The sequence is written from the contact's details and the context you add below."
          />
        ) : warning ? (
          <Stack gap="lg">
            <Banner tone="info">{warning}</Banner>
            <ScrollPanel label="History">
              <Text style={{ whiteSpace: 'pre-wrap' }}>{summary}</Text>
            </ScrollPanel>
          </Stack>
        ) : (
          <Prose text={summary} />
        )}
      </Card>
      {online && (
        <Card title="Online Summary" icon={<IconWorld size={18} />} actions={<CopyButton text={online} />}>
          <Prose text={online} />
        </Card>
      )}
    </>
  );
}
