import { useState } from 'react';
import type { WritingLanguage } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Dialog,
  focusFirstError,
  hasCode,
  KeyHint,
  SelectField,
  SimpleGrid,
  Stack,
  submitByKey,
  submitKeys,
  TextField,
  TextLink,
  TwoLines,
  useQuery,
  useLocation,
  useSession,
} from '@overture/ui';
import { chosenModel, endingNotice, LanguageField, ModelField, modelsQuery, TemplateField } from '@overture/ui/record';
import { lastCostQuery, lastRecordsQuery } from '../generator.queries.ts';
import { generateErrorText } from '../model/generate-error-text.ts';
import { generateIssues } from '../model/generate-issues.ts';
import { profileNotice } from '../model/profile-notice.ts';
import { costLine, lastTemplate, suggestedTemplate, templateLine } from '../model/template-words.ts';
import type { FetchedContact } from '../use-contact-fetch.ts';
import type { Generation } from '../use-generation.ts';

export interface GenerateDialogProps {
  readonly contact: FetchedContact;
  /** The template to begin with; empty for the one that suits the contact, else the one that was used last. */
  readonly promptId: string;
  readonly generation: Generation;
}

/** Template, model and, for a superadmin, domain of a generation. */
export function GenerateDialog(props: GenerateDialogProps) {
  const { dialog, close, busy } = props.generation;
  return (
    <Dialog opened={dialog === 'choose'} onClose={close} title="Generate Email Sequence" closable={!busy}>
      <GenerateForm {...props} />
    </Dialog>
  );
}

