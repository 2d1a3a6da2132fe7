import texts from './lies.json' with { type: 'json' };
import type { Lie } from './lies.ts';
import type { Email } from './write-emails.ts';

/** What a template wrongly asks for. The sample writer does it all the same, as a model might. */
export interface Misdeeds {
  readonly lies: readonly Lie[];
  /** Whether claims are left out. */
  readonly isUncited: boolean;
  readonly language: Language | null;
}

type Language = 'German' | 'French' | 'Spanish';
const languages: readonly (readonly [Language, RegExp])[] = (['German', 'French', 'Spanish'] as const).map((name) => [
  name,
  new RegExp(String.raw`\b(?:write|answer|reply|compose)\b[^.]*\bin ${name}\b`, 'i'),
]);

const invent = String.raw`\b(?:invent|make up|fabricate|improvise|guess)\b`;
const asked: readonly (readonly [Lie, RegExp])[] = [
  ['amount', new RegExp(String.raw`${invent}[^.]*\b(?:prices?|costs?|amounts?|budgets?)\b`, 'i')],
  ['percentage', new RegExp(String.raw`${invent}[^.]*\b(?:percentages?|rates?|results?)\b`, 'i')],
  ['number', new RegExp(String.raw`${invent}[^.]*\b(?:figures?|numbers?|statistics)\b`, 'i')],
  ['name', new RegExp(String.raw`${invent}[^.]*\b(?:colleagues?|people|persons?)\b`, 'i')],
  ['company', new RegExp(String.raw`${invent}[^.]*\b(?:customers?|clients?|references?|compan(?:y|ies))\b`, 'i')],
  ['date', new RegExp(String.raw`${invent}[^.]*\b(?:dates?|deadlines?)\b`, 'i')],
  ['discount', /\b(?:promise|offer|give|grant)\b[^.]*\bdiscounts?\b/i],
  ['duration', /\bpromise\b[^.]*\b(?:weeks|months|go live|be live)\b/i],
  ['meeting', /\b(?:say|claim|write|pretend)\b[^.]*\bmeeting (?:is|was|has been) (?:agreed|arranged|fixed)\b/i],
  ['attachment', /\b(?:say|claim|write|pretend)\b[^.]*\battached\b/i],
  ['link', /\b(?:add|put|include|place)\b[^.]*\blink to\b/i],
  ['reply', /\bsubjects?\b[^.]*\bwith “?"?Re:/i],
  ['greeting', /\bgreet (?:everybody|everyone|them all) (?:as|by)\b/i],
];
const uncited =
  /\b(?:(?:do not|don['’]t|never) cite (?:anything|any source|sources)|leave (?:the )?claims empty|(?:switch|turn) off (?:the )?(?:evidence|citations|claims)|without (?:any )?(?:claims|citations))\b/i;
const negated = /\b(?:do not|don['’]t|never|no|not|without|avoid|instead of)\b/i;

export function readMisdeeds(template: string): Misdeeds {
  const sentences = template.split(/(?<=[.!?])\s+|\n+/);
  // "Never promise a discount" does not ask for one.
  const wanted = sentences.filter((sentence) => !negated.test(sentence));
  return {
    lies: asked.flatMap(([lie, pattern]) => (wanted.some((sentence) => pattern.test(sentence)) ? [lie] : [])),
    isUncited: uncited.test(template),
    language: languages.find(([, pattern]) => wanted.some((sentence) => pattern.test(sentence)))?.[0] ?? null,
  };
}

/** The email in another language; greeting and name stay. */
export function inLanguage(email: Email, language: Language): Email {
  const paragraphs = email.body.split('\n\n');
  const body = [paragraphs[0], texts.foreign[language], paragraphs.at(-1)].join('\n\n');
  return { ...email, body, claims: [] };
}
