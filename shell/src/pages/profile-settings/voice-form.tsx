import { closings, greetings, habitNames, voiceProfileSchema } from '@overture/core/contract';
import type { VoiceProfile } from '@overture/core/contract';
import { AppButton, FormActions, SelectField, SimpleGrid, Stack, TextField } from '@overture/ui';
import { useState } from 'react';

export interface VoiceFormProps {
  readonly profile: VoiceProfile;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (profile: VoiceProfile) => Promise<unknown>;
}

const nameLabels = { first: 'First name', last: 'Last name', full: 'Full name', none: 'No name' } as const;
const habitLabels: Readonly<Record<(typeof habitNames)[number], string>> = {
  contractions: 'Contractions (we’ll)',
  exclamationMarks: 'Exclamation marks',
  lists: 'Lists',
  questionAtEnd: 'A question at the end',
  emojis: 'Emojis',
};
const situations = [
  ['first', 'in a first email'],
  ['reply', 'in a reply'],
] as const;
const frequencies = ['never', 'sometimes', 'often'];
const addresses = [
  { value: 'informal', label: 'Informal (du, tu)' },
  { value: 'formal', label: 'Formal (Sie, vous)' },
];

/** Changes each part of a voice. Everything is chosen from lists but the lengths, so that no text gets into it. */
export function VoiceForm({ profile, busy, onCancel, onSubmit }: VoiceFormProps) {
  const [changed, setChanged] = useState(profile);
  const [lengths, setLengths] = useState({
    emailWords: `${profile.emailWords}`,
    sentenceWords: `${profile.sentenceWords}`,
  });
  const parsed = voiceProfileSchema.safeParse({
    ...changed,
    emailWords: Number(lengths.emailWords),
    sentenceWords: Number(lengths.sentenceWords),
  });
  const wrong = (name: keyof typeof lengths, range: string): string | undefined =>
    parsed.error?.issues.some(({ path }) => path[0] === name) === true ? `Must be a number from ${range}` : undefined;
  const choose = (part: Record<string, unknown>): void => {
    const next = voiceProfileSchema.safeParse({ ...changed, ...part });
    if (next.success) setChanged(next.data);
  };
  return (
    <form
      aria-label="My voice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.success) void onSubmit(parsed.data).catch(() => undefined);
      }}
    >
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {situations.map(([situation, words]) => {
            const greeting = changed.greeting[situation];
            const greet = (part: object | null): void =>
              choose({ greeting: { ...changed.greeting, [situation]: part } });
            return [
              <SelectField
                key={`${situation}-word`}
                label={`Greeting ${words}`}
                data={[...greetings]}
                searchable
                clearable
                value={greeting?.word ?? null}
                disabled={busy}
                onChange={(word) => greet(word === null ? null : { word, name: greeting?.name ?? 'first' })}
              />,
              <SelectField
                key={`${situation}-name`}
                label={`Followed by, ${words}`}
                data={Object.entries(nameLabels).map(([value, label]) => ({ value, label }))}
                allowDeselect={false}
                value={greeting?.name ?? null}
                disabled={busy || greeting === null}
                onChange={(name) => greet(greeting && { ...greeting, name })}
              />,
            ];
          })}
          {situations.map(([situation, words]) => (
            <SelectField
              key={`${situation}-closing`}
              label={`Closing ${words}`}
              data={[...closings]}
              searchable
              clearable
              value={changed.closing[situation]}
              disabled={busy}
              onChange={(word) => choose({ closing: { ...changed.closing, [situation]: word } })}
            />
          ))}
          <TextField
            label="Words in an email"
            inputMode="numeric"
            value={lengths.emailWords}
            error={wrong('emailWords', '5 to 1000')}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => setLengths({ ...lengths, emailWords: value })}
          />
          <TextField
            label="Words in a sentence"
            inputMode="numeric"
            value={lengths.sentenceWords}
            error={wrong('sentenceWords', '3 to 60')}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => setLengths({ ...lengths, sentenceWords: value })}
          />
          <SelectField
            label="Form of address"
            placeholder="As the language has it"
            data={addresses}
            clearable
            value={changed.address}
            disabled={busy}
            onChange={(address) => choose({ address })}
          />
          {habitNames.map((habit) => (
            <SelectField
              key={habit}
              label={habitLabels[habit]}
              data={frequencies}
              allowDeselect={false}
              value={changed.habits[habit]}
              disabled={busy}
              onChange={(frequency) => choose({ habits: { ...changed.habits, [habit]: frequency } })}
            />
          ))}
        </SimpleGrid>
        <FormActions>
          <AppButton onClick={onCancel} disabled={busy}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" busy={busy} disabled={!parsed.success}>
            Save
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