function GenerateForm({ contact, promptId: handed, generation }: GenerateDialogProps) {
  const { url } = contact;
  const session = useSession();
  const { departments, prompts, busy, error } = generation;
  const [department, setDepartment] = useState(contact.zone ?? session?.department ?? '');
  const [chosen, setPromptId] = useState('');
  const [modelId, setModelId] = useState('');
  const [language, setLanguage] = useState<WritingLanguage | ''>('');
  const [typedDays, setTypedDays] = useState('');
  const sendDays = typedDays.trim();
  const [asked, setAsked] = useState(false);
  const templates = prompts.data?.filter((prompt) => prompt.department === department);
  const lastRecords = useQuery(lastRecordsQuery);
  const isHere = templates?.some(({ _id }) => _id === handed) ?? false;
  const suggestion = suggestedTemplate(contact.detail.situations, templates);
  // Whoever generates for the first time chooses a template on their own; the suggestion is only named.
  const last = lastTemplate(lastRecords.data, templates);
  const promptId = chosen || (isHere ? handed : last && (suggestion?.templateId ?? last));
  const template = templates?.find(({ _id }) => _id === promptId);
  const lastCost = useQuery(lastCostQuery(promptId));
  const zone = departments && department;
  const models = useQuery(modelsQuery(zone ?? null));
  const model = models.data && chosenModel(models.data, modelId);
  // The profile leads back to the contact.
  const { pathname } = useLocation();
  const notice = profileNotice(session?.userProfile ?? null);
  const issues = asked ? generateIssues({ url, promptId, model: model?.id ?? '', zone, sendDays }) : {};
  const chooseDepartment = (next: string) => {
    setDepartment(next);
    setPromptId('');
    setModelId('');
  };
  const submit = () => {
    setAsked(true);
    if (!model || Object.keys(generateIssues({ url, promptId, model: model.id, zone, sendDays })).length > 0) return;
    generation.submit({ promptId, model, department, language, sendDays });
  };
  return (
    <form
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        focusFirstError(event.currentTarget);
      }}
    >
      <Stack gap="lg">
        {departments && (
          <SelectField
            label="Domain"
            data={[...departments]}
            value={department || null}
            error={issues.zone}
            allowDeselect={false}
            disabled={busy}
            onChange={(value) => chooseDepartment(value ?? '')}
          />
        )}
        <TemplateField
          description={
            template
              ? [
                  suggestion?.templateId === promptId && `Suggested: ${suggestion.why.replace(/\.$/, '')}`,
                  templateLine(template),
                  costLine(lastCost.data),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : suggestion && `Suggested: ${suggestion.title}. ${suggestion.why}`
          }
          placeholder={prompts.data || prompts.isError ? 'Select an option' : 'Loading...'}
          templates={templates}
          renderOption={({ option }) => {
            const described = templates?.find(({ _id }) => _id === option.value);
            return (
              <TwoLines whole below={described && templateLine(described)}>
                {option.label}
              </TwoLines>
            );
          }}
          value={promptId}
          error={issues.promptId}
          disabled={busy}
          data-autofocus
          onChange={setPromptId}
        />
        <PromptsNotice
          prompts={prompts}
          none={templates?.length === 0 && department !== ''}
          department={department}
          superadmin={departments !== undefined}
        />
        <ModelField
          placeholder={models.data || models.isError ? 'Select an option' : 'Loading...'}
          description={endingNotice(model)}
          offer={models.data}
          value={model?.id ?? ''}
          error={issues.model}
          disabled={busy}
          onChange={setModelId}
        />
        {models.isError && !models.data && <RetryBanner text="Failed to fetch AI models" onRetry={models.refetch} />}
        {models.data?.models.length === 0 && (
          <Banner tone="info">
            {models.data.ended.length === 0
              ? `All AI models of ${department} are deactivated. A superadmin can activate one under AI Models.`
              : `The AI models of ${department} have ended. A superadmin can move it to their replacements under AI Models.`}
          </Banner>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <LanguageField value={language} disabled={busy} onChange={setLanguage} />
          <TextField
            label="Send on days"
            placeholder="As the template says"
            value={typedDays}
            error={issues.sendDays}
            disabled={busy}
            onChange={(event) => setTypedDays(event.currentTarget.value)}
          />
        </SimpleGrid>
        {notice !== null && (
          <Banner
            tone="warning"
            action={
              <TextLink to="/profile-settings" state={{ profileFor: pathname }}>
                Fill in Profile
              </TextLink>
            }
          >
            {notice}
          </Banner>
        )}
        {issues.url && <Banner tone="error">{issues.url}</Banner>}
        {error && <SubmitError error={error} />}
        <KeyHint keys="Ctrl Enter">
          <AppButton type="submit" variant="primary" fullWidth busy={busy} aria-keyshortcuts={submitKeys}>
            Generate Sequence
          </AppButton>
        </KeyHint>
      </Stack>
    </form>
  );
}

interface PromptsNoticeProps {
  readonly prompts: Generation['prompts'];
  readonly none: boolean;
  readonly department: string;
  readonly superadmin: boolean;
}

function PromptsNotice({ prompts, none, department, superadmin }: PromptsNoticeProps) {
  if (prompts.isError && prompts.data === undefined)
    return <RetryBanner text="Failed to load prompts" onRetry={prompts.refetch} />;
  if (!none) return null;
  return (
    <Banner tone="info">
      {department} has no prompt templates yet.{' '}
      {superadmin
        ? 'Add one under AI Prompts, or choose another domain.'
        : 'Ask a superadmin to add one under AI Prompts.'}
    </Banner>
  );
}

function RetryBanner({ text, onRetry }: { readonly text: string; readonly onRetry: () => unknown }) {
  return (
    <Banner
      tone="error"
      action={
        <AppButton size="sm" onClick={() => void onRetry()}>
          Try Again
        </AppButton>
      }
    >
      {text}
    </Banner>
  );
}

function SubmitError({ error }: { readonly error: Error }) {
  const running = hasCode(error, 'generation_in_progress');
  return (
    <Banner tone="error" {...(running && { action: <TextLink to="/admin/history">Go to Queue</TextLink> })}>
      {generateErrorText(error)}
    </Banner>
  );
}
