import { sentencesOf, type LanguageDetector } from '../../checks/index.ts';
import type { VoiceFrequency, VoiceProfile } from '../contract/voice.ts';
import type { VoiceHabit } from '../contract/voice-words.ts';
import { emailParts, type EmailParts } from './email-parts.ts';

/** An email of the user: its own words alone, and whether it answers another. */
export interface OwnEmail {
  readonly text: string;
  readonly isReply: boolean;
}

/** Computes how somebody writes. Of the emails nothing but counts and words of the vocabulary gets into the profile. */
export function measureVoice(emails: readonly OwnEmail[], detect: LanguageDetector): VoiceProfile {
  const read = emails.map(({ text, isReply }) => ({ ...emailParts(text), isReply }));
  const firsts = read.filter(({ isReply }) => !isReply);
  const replies = read.filter(({ isReply }) => isReply);
  const greetingOf = (parts: readonly EmailParts[]) => mostFrequent(parts.map(({ greeting }) => greeting));
  const closingOf = (parts: readonly EmailParts[]) => mostFrequent(parts.map(({ closing }) => closing));
  const bodies = read.map(({ body }) => body);
  const sentences = bodies.flatMap((body) =>
    sentencesOf(body).map(({ start, end }) => wordCount(body.slice(start, end))),
  );
  return {
    greeting: { first: greetingOf(firsts), reply: greetingOf(replies) },
    closing: { first: closingOf(firsts), reply: closingOf(replies) },
    sentenceWords: bounded(median(sentences), 3, 60),
    emailWords: bounded(median(bodies.map(wordCount)), 5, 1_000),
    address: addressOf(bodies, detect),
    languages: languagesOf(bodies, detect),
    habits: habitsOf(bodies),
  };
}

const signs: Readonly<Record<VoiceHabit, RegExp>> = {
  contractions: /\p{L}(?:n['’]t|['’](?:re|ve|ll|m|d))\b|\b(?:it|that|let|here|what|there)['’]s\b/iu,
  exclamationMarks: /!/u,
  lists: /^\s*(?:[-*•–]|\d{1,2}[.)])\s/mu,
  questionAtEnd: /\?\s*$/u,
  emojis: /\p{Extended_Pictographic}|[:;]-?\)/u,
};

function habitsOf(bodies: readonly string[]): VoiceProfile['habits'] {
  const frequency = (sign: RegExp): VoiceFrequency => {
    const share = bodies.filter((body) => sign.test(body)).length / Math.max(1, bodies.length);
    if (share < 0.05) return 'never';
    return share > 0.5 ? 'often' : 'sometimes';
  };
  return {
    contractions: frequency(signs.contractions),
    exclamationMarks: frequency(signs.exclamationMarks),
    lists: frequency(signs.lists),
    questionAtEnd: frequency(signs.questionAtEnd),
    emojis: frequency(signs.emojis),
  };
}

/** One of the words alone. `\b` would see the end of a word before each letter with an accent. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** A polite pronoun that is written large, inside a sentence: at its start, *Sie* may be *she*. */
const large = (words: string): RegExp => new RegExp(`[\\p{Ll},] (?:${words})(?!\\p{L})`, 'u');

/** The pronouns by which a language tells how close people are. */
const pronouns: Readonly<Record<string, { readonly informal: RegExp; readonly formal: RegExp }>> = {
  de: { informal: word('du|dich|dir|dein\\p{L}{0,2}|euch|euer'), formal: large('Sie|Ihnen|Ihr\\p{L}{0,2}') },
  fr: { informal: word('tu|toi|ton|tes'), formal: word('vous|votre|vos') },
  es: { informal: word('tú|te|tu|tus|contigo'), formal: word('usted|ustedes') },
  it: { informal: word('tu|ti|tuo|tua'), formal: large('Lei|Le|Suo|Sua') },
  nl: { informal: word('je|jij|jou|jouw|jullie'), formal: word('u|uw') },
  pt: { informal: word('tu|te|teu|tua'), formal: word('o senhor|a senhora') },
};

function addressOf(bodies: readonly string[], detect: LanguageDetector): VoiceProfile['address'] {
  let informal = 0;
  let formal = 0;
  for (const body of bodies) {
    const known = pronouns[detect(body) ?? ''];
    if (known?.formal.test(body) === true) formal += 1;
    else if (known?.informal.test(body) === true) informal += 1;
  }
  if (informal + formal === 0) return null;
  return informal > formal ? 'informal' : 'formal';
}

const minLanguageShare = 0.05;
const maxLanguages = 5;

function languagesOf(bodies: readonly string[], detect: LanguageDetector): VoiceProfile['languages'] {
  const known = bodies.flatMap((body) => detect(body) ?? []);
  return [...Map.groupBy(known, (language) => language)]
    .map(([language, { length }]) => ({ language, share: Math.round((100 * length) / known.length) / 100 }))
    .filter(({ share }) => share >= minLanguageShare)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, maxLanguages);
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

const bounded = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, Math.round(value)));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [high = 0, low = high] = [sorted[middle], sorted[sorted.length % 2 === 1 ? middle : middle - 1]];
  return (low + high) / 2;
}

/** What most have; null if most have nothing. Of equals, the first. */
function mostFrequent<T extends object | string>(values: readonly (T | null)[]): T | null {
  const counts = new Map<string, { readonly value: T | null; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { value, count: 1 });
    else known.count += 1;
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most?.value ?? null;
}
