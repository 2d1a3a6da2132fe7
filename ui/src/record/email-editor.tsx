import { useEffect, useRef } from 'react';
import { emailTextsSchema } from '@overture/core/contract';
import type { Evidence } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  FormActions,
  schemaResolver,
  Stack,
  TextArea,
  TextField,
  useForm,
  useOneAtATime,
} from '@overture/ui';
import type { EmailDraft, EmailTexts } from './email-draft.ts';

export interface EmailEditorProps {
  readonly draft: EmailDraft;
  /** What the editor was opened for: it is selected, ready to be typed over. */
  readonly selects?: Pick<Evidence, 'field' | 'start' | 'end'> | null;
  /** A newer version has replaced the one being edited. */
  readonly outdated: boolean;
  /** Another tab has saved another text meanwhile. */
  readonly changed: boolean;
  /** Called with the typed text, and whether it differs from the saved one. */
  readonly onTyped: (typed: EmailTexts, dirty: boolean) => void;
  readonly onCancel: () => void;
  readonly onSave: (texts: EmailTexts) => Promise<void>;
}

/** Edits subject and body in place of the message. Ctrl+Enter saves; Escape leaves, unless something was changed. */
export function EmailEditor({ draft, selects = null, outdated, changed, onTyped, onCancel, onSave }: EmailEditorProps) {
  const form = useForm<EmailTexts>({
    initialValues: draft.typed,
    validate: schemaResolver(emailTextsSchema, { sync: true }),
  });
  const { values } = form;
  const dirty = values.subject !== draft.subject || values.body !== draft.body;
  useEffect(() => onTyped(values, dirty), [values, dirty, onTyped]);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = selects && fields.current?.querySelector(selects.field === 'subject' ? 'input' : 'textarea');
    if (!input || !selects) return;
    input.focus();
    input.setSelectionRange(selects.start, selects.end);
  }, [selects]);
  const once = useOneAtATime();
  // A second click would find the e-mail changed by the first and be refused.
  const save = form.onSubmit((texts) => once(() => onSave(texts)));
  return (
    <form
      ref={fields}
      aria-label={`Edit email ${draft.index + 1}`}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !outdated) save();
        if (event.key === 'Escape' && !dirty) onCancel();
      }}
    >
      <Stack gap="md">
        {outdated && (
          <Banner tone="warning">
            A newer version has become ready, so this text cannot be saved any more. Copy what you want to keep, then
            cancel to see the new version.
          </Banner>
        )}
        {changed && !outdated && !form.submitting && (
          <Banner tone="warning">
            This email was changed elsewhere while you were editing it. Saving replaces that change with your text;
            cancel to see it.
          </Banner>
        )}
        <TextField label="Subject" data-autofocus autoFocus dir="auto" {...form.getInputProps('subject')} />
        <TextArea label="Body" minRows={10} maxRows={24} dir="auto" {...form.getInputProps('body')} />
        <FormActions>
          <AppButton onClick={onCancel} disabled={form.submitting}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" busy={form.submitting} disabled={outdated || !dirty}>
            Save
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
