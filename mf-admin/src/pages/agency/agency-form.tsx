import { agencySchema } from '@overture/core/contract';
import type { AgencyWire, CheckRuleWire } from '@overture/core/contract';
import { z } from 'zod';
import {
  AppButton,
  Banner,
  Card,
  FormActions,
  SelectField,
  Stack,
  SwitchField,
  Text,
  TextArea,
  TextField,
  useSchemaForm,
} from '@overture/ui';

export interface AgencyFormProps {
  readonly department: string;
  readonly agency: AgencyWire;
  /** A suggestion for the first description; empty if there is none. */
  readonly suggestion: string;
  readonly rules: readonly CheckRuleWire[];
  readonly onSubmit: (agency: AgencyWire) => Promise<unknown>;
}

const texts = [
  {
    name: 'about',
    label: 'Who we are',
    hint: 'Facts that an email may state, such as when we began and for whom we work.',
  },
  { name: 'offer', label: 'Offer', hint: 'What we sell, in the words an email may use.' },
  { name: 'prices', label: 'Prices that may be named', hint: 'No other price of ours goes into an email.' },
  { name: 'tone', label: 'Tone', hint: 'How we write.' },
] as const;
/** What happens to the open tasks in HubSpot by itself. */
const reactions = [
  { name: 'onReply', on: 'withdraw', off: 'keep', label: 'A person replied: withdraw the open tasks' },
  { name: 'onBounce', on: 'withdraw', off: 'keep', label: 'An email bounced, or they left: withdraw the open tasks' },
  { name: 'onAway', on: 'move', off: 'keep', label: 'They are away until a day: move the open tasks past it' },
] as const;
const levels = [
  { value: 'block', label: 'Must be fixed' },
  { value: 'warn', label: 'Warning' },
  { value: 'tip', label: 'Tip' },
  { value: 'off', label: 'Off' },
];

/** The form's fields; holidays are typed one per line. */
const formSchema = agencySchema.extend({
  holidays: z.string().transform((text, context) => {
    const days = agencySchema.shape.holidays.safeParse(text.split(/[\s,;]+/).filter((day) => day !== ''));
    if (days.success) return days.data;
    context.addIssue({ code: 'custom', message: days.error.issues[0]?.message ?? '' });
    return z.NEVER;
  }),
});
/** The superadmin's own time zone and UTC come first, because several hundred others follow. */
const timeZones = [Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')];
/** The number of time zones in the dropdown; the others are found by typing. */
const maxZonesShown = 50;

/** The form for the agency of one domain: texts, the end of each email, working days, the second reader, and levels of the send check. */
export function AgencyForm({ department, agency, suggestion, rules, onSubmit }: AgencyFormProps) {
  const { form, submit } = useSchemaForm({
    schema: formSchema,
    initialValues: { ...agency, holidays: agency.holidays.join('\n') },
    onSubmit,
    keepAs: `agency.${department}`,
  });
  const { about, isOptOutRequired, secondReader, levels: chosen } = form.getValues();
  return (
    <form onSubmit={submit} aria-label="Agency">
      <Stack gap="lg">
        <Card title="What the writer is told">
          <Stack gap="md">
            {suggestion !== '' && about === '' && (
              <Banner
                tone="info"
                action={
                  <AppButton size="sm" onClick={() => form.setFieldValue('about', suggestion)}>
                    Begin with it
                  </AppButton>
                }
              >
                The writer no longer reads the base summary. Where yours says who you are, begin with it, and take out
                what is for the summaries.
              </Banner>
            )}
            {texts.map(({ name, label, hint }) => (
              <TextArea key={name} label={label} description={hint} minRows={2} {...form.getInputProps(name)} />
            ))}
          </Stack>
        </Card>
        <Card title="How every email ends">
          <Stack gap="md">
            <SwitchField
              label="Ask for an opt-out line in every email"
              checked={isOptOutRequired}
              onChange={(checked) => form.setFieldValue('isOptOutRequired', checked)}
            />
            <TextField label="Opt-out line" {...form.getInputProps('optOutLine')} />
            <TextField
              label="Postal address"
              description="Leave it empty to end emails without one."
              {...form.getInputProps('postalAddress')}
            />
          </Stack>
        </Card>
        <Card title="Working days">
          <Stack gap="md">
            <SelectField
              label="Time zone"
              description="Says which day today is for this domain, and on which day a contact wrote."
              data={zoneOptions(agency.timeZone)}
              limit={maxZonesShown}
              searchable
              allowDeselect={false}
              {...form.getInputProps('timeZone')}
            />
            <TextArea
              label="Holidays"
              description="One day per line, such as 2026-12-25. No email is planned for a holiday or a weekend."
              minRows={2}
              {...form.getInputProps('holidays')}
            />
          </Stack>
        </Card>
        <Card title="When something comes back">
          <Stack gap="md">
            {reactions.map(({ name, on, off, label }) => (
              <SwitchField
                key={name}
                label={label}
                checked={form.getValues()[name] === on}
                onChange={(checked) => form.setFieldValue(name, checked ? on : off)}
              />
            ))}
            <Text size="sm" c="dimmed">
              After an opt-out, open tasks are always withdrawn. The rep is told what was withdrawn and why.
            </Text>
          </Stack>
        </Card>
        <Card title="Second reader">
          <Stack gap="md">
            <SwitchField
              label="Have a second model read every new sequence"
              checked={secondReader}
              onChange={(checked) => form.setFieldValue('secondReader', checked)}
            />
            <Text size="sm" c="dimmed">
              The cheapest model of the domain compares sentences with the sources, once per sequence, and warns where
              it doubts one; it never blocks. It costs at most a tenth of the sequence, within all limits, and takes
              some seconds. Where no model is cheap enough for that, it reads less, or nothing.
            </Text>
          </Stack>
        </Card>
        <Card title="Send check">
          <Stack gap="md">
            {rules.map(({ id, level, isLocked, reason, research }) => (
              <SelectField
                key={id}
                label={nameOf(id)}
                description={[reason, research && `Source: ${research}.`, isLocked && 'This rule cannot be changed.']
                  .filter(Boolean)
                  .join(' ')}
                data={levels}
                value={isLocked ? level : (chosen[id] ?? level)}
                disabled={isLocked}
                allowDeselect={false}
                onChange={(next) => form.setFieldValue('levels', withLevel(chosen, id, level, next))}
              />
            ))}
          </Stack>
        </Card>
        <FormActions note="Applies to the next email that is written or checked.">
          <AppButton type="submit" variant="primary">
            Save
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}

/** Keeps only the levels that differ from the rules' own. */
function withLevel(
  chosen: AgencyWire['levels'],
  id: string,
  own: CheckRuleWire['level'],
  next: string | null,
): AgencyWire['levels'] {
  const { [id]: _before, ...others } = chosen;
  const level = agencySchema.shape.levels.parse({ [id]: next ?? own });
  return next === own || next === null ? others : { ...others, ...level };
}

function zoneOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  return [...new Set([chosen, ...timeZones])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

function nameOf(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
