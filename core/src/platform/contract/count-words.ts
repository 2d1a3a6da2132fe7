/** Characters of scripts that are written without spaces between words. */
export const unspaced = /[\u1100-\u11ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** How many characters of a script without spaces count as one word. */
const perWord = 1.7;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The number of words of a text. In Chinese and Japanese it is estimated from the number of characters. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const signs = text.match(dense)?.length ?? 0;
  return Math.round(signs / perWord) + (text.replaceAll(dense, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}
