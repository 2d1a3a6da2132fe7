/** Tells the language of a text as ISO 639-1, or null where it is too short or unclear. */
export type LanguageDetector = (text: string) => string | null;

/** A language cannot be told from fewer letters. */
const minLetters = 12;
/** More of a text tells no more about its language, and takes longer. */
const maxSampleLength = 250;

/**
 * The detector, with eld's smallest table: 0.2 MB over the wire, so it is fetched when it is first needed. Serbian and
 * Bulgarian are told apart, Kazakh by its letters, as eld does not know it.
 */
export async function loadLanguageDetector(): Promise<LanguageDetector> {
  const { eld } = await import('eld/extrasmall');
  return (text) => {
    const sample = text.slice(0, maxSampleLength).replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' ');
    const letters = sample.match(/\p{L}/gu) ?? [];
    if (letters.length === 0 || (letters.length < minLetters && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(sample)))
      return null;
    const { language } = eld.detect(sample);
    if (language === '') return null;
    if (language === 'no') return 'nb';
    const isKazakh =
      /\p{Script=Cyrillic}/u.test(sample) && (sample.match(/[әғқңөұүһ]/giu) ?? []).length > letters.length / 25;
    return isKazakh ? 'kk' : language;
  };
}
