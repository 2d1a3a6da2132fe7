import { useState } from 'react';
import {
  ChoiceBar,
  IconArrowLeft,
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
import { LoadingCard } from '../../lists/loading-card.tsx';
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
  const query = useQuery(trialQuery(promptId, trialId));
  const load = useListLoad(query, 'Failed to load the trial');
  const [view, setView] = useState<TrialView>('emails');
  const trial = query.data;
  useAnnounced(trial && trialProgress(trial));
  const samples = [...new Set(trial?.cells.map(({ sample }) => sample))];
  return (
    <Page width="desk">
      <PageHeader
        back={
          <TextLink to={`/admin/prompts/${promptId}`} icon={<IconArrowLeft size={16} />}>
            Edit Prompt
          </TextLink>
        }
        title="Trial"
        subtitle={trial && trialName(trial)}
        actions={
          trial &&
          trial.columns.length > 1 && <ChoiceBar label="Show" options={views} value={view} onChange={setView} />
        }
      />
      {trial === undefined ? (
        <LoadingCard load={load} lines={12} />
      ) : (
        <Stack gap="md">
          <Text>
            <span>{capitalised(trialProgress(trial))}</span>. {trialCost(trial)}. Begun{' '}
            {trial.createdBy !== null && `by ${trial.createdBy} `}
            <Timestamp value={trial.createdAt} />.
          </Text>
          {samples.length === 0 && <Text>Its samples were deleted, and their emails with them.</Text>}
          {samples.map((sample) => (
            <TrialSample key={sample} trial={trial} sample={sample} view={trial.columns.length > 1 ? view : 'emails'} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
