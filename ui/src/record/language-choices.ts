import { languageName, writingLanguages } from '@overture/core/contract';
import type { WritingLanguage } from '@overture/core/contract';

/** The languages to choose from, after the default that leaves it to the contact. */
export const languageChoices = [
  { value: '', label: "The contact's own" },
  ...writingLanguages
    .map((code) => ({ value: code, label: languageName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
];

/** The chosen language; empty for the contact's own. */
export const languageOf = (value: string | null): WritingLanguage | '' =>
  writingLanguages.find((code) => code === value) ?? '';
