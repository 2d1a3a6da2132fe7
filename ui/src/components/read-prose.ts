export type ProseBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * Splits a text into paragraphs, `#` or `**` headings and lists whose lines start with a dash, star, bullet or number.
 */
export function readProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? /^\*\*([^*]+)\*\*:?$/.exec(line)?.[1];
    const item = /^(?:[-*•–]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1];
    if (line === '') flush();
    else if (heading !== undefined) {
      flush();
      blocks.push({ kind: 'heading', text: heading });
    } else if (item !== undefined) {
      if (lines.length > 0) flush();
      items.push(item);
    } else {
      if (items.length > 0) flush();
      lines.push(line);
    }
  }
  flush();
  return blocks;
}
