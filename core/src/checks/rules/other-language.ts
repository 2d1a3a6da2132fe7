import type { CheckFacts } from '../contract/evidence.ts';
import type { Rule } from './rule.ts';

/** Shorter emails cannot be told for sure. */
const minLength = 60;

export const otherLanguage: Rule = {
  id: 'other_language',
  level: 'warn',
  reason: 'People answer in the language they write in.',
  fix: 'Have the email rewritten in the contact’s language.',
  find: ({ body }, { language, contact }) => {
    const wanted = primary(contact.language);
    const used = primary(language);
    if (wanted === null || used === null || wanted === used || body.length < minLength) return [];
    return [
      {
        field: 'body',
        start: 0,
        end: body.length,
        message: `${wantedWords(nameOf(wanted), contact.languageFrom)}, this email is ${nameOf(used)}.`,
      },
    ];
  },
};

function wantedWords(name: string, from: CheckFacts['contact']['languageFrom']): string {
  switch (from) {
    case 'choice':
      return `${name} was chosen for the emails`;
    case 'emails':
      return `The contact’s own emails are ${name}`;
    case 'property':
      return `HubSpot names ${name} as the contact’s language`;
    case undefined:
      return `The contact’s language is ${name}`;
  }
}

/** "no", "nn" and "nb-NO" are "nb" here, "pt-BR" is "pt". */
function primary(language: string | null): string | null {
  const code = language?.toLowerCase().split(/[-_]/)[0] ?? null;
  return code === 'no' || code === 'nn' ? 'nb' : code === '' ? null : code;
}

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
