import { languageName } from '../../platform/contract/languages.ts';
import type { Immutable } from '../../platform/contract/immutable.ts';
import type { VoiceFrequency, VoiceGreeting, VoiceProfile } from './voice.ts';
import { habitNames, type VoiceHabit } from './voice-words.ts';

type Told = Immutable<VoiceProfile>;

const names: Readonly<Record<VoiceGreeting['name'], string>> = {
  first: ' and the first name',
  last: ' and the last name',
  full: ' and the full name',
  none: ' alone',
};

const habitWords: Readonly<Record<VoiceHabit, string>> = {
  contractions: 'contractions such as "we\'ll"',
  exclamationMarks: 'exclamation marks',
  lists: 'lists',
  questionAtEnd: 'a question at the end',
  emojis: 'emojis',
};

/**
 * A profile in sentences without their subject, such as "greet with *Hej* and the first name": *You* in front of them tells
 * the user, and an imperative tells the model.
 */
export function voiceSentences({
  greeting,
  closing,
  sentenceWords,
  emailWords,
  address,
  habits,
}: Told): readonly string[] {
  const greets = ({ word, name }: VoiceGreeting): string => `greet with *${word}*${names[name]}`;
  const closes = (word: string): string => `close with *${word}*`;
  const inReplies = (text: string): string => `${text} in replies`;
  const twice = <T>(first: T | null, reply: T | null, tell: (value: T) => string): string[] => {
    const isSame = JSON.stringify(first) === JSON.stringify(reply);
    return [...(first === null ? [] : [tell(first)]), ...(reply === null || isSame ? [] : [inReplies(tell(reply))])];
  };
  const habitsOf = (frequency: VoiceFrequency): readonly string[] =>
    habitNames.filter((name) => habits[name] === frequency).map((name) => habitWords[name]);
  const [often, never] = [habitsOf('often'), habitsOf('never')];
  return [
    ...twice(greeting.first, greeting.reply, greets),
    ...twice(closing.first, closing.reply, closes),
    `write about ${emailWords} words an email, and ${sentenceWords} a sentence`,
    ...(address === null ? [] : [`use the ${address} address, such as ${address === 'formal' ? '*Sie*' : '*du*'}`]),
    ...(often.length === 0 ? [] : [`often use ${listed(often, 'and')}`]),
    ...(never.length === 0 ? [] : [`never use ${listed(never, 'or')}`]),
  ];
}

/**
 * In which languages somebody writes, in a sentence like those above; null for one alone. The model is not told, because
 * the language of an email follows its contact.
 */
export function languagesSentence({ languages }: Told): string | null {
  const named = languages.map(({ language, share }) => `${languageName(language)} (${Math.round(100 * share)} %)`);
  return named.length < 2 ? null : `write in ${listed(named, 'and')}`;
}

function listed(words: readonly string[], joint: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
