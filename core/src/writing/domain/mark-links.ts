import { disarmLinks, isKnownLink, unknownLinks, type SourceIndex } from '../../checks/index.ts';

/** Stand for the tags between two texts. Escaped text has neither sign. */
const [blockTag, inlineTag] = ['<', '>'];
const isInline = /^<\/?(?:a|b|strong|i|em|u)[\s>]/;
const zeroWidth = '\u200b';

/**
 * Disables the links, mail addresses and phone numbers of sanitised HTML that no source contains: they become marked
 * text that nobody can follow, whether they were elements or text that a program makes a link of. What is marked
 * already stays as it is.
 */
export function markLinks(html: string, index: SourceIndex): string {
  const tags: string[] = [];
  const text = withoutUnknownAnchors(html, index).replaceAll(/<[^>]*>/g, (tag) => {
    tags.push(tag);
    return isInline.test(tag) ? inlineTag : blockTag;
  });
  // Within a line a tag is an invisible character: some programs read on behind it, others do not.
  const unknown = [text, text.replaceAll(inlineTag, zeroWidth)].flatMap((reading) => unknownLinks(reading, index));
  const marked = disarmLinks(text, unknown, withAmpersands).replaceAll(/[<>]/g, () => tags.shift() ?? '');
  // What stood directly behind a link can be one by itself behind the mark.
  return marked === html ? html : markLinks(marked, index);
}

/** Replaces links whose target is unknown by their text, and by the target where the text does not name it. */
function withoutUnknownAnchors(html: string, index: SourceIndex): string {
  const open: { readonly target: string | null; readonly from: number }[] = [];
  let result = '';
  for (const piece of html.split(/(<[^>]*>)/)) {
    if (/^<a[\s>]/i.test(piece)) {
      const href = /\shref="([^"]*)"/i.exec(piece)?.[1];
      const target = href === undefined || isKnownLink(unescape(href), index) ? null : unescape(href).trim();
      if (target === null) result += piece;
      open.push({ target, from: result.length });
    } else if (/^<\/a>/i.test(piece)) {
      const { target, from } = open.pop() ?? { target: null, from: 0 };
      if (target === null) result += piece;
      else if (!isNamedIn(unescape(result.slice(from)), target))
        result += ` ${disarmLinks(target, [{ start: 0, end: target.length }], escape)}`;
    } else result += piece;
  }
  return result;
}

/** Whether the text is the target, except for "mailto:" before it. */
function isNamedIn(text: string, target: string): boolean {
  return text.includes(target.replace(/^mailto:/i, ''));
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function escape(text: string): string {
  return withAmpersands(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function withAmpersands(text: string): string {
  return text.replaceAll('&', '&amp;');
}
