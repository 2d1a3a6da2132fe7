import { createPrompt, situationNames, situations } from '@overture/core/contract';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  ActionBar,
  AppButton,
  Banner,
  Card,
  ConfirmDialog,
  SelectField,
  SimpleGrid,
  SplitLayout,
  Stack,
  submitByKey,
  submitKeys,
  TextArea,
  TextField,
  useSchemaForm,
} from '@overture/ui';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { keptDrafts } from './kept-draft.ts';
import type { TypedPrompt } from './kept-draft.ts';
import type { PromptTexts } from './prompt.queries.ts';
import { SamplesCard } from './samples-card.tsx';
import { TextHints } from './text-hints.tsx';

export interface PromptEditorProps {
  /** The id under which the browser keeps the draft. */
  readonly draftId: string;
  /** The texts with which editing begins. */
  readonly start: PromptTexts;
  /** The live version; 0 if there is none. */
  readonly live: number;
  readonly label: string;
  readonly publishLabel: string;
  /** Whether the first text is an unpublished draft, which can be published without a change. */
  readonly isDraft: boolean;
  readonly busy: boolean;
  readonly onSaveDraft: (typed: TypedPrompt) => Promise<unknown>;
  readonly onPublish: (typed: TypedPrompt) => void;
  /** Renders what is beside the text and below its hints, for the typed texts and whether they are unsaved. */
  readonly aside: (texts: PromptTexts, isChanged: boolean) => ReactNode;
}

/** The editor of a prompt in full height. The browser keeps unsaved texts until they are saved or discarded. */
export function PromptEditor(props: PromptEditorProps) {
  const { draftId, start, live, label, publishLabel, isDraft, busy, onSaveDraft, onPublish, aside } = props;
  const [kept, setKept] = useState(() => keptDrafts.read(draftId));
  const [isAsking, setIsAsking] = useState(false);
  const basedOn = kept?.basedOn ?? live;
  const formId = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const { form, submit } = useSchemaForm({
    schema: createPrompt.body,
    initialValues: start,
    onSubmit: (texts) => onPublish({ texts, basedOn }),
  });
  const values = form.getValues();
  const isChanged = form.isDirty();
  const canPublish = isChanged || isDraft;
  const { setValues } = form;
  useEffect(() => {
    if (kept !== null) setValues(kept.texts);
  }, [kept, setValues]);
  useEffect(() => {
    if (isChanged) keptDrafts.keep({ texts: values, basedOn }, draftId);
  }, [draftId, values, basedOn, isChanged]);
  const discard = () => {
    keptDrafts.forget(draftId);
    setKept(null);
    form.reset();
    setIsAsking(false);
  };
  const saveDraft = async () => {
    try {
      await onSaveDraft({ texts: values, basedOn });
      keptDrafts.forget(draftId);
    } catch {
      // Whoever sent it has said so, and the browser keeps the text.
    }
  };
  const show = (at: number) => {
    const node = editor.current;
    if (node === null) return;
    node.focus();
    node.setSelectionRange(at, at);
    node.scrollTop = (node.scrollHeight * at) / Math.max(1, node.value.length);
  };
  return (
    <>
      <Stack gap="md">
        {kept !== null && (
          <Banner
            tone="info"
            action={
              <AppButton size="sm" onClick={() => setIsAsking(true)}>
                Discard
              </AppButton>
            }
          >
            {kept.basedOn === live
              ? 'What you typed here before is back. It is not saved yet.'
              : `What you typed here before is back. Version ${live} was published since; compare them before you publish.`}
          </Banner>
        )}
        <SplitLayout
          mainFirst
          main={
            <Card>
              <form
                id={formId}
                onSubmit={submit}
                onKeyDown={canPublish ? submitByKey : undefined}
                aria-label={label}
                noValidate
              >
                <Stack gap="md">
                  {/* The text is the work: what names it takes two lines. */}
                  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
                    <TextField label="Title" disabled={busy} {...form.getInputProps('title')} />
                    <DomainSelect disabled={busy} {...form.getInputProps('department')} />
                    <TextField
                      label="Description"
                      description="For your colleagues, not for the model."
                      disabled={busy}
                      {...form.getInputProps('description')}
                    />
                    <SelectField
                      label="Suggest it for"
                      description="To a rep whose contact is in this situation."
                      data={[
                        { value: '', label: 'Nobody' },
                        ...situations.map((value) => ({ value, label: situationNames[value] })),
                      ]}
                      allowDeselect={false}
                      disabled={busy}
                      value={values.suits ?? ''}
                      onChange={(value) => form.setFieldValue('suits', situations.find((one) => one === value) ?? null)}
                    />
                  </SimpleGrid>
                  <TextArea
                    ref={editor}
                    label="Prompt"
                    withAsterisk
                    minRows={26}
                    maxRows={40}
                    dir="auto"
                    disabled={busy}
                    {...form.getInputProps('prompt')}
                  />
                </Stack>
              </form>
            </Card>
          }
          aside={
            <>
              <TextHints text={values.prompt} onShow={show} />
              <SamplesCard texts={values} />
              {aside(values, isChanged)}
            </>
          }
        />
        <ActionBar hint={isChanged ? 'Not saved yet. This browser keeps what you type.' : undefined}>
          <AppButton onClick={() => setIsAsking(true)} disabled={busy || !isChanged}>
            Discard
          </AppButton>
          <AppButton onClick={() => void saveDraft()} disabled={busy || !isChanged}>
            Save Draft
          </AppButton>
          <AppButton
            type="submit"
            form={formId}
            variant="primary"
            disabled={!canPublish}
            busy={busy}
            aria-keyshortcuts={submitKeys}
          >
            {publishLabel}
          </AppButton>
        </ActionBar>
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
        title="Discard Changes"
        confirmLabel="Discard"
      >
        What you typed since the last save will be gone. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
