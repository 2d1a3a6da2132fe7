import { counted } from '@overture/core/contract';
import { useState } from 'react';
import {
  AppButton,
  Banner,
  DialogActions,
  errorText,
  SelectField,
  SkeletonText,
  Stack,
  SwitchField,
  Text,
  useAnnounced,
  useNavigate,
  useQuery,
} from '@overture/ui';
import { choicesQuery } from '../ai-models/ai-models.queries.ts';
import { costText } from '../trial/trial-words.ts';
import { trialPlanQuery, useStartTrial } from '../trial/trial.queries.ts';
import type { TrialInput } from '../trial/trial.queries.ts';
import { samplesQuery } from './samples.queries.ts';
import type { PromptTexts } from './prompt.queries.ts';

/** The number of samples that are chosen by default if none is golden. */
const defaultCount = 3;

export interface TrialFormProps {
  readonly promptId: string;
  readonly texts: PromptTexts;
  /** The saved version with this text; null if the text is unsaved. */
  readonly version: number | null;
  /** The first choice of the model; null for the model that the domain uses. */
  readonly startModel: string | null;
  readonly onClose: () => void;
}

/** The form that starts a trial: samples and model, with the expected cost. */
export function TrialForm({ promptId, texts, version, startModel, onClose }: TrialFormProps) {
  const listed = useQuery(samplesQuery(texts.department));
  const samples = listed.data?.samples ?? [];
  const models = useQuery(choicesQuery(texts.department)).data ?? [];
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [aiModel, setAiModel] = useState(startModel);
  const [isCompared, setIsCompared] = useState(true);
  const start = useStartTrial();
  const navigate = useNavigate();
  const golden = samples.filter((sample) => sample.golden);
  const defaultIds = (golden.length > 0 ? golden : samples.slice(0, defaultCount)).map(({ _id }) => _id);
  const tried = chosen ?? defaultIds;
  const input: TrialInput = {
    _id: promptId,
    ...(version === null ? { prompt: texts.prompt, title: texts.title } : { version }),
    samples: [...tried],
    ...(aiModel !== null && { aiModel }),
    ...(!isCompared && { baseline: null }),
  };
  const plan = useQuery(trialPlanQuery(input));
  const planned = plan.data && planText(plan.data);
  useAnnounced(planned);
  const failure = start.error ?? plan.error;
  if (listed.isLoading) return <SkeletonText lines={6} />;
  if (samples.length === 0) {
    return (
      <Stack gap="md">
        <Text>{texts.department || 'This domain'} has no samples yet. Add one beside the text first.</Text>
        <DialogActions>
          <AppButton onClick={onClose}>Close</AppButton>
        </DialogActions>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Stack gap="xs" role="group" aria-label="Samples">
        {samples.map(({ _id, name, golden: isGolden }) => (
          <SwitchField
            key={_id}
            label={isGolden ? `${name} (must pass)` : name}
            checked={tried.includes(_id)}
            onChange={(checked) => setChosen(checked ? [...tried, _id] : tried.filter((id) => id !== _id))}
          />
        ))}
      </Stack>
      <SelectField
        label="AI model"
        placeholder="The model that the domain uses"
        clearable
        data={models.filter(({ state }) => state !== 'ended').map(({ id, label }) => ({ value: id, label }))}
        value={aiModel}
        onChange={setAiModel}
      />
      <SwitchField label="Compare with the live version" checked={isCompared} onChange={setIsCompared} />
      {failure && <Banner tone="error">{errorText(failure)}</Banner>}
      <Text>{planned}</Text>
      <DialogActions>
        <AppButton onClick={onClose} disabled={start.isPending}>
          Cancel
        </AppButton>
        <AppButton
          variant="primary"
          busy={start.isPending}
          disabled={tried.length === 0 || plan.isError}
          onClick={() =>
            start.mutate(input, {
              onSuccess: ({ trialId }) => void navigate(`/admin/prompts/${promptId}/trials/${trialId}`),
            })
          }
        >
          Start Trial
        </AppButton>
      </DialogActions>
    </Stack>
  );
}

function planText({ cells, toWrite, expectedUsd }: { cells: number; toWrite: number; expectedUsd: number | null }) {
  const words = counted(cells, 'sequence');
  if (toWrite === 0) return `${words}, all written before: nothing to pay.`;
  const cost = expectedUsd === null ? 'at a cost that nobody knows' : `for about ${costText(expectedUsd)}`;
  return `${words}, ${toWrite} to write ${cost}.`;
}
