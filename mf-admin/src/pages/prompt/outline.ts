export interface OutlineEntry {
  readonly title: string;
  /** The position in the text at which the line begins. */
  readonly at: number;
}

const longestTitle = 60;

/** The sections of a prompt: Markdown headings, and short lines after a blank line that do not end as a sentence. */
export function outlineOf(text: string): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let at = 0;
  let isFirstOfBlock = true;
  for (const line of text.split('\n')) {
    const title = line.trim();
    const isHeading = /^#{1,6}\s/.test(title) || (isFirstOfBlock && isTitle(title));
    if (isHeading) entries.push({ title: title.replace(/^#+\s*/, ''), at });
    isFirstOfBlock = title === '';
    at += line.length + 1;
  }
  return entries;
}

function isTitle(line: string): boolean {
  return line !== '' && line.length <= longestTitle && /^\p{Lu}/u.test(line) && !/[.!?,;]$/.test(line);
}
