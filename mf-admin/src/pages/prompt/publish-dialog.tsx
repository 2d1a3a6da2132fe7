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
  useLast,
  useSchemaForm,
} from '@overture/ui';
import { trialProgress } from '../trial/trial-words.ts';
import { textsOf } from './prompt.queries.ts';
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
  const shown = useLast(step.name === 'idle' ? null : step);
  return (
    <Dialog
      opened={step.name !== 'idle'}
      onClose={close}
      title={shown ? titleOf(shown) : 'Publish'}
      closable={!busy}
      size="lg"
    >
      {shown?.name === 'asking' && (
        <Stack gap="md">
          <WhatChanges
            live={publishedOf(versions.find(({ state }) => state === 'live'))}
            next={'kept' in shown.toPublish ? publishedOf(shown.toPublish.kept) : shown.toPublish.typed.texts}
          />
          <WhyForm
            label="Why"
            description="One line for readers of the history. The next generation uses this version."
            submitLabel={isRestore(shown.toPublish) ? 'Restore' : 'Publish'}
            busy={busy}
            onClose={close}
            onSubmit={publishing.send}
          />
        </Stack>
      )}
      {shown?.name === 'writing' && <Writing promptId={promptId} publishing={publishing} trialId={shown.trialId} />}
      {shown?.name === 'refused' && (
        <Stack gap="md">
          <Banner tone="error">{shown.message}</Banner>
          {[...Map.groupBy(shown.regressions, ({ sample }) => sample)].map(([sample, regressions]) => (
            <div key={sample}>
              <Text fw={600}>{regressions[0]?.sampleName}</Text>
              <ul>
                {regressions.map(({ what, message }) => (
                  <li key={`${what} ${message}`}>{message}</li>
                ))}
              </ul>
            </div>
          ))}
          {shown.trialId !== undefined && (
            <TextLink to={trialPath(promptId, shown.trialId)}>Look at the emails side by side</TextLink>
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

function titleOf(step: Exclude<PublishingStep, { name: 'idle' }>): string {
  if (step.name === 'asking') return titleOfAsking(step.toPublish);
  return step.name === 'writing' ? `Publishing Version ${step.version}` : `Version ${step.version} Is Not Published`;
}

function titleOfAsking(toPublish: ToPublish): string {
  if (!('kept' in toPublish)) return 'Publish';
  return `${isRestore(toPublish) ? 'Restore' : 'Publish'} Version ${toPublish.kept.version}`;
}

function publishedOf(version: PromptVersionWire): Published;
function publishedOf(version: PromptVersionWire | undefined): Published | null;
function publishedOf(version: PromptVersionWire | undefined): Published | null {
  return version === undefined ? null : { ...textsOf(version), prompt: version.prompt };
}

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
      <TextField
        label={label}
        withAsterisk
        description={description}
        data-autofocus
        disabled={busy}
        {...form.getInputProps('why')}
      />
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
