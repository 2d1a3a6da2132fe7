import { useState } from 'react';
import {
  capitalised,
  Card,
  ChoiceBar,
  EmptyState,
  hasCode,
  IconArrowLeft,
  IconInbox,
  LoadingCard,
  Page,
  PageHeader,
  Stack,
  Text,
  TextLink,
  Timestamp,
  useAnnounced,
  useParams,
  useQuery,
} from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { trialCost, trialName, trialProgress } from './trial-words.ts';
import { trialQuery } from './trial.queries.ts';
import { TrialSample } from './trial-sample.tsx';
import type { TrialView } from './trial-sample.tsx';

const views = [
  { value: 'emails', label: 'Emails' },
  { value: 'changes', label: 'Changes' },
] as const;

/** A trial (/admin/prompts/{promptId}/trials/{trialId}): the results of each sample side by side. */
export function TrialRoute() {
  const { promptId = '', trialId = '' } = useParams();
  const promptPath = `/admin/prompts/${promptId}`;
  const query = useQuery(trialQuery(promptId, trialId));
  const isGone = hasCode(query.error, 'not_found');
  const load = useListLoad({ ...query, isError: query.isError && !isGone }, 'Failed to load the trial');
  const [view, setView] = useState<TrialView>('emails');
  const trial = isGone ? undefined : query.data;
  useAnnounced(trial && trialProgress(trial));
  const samples = [...new Set(trial?.cells.map(({ sample }) => sample))];
  return (
    <Page width="desk">
      <PageHeader
        back={
          <TextLink to={promptPath} icon={<IconArrowLeft size={16} />}>
            Edit Prompt
          </TextLink>
        }
        title="Trial"
        subtitle={trial ? `The emails of samples side by side: ${trialName(trial)}` : ''}
        actions={
          trial &&
          trial.columns.length > 1 && <ChoiceBar label="Show" options={views} value={view} onChange={setView} />
        }
      />
      {isGone ? (
        <NoResults
          title="This trial no longer exists"
          text="The newest trials of a prompt are listed on its page."
          promptPath={promptPath}
        />
      ) : trial === undefined ? (
        <LoadingCard load={load} lines={12} />
      ) : (
        <Stack gap="md">
          <Text>
            <span>{capitalised(trialProgress(trial))}</span>. {trialCost(trial)}. Begun{' '}
            {trial.createdBy !== null && `by ${trial.createdBy} `}
            <Timestamp value={trial.createdAt} />.
          </Text>
          {samples.length === 0 && (
            <NoResults
              title="Its samples were deleted, and their emails with them."
              text="A new trial with other samples is started on the prompt's page."
              promptPath={promptPath}
            />
          )}
          {samples.map((sample) => (
            <TrialSample key={sample} trial={trial} sample={sample} view={trial.columns.length > 1 ? view : 'emails'} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

interface NoResultsProps {
  readonly title: string;
  readonly text: string;
  readonly promptPath: string;
}

/** Shown in place of the results of a trial that has none, or that is gone. */
function NoResults({ title, text, promptPath }: NoResultsProps) {
  return (
    <Card>
      <EmptyState
        icon={<IconInbox size={22} />}
        title={title}
        text={text}
        action={<TextLink to={promptPath}>Edit Prompt</TextLink>}
      />
    </Card>
  );
}
