import { linkMark } from '../contract/marked-links.ts';
import type { Span } from '../marks.ts';
import { plainText } from './plain-text.ts';

/**
 * Marks the links of a text that stand at `unknown`, and writes them so that no program makes links of them again.
 * `escape` escapes what is written, for a text that is escaped itself.
 */
export function disarmLinks(text: string, unknown: readonly Span[], escape = (link: string): string => link): string {
  let result = '';
  let end = 0;
  for (const link of joined(unknown)) {
    result += `${text.slice(end, link.start)}${escape(disarmed(text.slice(link.start, link.end)))}`;
    // A phone number looks the same when it is marked.
    if (!text.startsWith(` ${linkMark}`, link.end)) result += ` ${linkMark}`;
    end = link.end;
  }
  return result + text.slice(end);
}

function disarmed(link: string): string {
  return plainText(link)
    .text.replaceAll(/(?<=^|["'(={,;>])(?:[/\\]>*){2,}|(?<=\[)(?:[/\\]>*){2,}(?![/\\\]>])/g, '[$&]')
    .replaceAll(/(?<!\[)[.:]|[.:](?!\])/g, '[$&]');
}

/** In order, and each of those that overlap with the next as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}
