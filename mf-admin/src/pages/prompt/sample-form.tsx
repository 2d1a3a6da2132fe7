import { expectationsSchema } from '@overture/core/contract';
import type { Expectations, PromptSampleWire } from '@overture/core/contract';
import {
  AppButton,
  ChoiceBar,
  DialogActions,
  Stack,
  SwitchField,
  Text,
  TextArea,
  TextField,
  useSchemaForm,
} from '@overture/ui';
import { z } from 'zod';
import { sampleFileSchema } from './sample-file.ts';
import type { SampleFile } from './sample-file.ts';

/** The entries of a text with one entry per line. */
const linesOf = (text: unknown): string[] =>
  String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const orNull = (text: unknown): string | null => String(text).trim() || null;
const numberOrNull = (text: unknown): number | null => (orNull(text) === null ? null : Number(text));
const { mustMention, mustNotMention, emails, language, service } = expectationsSchema.shape;

const sources = z.discriminatedUnion('from', [
  z.object({ from: z.literal('link'), link: z.string().trim().min(1, 'Please enter a HubSpot URL first') }),
  z.object({ from: z.literal('file'), file: sampleFileSchema }),
  z.object({ from: z.literal('result') }),
  z.object({ from: z.literal('sample'), name: z.string().trim().min(1, 'Please enter a name') }),
]);
const expected = z.object({
  name: z.string().trim().max(200),
  disguise: z.boolean(),
  golden: z.boolean(),
  mustMention: z.preprocess(linesOf, mustMention),
  mustNotMention: z.preprocess(linesOf, mustNotMention),
  emails: z.preprocess(numberOrNull, emails),
  language: z.preprocess(orNull, language),
  service: z.preprocess(orNull, service),
});
const schema = sources.and(expected);
/** What may be wrong with the contact that a link or an id names. */
const contactErrors: ReadonlySet<string> = new Set(['crm_contact_not_found', 'crm_wrong_portal']);
const choices = [
  { value: 'link', label: 'HubSpot link' },
  { value: 'file', label: 'File' },
] as const;

/** A result, named by its owner and its contact. */
export interface SampleResult {
  readonly hubspotId: string;
  readonly userId: string;
}

export interface SampleFields {
  readonly name?: string;
  /** Exactly one of `link`, `file` and `result` names the source of the contact. */
  readonly link?: string;
  readonly file?: SampleFile;
  readonly result?: SampleResult;
  readonly disguise: boolean;
  readonly golden: boolean;
  readonly expectations: Expectations;
}

export interface SampleFormProps {
  /** The sample to change, whose contact stays; null to add one. */
  readonly sample: PromptSampleWire | null;
  /** The result from which the contact of a new one is taken; null to ask for a link or a file. */
  readonly result: SampleResult | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: SampleFields) => Promise<unknown>;
}

/** The form for a sample: a contact to freeze, and what must be true of every sequence for it. */
export function SampleForm({ sample, result, busy, onCancel, onSubmit }: SampleFormProps) {
  const known = sample?.expectations ?? expectationsSchema.parse({});
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: {
      from: sample === null ? (result === null ? 'link' : 'result') : 'sample',
      link: '',
      file: '',
      name: sample?.name ?? '',
      disguise: sample?.disguised ?? true,
      golden: sample?.golden ?? false,
      mustMention: known.mustMention.join('\n'),
      mustNotMention: known.mustNotMention.join('\n'),
      emails: known.emails?.toString() ?? '',
      language: known.language ?? '',
      service: known.service ?? '',
    },
    onSubmit: ({ name, disguise, golden, mustMention, mustNotMention, emails, language, service, ...source }) =>
      onSubmit({
        ...(source.from === 'link' && { link: source.link }),
        ...(source.from === 'file' && { file: source.file }),
        ...(source.from === 'result' && result !== null && { result }),
        ...(name !== '' && { name }),
        disguise,
        golden,
        expectations: { mustMention, mustNotMention, emails, language, service },
      }),
    blame: ({ code, issues }) =>
      issues.some(({ path }) => path.startsWith('file'))
        ? 'file'
        : issues.some(({ path }) => path === 'prospectUrl') || contactErrors.has(code)
          ? 'link'
          : undefined,
  });
  const { from, disguise, golden } = form.getValues();
  const { error: fileError } = form.getInputProps('file');
  const takeFile = async (file: File | undefined) => form.setFieldValue('file', (await file?.text()) ?? '');
  const title = sample === null ? 'Add Sample' : 'Edit Sample';
  return (
    <form aria-label={title} onSubmit={submit} noValidate>
      <Stack gap="md">
        {(from === 'link' || from === 'file') && (
          <ChoiceBar
            label="Where the contact comes from"
            options={choices}
            value={from}
            onChange={(value) => form.setFieldValue('from', value)}
          />
        )}
        {from === 'result' && (
          <Text>The contact is kept as it was read for the result, with its context and its PDF.</Text>
        )}
        {from === 'link' && (
          <TextField
            label="HubSpot Contact URL"
            description="The contact's link or id. It is read once, now, and kept as it is."
            data-autofocus
            {...form.getInputProps('link')}
          />
        )}
        {from === 'file' && (
          <TextField
            type="file"
            accept=".json,application/json"
            label="Contact File"
            description="JSON with the contact as “snapshot”, optionally with “context” and “pdf”: the “inputs” of a record, as Privacy exports them."
            disabled={busy}
            error={fileError}
            onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
          />
        )}
        <TextField
          label="Name of the sample"
          description={`Such as “Long silence, two decision makers”.${sample === null ? " Empty: the contact's name, or the invented one." : ''}`}
          {...form.getInputProps('name')}
        />
        {sample === null && (
          <SwitchField
            label="Replace names with invented ones"
            {...form.getInputProps('disguise', { type: 'checkbox' })}
          />
        )}
        {sample === null && disguise && (
          <Text size="xs" c="dimmed">
            Everybody who is named, the company, telephone numbers and addresses. Names are found by rules: look at what
            the model receives before you show it around.
          </Text>
        )}
        <SwitchField
          label="Must pass: check its emails before a version is published"
          {...form.getInputProps('golden', { type: 'checkbox' })}
        />
        {golden && (
          <>
            <TextArea
              label="Must mention"
              description="One per line."
              minRows={2}
              {...form.getInputProps('mustMention')}
            />
            <TextArea label="Must not mention" minRows={2} {...form.getInputProps('mustNotMention')} />
            <TextField label="Number of emails" {...form.getInputProps('emails')} />
            <TextField label="Language" description="Two letters, such as de." {...form.getInputProps('language')} />
            <TextField label="Service" {...form.getInputProps('service')} />
          </>
        )}
      </Stack>
      <DialogActions>
        <AppButton onClick={onCancel} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant="primary" busy={busy}>
          {sample === null ? title : 'Save'}
        </AppButton>
      </DialogActions>
    </form>
  );
}
