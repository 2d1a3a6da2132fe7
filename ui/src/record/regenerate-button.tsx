import { useState } from 'react';
import type { RecordDetail, WritingLanguage } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Dialog,
  DialogActions,
  errorText,
  IconRefresh,
  Stack,
  TextField,
  useQuery,
  useSession,
} from '@overture/ui';
import { LanguageField, ModelField, TemplateField } from './generation-fields.tsx';
import { chosenModel } from './offered-models.ts';
import { modelsQuery, templatesQuery, useRegenerate } from './regenerate.queries.ts';
import { isRunning } from './running-time.tsx';

export interface RegenerateButtonProps {
  readonly record: Pick<
    RecordDetail,
    'hubspotId' | 'department' | 'promtId' | 'aiModel' | 'language' | 'userId' | 'responseStatus' | 'readOnlyReason'
  >;
  readonly label?: string;
  readonly size?: 'sm' | 'md';
}

/** Opens the dialog that asks for a new version; disabled while one is being generated, and for a read-only record. */
export function RegenerateButton({ record, label = 'Regenerate', size = 'md' }: RegenerateButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <AppButton
        size={size}
        icon={<IconRefresh size={16} />}
        disabled={isRunning(record.responseStatus) || record.readOnlyReason !== null}
        {...(record.readOnlyReason !== null && { title: record.readOnlyReason })}
        onClick={() => setOpened(true)}
      >
        {label}
      </AppButton>
      <Dialog opened={opened} onClose={close} title="Regenerate">
        <RegenerateForm record={record} onClose={close} />
      </Dialog>
    </>
  );
}

/** Template, model, language and a wish for the new version, for which the contact is read again. */
function RegenerateForm({ record, onClose }: Pick<RegenerateButtonProps, 'record'> & { readonly onClose: () => void }) {
  const session = useSession();
  const isOwn = record.userId === session?.userId;
  // A superadmin names the domain whose models are offered; an admin's own domain is the server's default.
  const isSuperadmin = session?.role === 'superadmin';
  const templates = useQuery(templatesQuery);
  const models = useQuery(modelsQuery(isSuperadmin ? record.department : null));
  const [promptId, setPromptId] = useState(record.promtId._id);
  const [modelId, setModelId] = useState(record.aiModel);
  const [language, setLanguage] = useState<WritingLanguage | ''>(record.language ?? '');
  const [instruction, setInstruction] = useState('');
  const regenerate = useRegenerate(record.hubspotId, isOwn ? undefined : record.userId);
  const offered = templates.data?.filter(({ department }) => department === record.department) ?? [];
  const template = offered.find(({ _id }) => _id === promptId);
  const model = models.data && chosenModel(models.data, modelId);
  const failed = [templates, models].find(({ isError, data }) => isError && data === undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (template && model)
          regenerate.mutate(
            { selectedPrompt: template._id, aiModel: model.id, ...(language && { language }), instruction },
            { onSuccess: onClose },
          );
      }}
    >
      <Stack gap="lg">
        <TemplateField templates={offered} value={template?._id ?? ''} onChange={setPromptId} />
        <ModelField offer={models.data} value={model?.id ?? ''} onChange={setModelId} />
        <LanguageField value={language} isNamed={record.language !== null} onChange={setLanguage} />
        <TextField
          label="Instruction"
          description="What this version is to do differently, in a line."
          placeholder="Mention the demo, and keep it short"
          value={instruction}
          maxLength={2_000}
          dir="auto"
          data-autofocus
          onChange={(event) => setInstruction(event.currentTarget.value)}
        />
        {failed && <Banner tone="error">{errorText(failed.error)}</Banner>}
        {regenerate.error && <Banner tone="error">{errorText(regenerate.error)}</Banner>}
        <DialogActions>
          <AppButton onClick={onClose}>Cancel</AppButton>
          <AppButton type="submit" variant="primary" busy={regenerate.isPending} disabled={!template || !model}>
            Regenerate
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}
