import { z } from 'zod';

/** The languages in which playbooks and emails can be written, as ISO 639-1 codes: those of the evidence check, and a few more. */
export const writingLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'kk',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sr',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;

/** The language of a sequence's emails. */
export const writingLanguageSchema = z.enum(writingLanguages);
export type WritingLanguage = z.infer<typeof writingLanguageSchema>;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language; the code itself where it has no name. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
