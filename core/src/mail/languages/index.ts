import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailLanguage } from './mail-language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sv } from './sv.ts';

/** The languages whose mails are read by tables; for others there are a few patterns (`other-languages.ts`). */
export const mailLanguageCodes = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'ro', 'cs'] as const;
export type MailLanguageCode = (typeof mailLanguageCodes)[number];

export const mailLanguages: Readonly<Record<MailLanguageCode, MailLanguage>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  ro,
  cs,
};
