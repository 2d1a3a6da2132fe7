/**
 * The languages in which a rep can have playbooks written, as ISO 639-1 codes: those of the evidence check, and a few
 * more.
 */
export const playbookLanguages = [
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

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language; the code itself where it has no name. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
