/** Chinese and Japanese put no spaces between words, so that each of their characters counts as a word. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;

/** The most words that are compared, more than any email of a sequence has. */
const maxWords = 1_000;

/**
 * How much of a draft was changed to become the sent text, from 0 (nothing) to 1 (all of it or more). Words are
 * compared, without case and punctuation. Text below the draft, such as a signature, costs nothing.
 */
export function editDistance(draft: string, sent: string): number {
  const wanted = wordsOf(draft);
  const found = wordsOf(sent);
  if (wanted.length === 0) return found.length === 0 ? 0 : 1;
  // Levenshtein's table by rows, one row for each word of the draft; the smallest value of the last row is the result.
  let row = Array.from({ length: found.length + 1 }, (_, column) => column);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [column, other] of found.entries()) {
      const replaced = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(wanted.length, ...row) / wanted.length;
}

function wordsOf(text: string): readonly string[] {
  return (text.normalize('NFKC').toLowerCase().match(wordPattern) ?? []).slice(0, maxWords);
}
