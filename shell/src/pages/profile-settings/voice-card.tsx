import { languagesSentence, voiceSentences } from '@overture/core/contract';
import type { VoiceProfile, VoiceWire } from '@overture/core/contract';
import {
  AppButton,
  Card,
  ConfirmDialog,
  FormActions,
  IconPencil,
  LoadingLines,
  Stack,
  SwitchField,
  Text,
  Timestamp,
  useQuery,
  useRetry,
} from '@overture/ui';
import { useState } from 'react';
import { VoiceForm } from './voice-form.tsx';
import classes from './voice-card.module.css';
import { useVoice, voiceQuery } from './voice.queries.ts';

/** Learns how the user writes, shows it in sentences, and lets them change, switch off and forget it. */
export function VoiceCard() {
  const query = useQuery(voiceQuery);
  const load = useRetry(query, 'Your voice could not be loaded');
  const { learn, change, forget, busy } = useVoice();
  const [isEditing, setEditing] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const voice = query.data;
  const profile = voice?.profile ?? null;
  return (
    <Card
      title="My voice"
      icon={<IconPencil size={18} />}
      actions={
        profile !== null && (
          <SwitchField
            label="Write like this"
            checked={voice?.state === 'on'}
            disabled={busy}
            onChange={(enabled) => change.mutate({ enabled })}
          />
        )
      }
    >
      {voice === undefined ? (
        <LoadingLines load={load} lines={3} />
      ) : profile !== null && isEditing ? (
        <VoiceForm
          profile={profile}
          busy={busy}
          onCancel={() => setEditing(false)}
          onSubmit={async (changed) => {
            await change.mutateAsync({ profile: changed });
            setEditing(false);
          }}
        />
      ) : (
        <Stack gap="md">
          {voice.problem && <p role="alert">{voice.problem.message}</p>}
          {profile === null ? <p>{invitation}</p> : <Sentences profile={profile} voice={voice} />}
          {profile !== null && voice.suggestion && (
            <Suggestion
              profile={profile}
              suggestion={voice.suggestion}
              busy={busy}
              onUse={(suggested) => change.mutate({ profile: suggested })}
            />
          )}
          <FormActions>
            {profile !== null && (
              <>
                <AppButton disabled={busy} onClick={() => setForgetting(true)}>
                  Forget
                </AppButton>
                <AppButton disabled={busy} onClick={() => setEditing(true)}>
                  Change
                </AppButton>
              </>
            )}
            <AppButton busy={learn.isPending} disabled={busy} onClick={() => learn.mutate()}>
              {profile === null ? 'Learn from what I sent' : 'Learn again'}
            </AppButton>
          </FormActions>
        </Stack>
      )}
      <ConfirmDialog
        opened={isForgetting}
        onClose={() => setForgetting(false)}
        onConfirm={() => {
          forget.mutate();
          setForgetting(false);
        }}
        title="Forget your voice?"
        confirmLabel="Forget"
        destructive
      >
        What is generated for you is written as the template says. You can learn it again at any time.
      </ConfirmDialog>
    </Card>
  );
}

const invitation =
  'Overture can write the way you do. It reads the emails that you sent from HubSpot, learns how you greet, close and phrase, and keeps nothing else of them: no text, no names, no figures.';

interface SuggestionProps {
  readonly profile: VoiceProfile;
  readonly suggestion: Partial<VoiceProfile>;
  readonly busy: boolean;
  readonly onUse: (suggestion: Partial<VoiceProfile>) => void;
}

/** Offers what the user changes in drafts again and again. */
function Suggestion({ profile, suggestion, busy, onUse }: SuggestionProps) {
  const known = new Set(voiceSentences(profile));
  const added = voiceSentences({ ...profile, ...suggestion }).filter((sentence) => !known.has(sentence));
  return (
    <FormActions note={`In your drafts you ${added.join(' and ').replaceAll('*', '')}. Shall Overture do that?`}>
      <AppButton disabled={busy} onClick={() => onUse(suggestion)}>
        Do that
      </AppButton>
    </FormActions>
  );
}

function Sentences({ profile, voice }: { readonly profile: VoiceProfile; readonly voice: VoiceWire }) {
  return (
    <Stack gap="xs">
      <ul className={classes.sentences}>
        {[...voiceSentences(profile), languagesSentence(profile) ?? []].flat().map((sentence) => (
          <li key={sentence}>
            You {sentence.split('*').map((part, at) => (at % 2 === 1 ? <em key={part}>{part}</em> : part))}.
          </li>
        ))}
      </ul>
      {voice.learnedAt !== null && (
        <Text size="xs" c="dimmed">
          Learned from {voice.emails} emails on <Timestamp value={voice.learnedAt} show="date" />
          {voice.state === 'off' && '. Switched off: nothing is written like this.'}
        </Text>
      )}
    </Stack>
  );
}
