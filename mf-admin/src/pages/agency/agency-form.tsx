import { useState } from 'react';
import type { ReactNode } from 'react';
import { agencySchema, agencyText } from '@overture/core/contract';
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
  Tabs,
  Text,
  TextArea,
  TextField,
  useSchemaForm,
} from '@overture/ui';
import classes from './agency-form.module.css';
import { RuleLevels } from './rule-levels.tsx';

export interface AgencyFormProps {
  readonly department: string;
  readonly agency: AgencyWire;
  /** A suggestion for the first description; empty if there is none. */
  readonly suggestion: string;
  readonly rules: readonly CheckRuleWire[];
  readonly onSubmit: (agency: AgencyWire) => Promise<unknown>;
  /** The tab that is open first. */
  readonly tab: AgencyTab;
  readonly onTab: (tab: AgencyTab) => void;
  /** What else belongs to hand-overs, and the references: both are saved by themselves. */
  readonly sequences: ReactNode;
  readonly proof: ReactNode;
}

const whoTexts = [
  {
    name: 'about',
    label: 'Who we are',
    hint: 'Facts that an email may state, such as when we began and for whom we work.',
  },
  { name: 'offer', label: 'Offer', hint: 'What we sell, in the words an email may use.' },
  { name: 'tone', label: 'Tone', hint: 'How we write.' },
] as const;
/** What happens to the open tasks in HubSpot by itself. */
const reactions = [
  { name: 'onReply', on: 'withdraw', off: 'keep', label: 'A person replied: withdraw the open tasks' },
  { name: 'onBounce', on: 'withdraw', off: 'keep', label: 'An email bounced, or they left: withdraw the open tasks' },
  { name: 'onAway', on: 'move', off: 'keep', label: 'They are away until a day: move the open tasks past it' },
] as const;

/** The parts of the page, in the order of its tabs. */
export const agencyTabs = ['who', 'prices', 'sign-off', 'rules', 'hand-over', 'proof'] as const;
export type AgencyTab = (typeof agencyTabs)[number];
/** Where a field stands that is not on the first tab. */
const tabOfField: Readonly<Partial<Record<keyof AgencyWire, AgencyTab>>> = {
  levels: 'rules',
  prices: 'prices',
  optOutLine: 'sign-off',
  postalAddress: 'sign-off',
  timeZone: 'hand-over',
  holidays: 'hand-over',
};
/** The tab of a field, or of a part of one, such as `levels.placeholder`. */
const tabOf = (field: string): AgencyTab => {
  const [name = ''] = field.split('.');
  return Object.entries(tabOfField).find(([known]) => known === name)?.[1] ?? 'who';
};

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

/**
 * The agency of one domain in tabs. What is typed in one stays while another is open, and Save saves them all; the first
 * field with an error comes into view with its tab, and each tab with an error is marked.
 */
