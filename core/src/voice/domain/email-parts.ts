import type { VoiceGreeting } from '../contract/voice.ts';
import { closings, greetings } from '../contract/voice-words.ts';

/** An email that somebody wrote, divided by the words of the closed vocabulary. */
export interface EmailParts {
  readonly greeting: VoiceGreeting | null;
  /** What stands between greeting and closing. */
  readonly body: string;
  readonly closing: (typeof closings)[number] | null;
}

/** The most words after those of the vocabulary: a name with a title, and no more of a sentence. */
const maxNameWords = 4;
const maxWordsAfterClosing = 3;

/** Titles after which people write a last name. */
const titles =
  /^(?:mrs?|ms|dr|prof|herrn?|frau|m|mme|monsieur|madame|sr|sra|señora?|sig|signora?|dhr|mevr|mevrouw|meneer|hr|fru|pan|pani)\b\.?/i;

/** Divides the text of an email, which has no quotes. A signature below the closing belongs to no part. */
export function emailParts(text: string): EmailParts {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const greeting = greetingIn(lines[0] ?? '');
  const first = greeting === null ? 0 : 1;
  const at = lines.findLastIndex((line, index) => index >= first && closingIn(line) !== null);
  const body = lines.slice(first, at === -1 ? undefined : at);
  return { greeting, body: body.join('\n'), closing: at === -1 ? null : closingIn(lines[at] ?? '') };
}

function greetingIn(line: string): VoiceGreeting | null {
  const begun = beginning(line, greetings, greetingEnding);
  if (begun === null || begun.rest.length > maxNameWords) return null;
  const [name, ...more] = begun.rest;
  if (name === undefined) return { word: begun.words, name: 'none' };
  if (titles.test(name)) return { word: begun.words, name: 'last' };
  return { word: begun.words, name: more.length === 0 ? 'first' : 'full' };
}

function closingIn(line: string): EmailParts['closing'] {
  const begun = beginning(line, closings, '');
  return begun === null || begun.rest.length > maxWordsAfterClosing ? null : begun.words;
}

/** Words such as *Liebe*, *Cher* and *Vážený* also end otherwise. */
const greetingEnding = '[rnesáo]{0,2}';

/** The entry of the vocabulary with which a line begins, and the words after it; null if it begins otherwise. */
function beginning<Words extends string>(
  line: string,
  vocabulary: readonly Words[],
  ending: string,
): { readonly words: Words; readonly rest: readonly string[] } | null {
  for (const words of vocabulary) {
    const [begun] = new RegExp(`^${words}${ending}(?![\\p{L}\\p{N}])`, 'iu').exec(line) ?? [];
    if (begun === undefined) continue;
    return { words, rest: line.slice(begun.length).match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [] };
  }
  return null;
}
