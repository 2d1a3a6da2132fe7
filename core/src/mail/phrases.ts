/** Lowercase letters without accents, so that other spellings of a word are equal. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøßæœđıþ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[‘’‚‛`´]/g, "'")
    .replaceAll(/[‐‑‒–—―−]/g, '-');
}

const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  þ: 'th',
};

/** What a dot stands behind that ends no sentence: abbreviations and initials. */
export const abbreviated = String.raw`(?<!\p{L})(?:\p{L}|kl|tel|ca|bzw|incl|inkl|einschl|max|min|dr|dra|hr|fr|dl|dna|sf|sv|sr|sra|srta|mr|mrs|ms|nr|no|str|art|prof|ing|dott|dottssa|sig|rag|avv|mw|dhr|mevr|godz|hod|ul|ext|int|st|inz|mgr|resp|evtl|ggf|approx)`;
const abbreviation = new RegExp(String.raw`(?<=${abbreviated})\.`, 'gu');

/** A shorter line ends a sentence: its writer began a new one on purpose. */
const wrapLength = 60;

/**
 * The words of a folded text, each between single spaces. Sentences end in `.` or `?`, which stand between spaces too;
 * other punctuation is dropped.
 */
export function wordsOf(folded: string): string {
  const joined = folded
    .split('\n')
    .map((line) => (line.length < wrapLength ? `${line} . ` : line))
    .join(' ');
  const words = joined
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S{1,500}/g, ' addr ')
    .replaceAll(/(?<=\d)[./:-]+(?=\d)/g, '')
    .replaceAll(/[?？¿][.!?\s]*/g, ' ? ')
    .replaceAll(abbreviation, ' ')
    .replaceAll(/(?<!\d)[.!…;:]+(?=\s)|[。！]/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}.?\s]|\.(?=\S)|(?<=\S)\./gu, ' ');
  return ` . ${words.replaceAll(/\s+/g, ' ').trim()} `;
}

/** A phrase as it is written in a table, and how it is found in `wordsOf`. */
export interface Phrase {
  readonly written: string;
  readonly pattern: RegExp;
  /** The words of which a text must have one; null where the phrase begins with any word. Looking for them is quick. */
  readonly firstWords: readonly string[] | null;
}

/** The phrases of a table, one a line. */
export function phrasesOf(lines: string): readonly Phrase[] {
  return (
    lines
      .split('\n')
      // What a phrase may end in says nothing.
      .map((line) => line.trim().replace(/(?:\s*(?:\([^()]*\)|…))+$/, ''))
      .filter((line) => line !== '')
      .map((written) => ({
        written,
        pattern: new RegExp(`(?<= )(?:${patternOf(written)})(?= )`),
        firstWords: firstWordsOf(written),
      }))
  );
}

function firstWordsOf(written: string): readonly string[] | null {
  const [, group, word = ''] =
    /^(?:\([^()]*\) ?)*(?:\[(.*?)\]|(\S+))/.exec(fold(written).replaceAll(/['-]/g, ' ')) ?? [];
  const words = (group ?? word).split('|').map((one) => one.trim().replace(/ .*$/, ''));
  return words.every((one) => /^[\p{L}\d]+$/u.test(one)) ? words : null;
}

function patternOf(written: string): string {
  return fold(written.replaceAll('…', '~'))
    .replaceAll(/[.?]/g, String.raw`\$&`)
    .replaceAll(/['-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(([^()]*)\) ?/g, '(?:(?:$1) )?')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')')
    .replaceAll(/~ ?/g, '(?:[^ .?]+ ){0,7}')
    .replaceAll('*', '[^ ]*')
    .replaceAll('#', '[0-9]+');
}

/** What a line begins with that has one of these phrases at its start. */
export function startOf(lines: string): RegExp {
  return new RegExp(
    `^ (?:\\. )*(?:${phrasesOf(lines)
      .map(({ written }) => patternOf(written))
      .join('|')})(?= )`,
  );
}

/** A text that is searched for phrases. */
export interface Words {
  /** See `wordsOf`. */
  readonly text: string;
  readonly known: ReadonlySet<string>;
}

export function readWords(folded: string): Words {
  const text = wordsOf(folded);
  return { text, known: new Set(text.split(' ')) };
}

/** Whether a text has one of some phrases. */
export function hasPhrase({ text, known }: Words, phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ pattern, firstWords }) =>
      (firstWords === null || firstWords.some((word) => known.has(word))) && pattern.test(text),
  );
}
