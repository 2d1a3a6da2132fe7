import { otherLanguages, type Phrases } from './other-languages.ts';
import { isCommand } from './plain-text.ts';

export type Rewrite = { subject: string; body: string; wish: string };

type Parts = { greeting: string[]; middle: string[]; close: string[] };

/** Rewrites the email as far as a sample writer can; a wish that it does not understand changes nothing. */
export function rewriteEmail({ subject, body, wish }: Rewrite): { subject: string; body: string } {
  const isWished = (pattern: RegExp): boolean => pattern.test(wish);
  let parts = takeApart(body);
  const language = /\bin (\w+)/i.exec(wish)?.[1]?.toLowerCase() ?? '';
  const phrases = otherLanguages.get(language);
  if (phrases) parts = inLanguage(phrases, parts);
  if (isWished(/\b(?:another|different|new) angle\b/i)) parts = fromAnotherAngle(parts);
  if (isWished(/\b(?:direct(?:ly)?|to the point)\b/i)) parts = { ...parts, middle: requestFirst(parts.middle) };
  if (isWished(/\b(?:short(?:er|en)?|brief(?:er)?|concise|half)\b/i))
    parts = { ...parts, middle: shorten(parts.middle) };
  if (isWished(/\b(?:warm(?:er)?|friendl(?:y|ier)|kind(?:er)?)\b/i)) parts = warm(parts);
  const topic = /\b(?:mention|include|add)\s+((?:[^.;\n]|\.(?=\S)){2,120})/i.exec(wish)?.[1]?.trim();
  if (topic !== undefined && !isCommand(topic)) parts.middle.splice(1, 0, `There is one thing to add: ${topic}.`);
  return { subject, body: [...parts.greeting, ...parts.middle, ...parts.close].join('\n\n') };
}

/** Splits a body by its commas: a greeting ends in one, and so does the first line of the closing; unsigned, that is a word or two. */
function takeApart(body: string): Parts {
  const paragraphs = body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const greeting = paragraphs[0]?.trimEnd().endsWith(',') === true ? paragraphs.slice(0, 1) : [];
  const closeAt = paragraphs.findLastIndex((paragraph) => /^(?:[^\n]{2,40},(?:\n|$)|[^\n.?!]{2,40}$)/.test(paragraph));
  const end = closeAt >= Math.max(1, greeting.length) ? closeAt : paragraphs.length;
  return { greeting, middle: paragraphs.slice(greeting.length, end), close: paragraphs.slice(end) };
}

/** The first sentences of the first and the last paragraph, which contain the reason and the request. */
function shorten(middle: readonly string[]): string[] {
  const kept = middle.length > 2 ? [middle[0] ?? '', middle.at(-1) ?? ''] : middle;
  return kept.map((paragraph) => /^[\s\S]*?[.?!](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph);
}

const requestFirst = (middle: readonly string[]): string[] => [...middle.slice(-1), ...middle.slice(0, -1)];

function warm({ greeting, middle, close }: Parts): Parts {
  return {
    greeting: greeting.map((line) => line.replace(/^(?:Hello|Dear)\b/, 'Hi')),
    middle: ['It would be good to hear how things are on your side.', ...middle],
    close: close.map((text) => text.replace(/^[^\n]*,/, 'Warm regards,')),
  };
}

function fromAnotherAngle({ middle, ...ends }: Parts): Parts {
  return { ...ends, middle: ['What would it take to leave everything as it is for another year?', ...middle.slice(1)] };
}

function inLanguage(phrases: Phrases, { greeting, close }: Parts): Parts {
  const name = /\s(.+),$/.exec(greeting[0] ?? '')?.[1];
  return {
    greeting: [`${[phrases.greeting, name].filter(Boolean).join(' ')},`],
    middle: [phrases.reason, phrases.request],
    close: close.map((text) => text.replace(/^[^\n,]*/, phrases.close)),
  };
}
