const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, `maxLength` UTF-16 units at most. It ends between characters as people see them. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
