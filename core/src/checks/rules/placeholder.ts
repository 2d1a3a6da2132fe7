import type { Rule } from './rule.ts';
import { shorten } from './rule.ts';

/** Fills, template variables, and what people type where a word is missing. */
const marks =
  /\[[^\][\n]{0,300}\p{L}[^\][\n]{0,300}\]|\{\{?[^{}\n]{1,80}\}\}?|<(?:[Ii]nsert|[Ff]irst|[Ll]ast|[Ff]ull|[Cc]ompany|[Yy]our|[Nn]ame)[^<>@\n]{0,40}>|%[A-Z_]{3,30}%|(?<![\p{L}\d])(?:X{2,9}(?:[.,]X{3})?|_{3,}|TBD|[Ll]orem ipsum)(?![\p{L}\d])/gu;
/** These stand in brackets and are no placeholders. */
const harmless = /^\[(?:sic|…|\.{3})\]$/i;

export const placeholder: Rule = {
  id: 'placeholder',
  level: 'block',
  isLocked: true,
  reason: 'A placeholder tells the reader that nobody read the email before it was sent.',
  fix: 'Write what is missing, or take the sentence out.',
  find: (email) =>
    (['subject', 'body'] as const).flatMap((field) =>
      [...email[field].matchAll(marks)]
        .filter(([text]) => !harmless.test(text))
        .map((match) => ({
          field,
          start: match.index,
          end: match.index + match[0].length,
          message: `"${shorten(match[0])}" is still a placeholder. Write what is missing, or take the sentence out.`,
        })),
    ),
};
