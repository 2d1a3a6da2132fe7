/** Scripts that are written without spaces between words, so that a phrase has no edges. */
export const unspaced = /[\u1100-\u11ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** Characters of a script without spaces that say about as much as a word. */
const perWord = 1.7;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text; in Chinese and Japanese as many as its characters come to. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const signs = text.match(dense)?.length ?? 0;
  return Math.round(signs / perWord) + (text.replaceAll(dense, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}
