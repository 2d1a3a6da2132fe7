import { voiceSentences } from '../../voice/contract/voice-sentences.ts';
import type { VoiceProfile } from '../../voice/contract/voice.ts';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { escapeText } from '../../platform/xml.ts';
import type { PromptSection } from './fit-sections.ts';

/** The lines that tell the model how the sender writes. They hold words of the closed vocabulary and numbers alone. */
export const voiceLines = (voice: Immutable<VoiceProfile>): readonly string[] =>
  voiceSentences(voice).map((sentence) => `- ${escapeText(sentence)}`);

/** The section with the sender's voice. It is no source. */
export function voiceSection(voice: Immutable<VoiceProfile> | undefined): PromptSection {
  return {
    tag: 'voice',
    items: voice === undefined ? [] : [{ text: voiceLines(voice).join('\n'), rank: 0, kind: null }],
    layout: 'lines',
    share: 0.01,
    describeMissing: () => 'the voice of the sender',
  };
}
