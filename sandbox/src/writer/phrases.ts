import { z } from 'zod';
import texts from './lines.json' with { type: 'json' };

const phraseSchema = z.strictObject({
  /** The topic; no topic is used twice in one sequence. */
  about: z.string().default(''),
  /** Names of values that must be known or, behind a `!`, must not be; separated by blanks. */
  when: z.string().default(''),
  text: z.string(),
});
type Phrase = z.infer<typeof phraseSchema>;

const bank = z.array(phraseSchema);
const goals = ['sponsorship', 'booth', 'app', 'marketing', 'web', 'project', 'reactivation', 'general'] as const;

/**
 * The sentences of the sample writer. `{name}` stands for a value, without which the sentence cannot be said; what stands
 * in [] is left out where one of its values is missing. Banks begin with their most informative sentences.
 */
export const phrases = z
  .strictObject({
    openers: bank,
    needs: bank,
    contexts: bank,
    arguments: bank,
    angles: z.record(z.enum(goals), bank),
    requests: bank,
    farewells: bank,
    subjects: bank,
    lastSubjects: bank,
    plainSubjects: z.array(z.string()),
    insights: bank,
    strategy: bank,
    goalAdvice: z.record(z.enum(goals), z.string()),
    summary: bank,
  })
  .parse(texts);
export type Goal = (typeof goals)[number];

/** What phrases may say, by its name; whatever is unknown is empty, false or missing. */
export type Values = Readonly<Record<string, string | boolean | null | undefined>>;

/** A sentence or paragraph, and its topic. */
export type Line = { about: string; text: string };

export function linesOf(bankOf: readonly Phrase[], values: Values): Line[] {
  return bankOf.flatMap(({ about, when, text }) => {
    const isWrong = when
      .split(' ')
      .some((name) => name !== '' && Boolean(values[name.replace('!', '')]) === name.startsWith('!'));
    const said = isWrong ? null : fill(text, values);
    return said === null ? [] : [{ about: fill(about, values) ?? '', text: said }];
  });
}

/** Null where a value is missing. */
function fill(text: string, values: Values): string | null {
  const parts = text.split(/\[([^\]]*)\]/).map((part, index) => {
    const isKnown = [...part.matchAll(/\{([\w.]+)\}/g)].every(([, name = '']) => Boolean(values[name]));
    if (!isKnown) return index % 2 === 1 ? '' : null;
    return part.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => String(values[name]));
  });
  return parts.includes(null) ? null : parts.join('');
}

export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
export const quote = (text: string): string => `“${text.replace(/[“”"]/g, '’').replace(/\.$/, '')}”`;
/** A quoted sentence that ends a paragraph. */
export const cite = (text: string): string => (/[?!…]$/.test(text) ? quote(text) : `${quote(text)}.`);
