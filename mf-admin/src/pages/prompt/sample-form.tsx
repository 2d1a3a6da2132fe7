import { expectationsSchema } from '@overture/core/contract';
import type { Expectations } from '@overture/core/contract';
import { AppButton, DialogActions, Stack, SwitchField, TextArea, TextField, useSchemaForm } from '@overture/ui';
import { z } from 'zod';

/** Each line is one. */
const linesOf = (text: unknown): string[] =>
  String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const orNull = (text: unknown): string | null => String(text).trim() || null;
const numberOrNull = (text: unknown): number | null => (orNull(text) === null ? null : Number(text));
const { mustMention, mustNotMention, emails, language, service } = expectationsSchema.shape;

const schema = z.object({
  link: z.string().trim().min(1, 'Please enter a HubSpot URL first'),
  disguise: z.boolean(),
  golden: z.boolean(),
  mustMention: z.preprocess(linesOf, mustMention),
  mustNotMention: z.preprocess(linesOf, mustNotMention),
  emails: z.preprocess(numberOrNull, emails),
  language: z.preprocess(orNull, language),
  service: z.preprocess(orNull, service),
});

export interface SampleFields {
  readonly link: string;
  readonly disguise: boolean;
  readonly golden: boolean;
  readonly expectations: Expectations;
}

export interface SampleFormProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: SampleFields) => Promise<unknown>;
}

/** A contact to be frozen, and what must hold of every sequence that is written for it. */
export function SampleForm({ busy, onCancel, onSubmit }: SampleFormProps) {
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: {
      link: '',
      disguise: true,
      golden: false,
      mustMention: '',
      mustNotMention: '',
      emails: '',
      language: '',
      service: '',
    },
    onSubmit: ({ link, disguise, golden, ...expectations }) => onSubmit({ link, disguise, golden, expectations }),
  });
  const { disguise, golden } = form.getValues();
  return (
    <form aria-label="Add Sample" onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextField
          label="HubSpot Contact URL"
          description="The contact is read once, now, and kept as it is."
          data-autofocus
          disabled={busy}
          {...form.getInputProps('link')}
        />
        <SwitchField
          label="Replace names by invented ones"
          checked={disguise}
          onChange={(checked) => form.setFieldValue('disguise', checked)}
        />
        <SwitchField
          label="Golden: note what must hold of its emails"
          checked={golden}
          onChange={(checked) => form.setFieldValue('golden', checked)}
        />
        {golden && (
          <>
            <TextArea
              label="Must mention"
              description="One a line."
              minRows={2}
              disabled={busy}
              {...form.getInputProps('mustMention')}
            />
            <TextArea label="Must not mention" minRows={2} disabled={busy} {...form.getInputProps('mustNotMention')} />
            <TextField label="Number of emails" disabled={busy} {...form.getInputProps('emails')} />
            <TextField
              label="Language"
              description="Two letters, such as de."
              disabled={busy}
              {...form.getInputProps('language')}
            />
            <TextField label="Service" disabled={busy} {...form.getInputProps('service')} />
          </>
        )}
      </Stack>
      <DialogActions>
        <AppButton onClick={onCancel} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant="primary" busy={busy}>
          Add Sample
        </AppButton>
      </DialogActions>
    </form>
  );
}
