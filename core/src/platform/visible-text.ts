/*
 * Characters that no screen shows but a model reads: what Unicode calls ignorable (bidirectional controls, zero-width
 * marks, tags, variation selectors, fillers), annotations, and controls. The joiners that scripts and emoji need, tab
 * and line feed stay.
 */
const invisible = /[[\p{Default_Ignorable_Code_Point}--\p{Join_Control}][\p{Cc}--[\t\n]]\uFFF9-\uFFFB]/gv;

/** The text as a reader sees it. Line breaks become line feeds. */
export function withoutInvisible(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(invisible, '');
}

/** Readable lines: no invisible characters, single spaces, at most one empty line in a row. */
export function tidy(text: string): string {
  return withoutInvisible(text)
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts a text between words and marks the cut. It never cuts inside a character. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, Math.max(0, maxLength - 2));
  const space = head.lastIndexOf(' ');
  const end = space > maxLength * 0.8 ? space : head.length;
  return `${head
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()} …`;
}
