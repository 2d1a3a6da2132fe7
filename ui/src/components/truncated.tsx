const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `max` characters as a reader counts them, followed by `more` if there are further ones. */
export function cutText(text: string, max: number, more = '...'): string {
  if (text.length <= max) return text;
  const characters = Array.from(segmenter.segment(text.slice(0, max * 16)), ({ segment }) => segment);
  return characters.length > max ? characters.slice(0, max).join('') + more : text;
}

/** A text that is cut to a length and shown in full on hover. */
export function Truncated({ text, max }: { readonly text: string; readonly max: number }) {
  const shown = cutText(text, max);
  if (shown === text) return <bdi>{text}</bdi>;
  return <bdi title={text}>{shown}</bdi>;
}
