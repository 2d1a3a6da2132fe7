import { useState } from 'react';
import {
  AppButton,
  Card,
  Chip,
  Dialog,
  Group,
  Stack,
  Text,
  TextLink,
  Timestamp,
  urlText,
  useQuery,
  useUrlState,
} from '@overture/ui';
import { trialName, trialProgress } from '../trial/trial-words.ts';
import { trialsQuery } from '../trial/trial.queries.ts';
import { TrialForm } from './trial-form.tsx';
import type { TrialFormProps } from './trial-form.tsx';

/** The model to try, if the user comes from AI Models. */
const urlFields = { model: urlText() };

/** The trials of this prompt, which show the effect of a change on the domain's samples before it is published. */
export function TrialsCard({ promptId, texts, version }: Omit<TrialFormProps, 'startModel' | 'onClose'>) {
  const trials = useQuery(trialsQuery(promptId)).data;
  const [{ model }, setUrl] = useUrlState(urlFields);
  const [isStarting, setIsStarting] = useState(model !== '');
  const close = () => {
    setIsStarting(false);
    setUrl({ model: '' }, { replace: true });
  };
  return (
    <Card
      title="Trials"
      actions={
        <AppButton size="sm" onClick={() => setIsStarting(true)}>
          Try on Samples
        </AppButton>
      }
    >
      <Stack gap="md">
        {trials?.length === 0 && (
          <Text>A trial writes the emails of samples with this text, beside those of the live version.</Text>
        )}
        {trials?.map((trial) => (
          <Stack key={trial._id} gap={4}>
            <Group gap="xs">
              <TextLink to={`/admin/prompts/${promptId}/trials/${trial._id}`}>{trialName(trial)}</TextLink>
              {trial.purpose === 'gate' && <Chip>before publishing</Chip>}
            </Group>
            <Text size="xs" c="dimmed">
              <Timestamp value={trial.createdAt} /> · {trialProgress(trial)}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Dialog opened={isStarting} onClose={close} title="Try on Samples">
        <TrialForm promptId={promptId} texts={texts} version={version} startModel={model || null} onClose={close} />
      </Dialog>
    </Card>
  );
}
