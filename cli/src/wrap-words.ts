const leastWidth = 20;

/** The lines of a text, none longer than `width` unless a single word is; at least twenty characters are used. */
export function wrapWords(text: string, width: number): string[] {
  const most = Math.max(leastWidth, width);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
