import { publishPrompt } from '@overture/core/contract';
import type { PromptVersionWire } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Dialog,
  DialogActions,
  Stack,
  Text,
  TextField,
  TextLink,
  useAnnounced,
  useSchemaForm,
} from '@overture/ui';
import { trialProgress } from '../trial/trial-words.ts';
import { liveOf, textsOf } from './prompt.queries.ts';
import { WhatChanges } from './what-changes.tsx';
import type { Published } from './what-changes.tsx';
import type { usePublishing } from './use-publishing.ts';
import type { PublishingStep, ToPublish } from './use-publishing.ts';

const schema = publishPrompt.body.pick({ why: true });

export interface PublishDialogProps {
  readonly promptId: string;
  readonly publishing: ReturnType<typeof usePublishing>;
  /** Of the text, with the one that generations use now. */
  readonly versions: readonly PromptVersionWire[];
}

/** Asks for the reason before a version is published, waits for the golden samples, and shows those that got worse. */
export function PublishDialog({ promptId, publishing, versions }: PublishDialogProps) {
  const { step, busy, close } = publishing;
  const live = liveOf(versions);
  return (
    <Dialog opened={step.name !== 'idle'} onClose={close} title={titleOf(step)} closable={!busy} size="lg">
      {step.name === 'asking' && (
        <Stack gap="md">
          <WhatChanges
            live={live ? publishedOf(live) : null}
            next={'kept' in step.toPublish ? publishedOf(step.toPublish.kept) : step.toPublish.typed.texts}
          />
          <WhyForm
            label="Why"
            description="One line for readers of the history. The next generation uses this version."
            submitLabel={isRestore(step.toPublish) ? 'Restore' : 'Publish'}
            busy={busy}
            onClose={close}
            onSubmit={publishing.send}
          />
        </Stack>
      )}
      {step.name === 'writing' && <Writing promptId={promptId} publishing={publishing} trialId={step.trialId} />}
      {step.name === 'refused' && (
        <Stack gap="md">
          <Banner tone="error">{step.message}</Banner>
          {[...Map.groupBy(step.regressions, ({ sample }) => sample)].map(([sample, regressions]) => (
            <div key={sample}>
              <Text fw={600}>{regressions[0]?.sampleName}</Text>
              <ul>
                {regressions.map(({ what, message }) => (
                  <li key={`${what} ${message}`}>{message}</li>
                ))}
              </ul>
            </div>
          ))}
          {step.trialId !== undefined && (
            <TextLink to={trialPath(promptId, step.trialId)}>Look at the emails side by side</TextLink>
          )}
          <WhyForm
            label="Why it may be published anyway"
            description="Your reason is kept in the audit log."
            submitLabel="Publish Anyway"
            isRisky
            busy={busy}
            onClose={close}
            onSubmit={publishing.override}
          />
        </Stack>
      )}
    </Dialog>
  );
}

const trialPath = (promptId: string, trialId: string) => `/admin/prompts/${promptId}/trials/${trialId}`;

function titleOf(step: PublishingStep): string {
  if (step.name === 'writing') return `Publishing Version ${step.version}`;
  if (step.name === 'refused') return `Version ${step.version} Is Not Published`;
  if (step.name === 'idle' || !('kept' in step.toPublish)) return 'Publish';
  return `${isRestore(step.toPublish) ? 'Restore' : 'Publish'} Version ${step.toPublish.kept.version}`;
}

const publishedOf = (version: PromptVersionWire): Published => ({ ...textsOf(version), prompt: version.prompt });

/** Whether the version was live before. */
const isRestore = (toPublish: ToPublish): boolean => 'kept' in toPublish && toPublish.kept.state !== 'draft';

function Writing({
  promptId,
  publishing,
  trialId,
}: Omit<PublishDialogProps, 'versions'> & { readonly trialId: string }) {
  const { trial, close } = publishing;
  const progress = trial === undefined ? 'Beginning …' : trialProgress(trial);
  useAnnounced(progress);
  return (
    <Stack gap="md">
      <Text>
        The samples that must pass are written with it first. Meanwhile it is a draft, and stays one if you close this.
      </Text>
      <Text>{progress}</Text>
      <TextLink to={trialPath(promptId, trialId)}>Look at the emails side by side</TextLink>
      <DialogActions>
        <AppButton onClick={close}>Keep as Draft</AppButton>
      </DialogActions>
    </Stack>
  );
}

interface WhyFormProps {
  readonly label: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly isRisky?: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (why: string) => Promise<unknown>;
}

function WhyForm({ label, description, submitLabel, isRisky = false, busy, onClose, onSubmit }: WhyFormProps) {
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: { why: '' },
    onSubmit: ({ why }) => onSubmit(why),
  });
  return (
    <form onSubmit={submit} aria-label={submitLabel} noValidate>
      <TextField label={label} withAsterisk description={description} data-autofocus {...form.getInputProps('why')} />
      <DialogActions>
        <AppButton onClick={onClose} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant={isRisky ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </AppButton>
      </DialogActions>
    </form>
  );
}