export function AgencyForm(props: AgencyFormProps) {
  const { department, agency, suggestion, rules, onSubmit, onTab, sequences, proof } = props;
  // The address follows, but a field is focused at once.
  const [tab, setTab] = useState(props.tab);
  const open = (next: AgencyTab) => {
    setTab(next);
    onTab(next);
  };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { form, submit } = useSchemaForm({
    schema: formSchema,
    initialValues: { ...agency, holidays: agency.holidays.join('\n') },
    onSubmit,
    keepAs: `agency.${department}`,
    keepsOnLeaving: true,
    reveal: (field) => open(tabOf(field)),
  });
  const values = form.getValues();
  const wrongTabs = new Set(Object.keys(form.errors).map(tabOf));
  const { about, levels: chosen, timeZone } = values;
  const part = (label: string, children: ReactNode) => (
    <form onSubmit={submit} aria-label={label} noValidate>
      <Stack gap="lg">
        {children}
        <FormActions note="Saves all tabs. Applies to the next email that is written or checked.">
          <AppButton type="submit" variant="primary">
            Save
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
  const receivedOn = (shown: AgencyTab) =>
    tab === shown && (
      <Card title="What the model receives">
        <pre className={classes.received}>{agencyText(values) || 'Nothing yet: the model knows nothing of us.'}</pre>
      </Card>
    );
  const items: readonly { readonly value: AgencyTab; readonly label: string; readonly content: ReactNode }[] = [
    {
      value: 'who',
      label: 'Who we are',
      content: part(
        'Who we are',
        <>
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
              {whoTexts.map(({ name, label, hint }) => (
                <TextArea key={name} label={label} description={hint} minRows={2} {...form.getInputProps(name)} />
              ))}
            </Stack>
          </Card>
          {receivedOn('who')}
        </>,
      ),
    },
    {
      value: 'prices',
      label: 'Prices',
      content: part(
        'Prices',
        <>
          <Card title="What may be named">
            <TextArea
              label="Prices that may be named"
              description="No other price of ours goes into an email."
              minRows={4}
              {...form.getInputProps('prices')}
            />
          </Card>
          {receivedOn('prices')}
        </>,
      ),
    },
    {
      value: 'sign-off',
      label: 'Sign-off',
      content: part(
        'Sign-off',
        <Card title="How every email ends">
          <Stack gap="md">
            <SwitchField
              label="Ask for an opt-out line in every email"
              {...form.getInputProps('isOptOutRequired', { type: 'checkbox' })}
            />
            <TextField label="Opt-out line" {...form.getInputProps('optOutLine')} />
            <TextField
              label="Postal address"
              description="Leave it empty to end emails without one."
              {...form.getInputProps('postalAddress')}
            />
          </Stack>
        </Card>,
      ),
    },
    {
      value: 'rules',
      label: 'Send rules',
      content: part(
        'Send rules',
        <>
          <RuleLevels
            rules={rules}
            chosen={chosen}
            onChange={(levels) => form.setFieldValue('levels', agencySchema.shape.levels.parse(levels))}
          />
          <Card title="Second reader">
            <Stack gap="md">
              <SwitchField
                label="Have a second model read every new sequence"
                {...form.getInputProps('secondReader', { type: 'checkbox' })}
              />
              <Text size="xs" c="dimmed">
                The cheapest model of the domain compares sentences with the sources, once per sequence, and warns where
                it doubts one; it never blocks. It costs at most a tenth of the sequence, within all limits, and takes
                some seconds. Where no model is cheap enough for that, it reads less, or nothing.
              </Text>
            </Stack>
          </Card>
        </>,
      ),
    },
    {
      value: 'hand-over',
      label: 'Hand-over',
      content: (
        <Stack gap="lg">
          {part(
            'Hand-over',
            <>
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
                  {timeZone === 'UTC' && here !== 'UTC' && (
                    <Banner
                      tone="info"
                      action={
                        <AppButton onClick={() => form.setFieldValue('timeZone', here)}>
                          {`Use ${zoneLabel(here)}`}
                        </AppButton>
                      }
                    >
                      Tasks are due at 09:00 UTC, and days begin and end in UTC. Your own time zone is {zoneLabel(here)}
                      .
                    </Banner>
                  )}
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
                      checked={values[name] === on}
                      onChange={(checked) => form.setFieldValue(name, checked ? on : off)}
                    />
                  ))}
                  <Text size="xs" c="dimmed">
                    After an opt-out, open tasks are always withdrawn. The rep is told what was withdrawn and why.
                  </Text>
                </Stack>
              </Card>
            </>,
          )}
          {sequences}
        </Stack>
      ),
    },
    { value: 'proof', label: 'Proof', content: <Stack gap="lg">{proof}</Stack> },
  ];
  return (
    <Tabs
      label="Agency"
      items={items.map((item) => ({ ...item, hasError: wrongTabs.has(item.value) }))}
      value={tab}
      onChange={(next) => open(agencyTabs.find((one) => one === next) ?? 'who')}
      keepMounted
    />
  );
}

function zoneOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  return [...new Set([chosen, ...timeZones])].map((value) => ({ value, label: zoneLabel(value) }));
}

function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
