/** Turns texts of a CRM into sentences that can be quoted: no markup, no quoted thread, no signature, no commands. */

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
};
export const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos|nbsp|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);

const stripTags = (text: string) =>
  text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|title|iframe|object|svg|math|form)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, ' ');

const quotedFrom = [
  /(?:^|\s)(?:>\s*)*On [^\n]{5,140}? wrote:/,
  /-{3,}\s*Original Message\s*-{3,}/i,
  /-{3,}\s*BEGIN /,
  /\n\s*--\s*\n/,
  /(?:^|\s)(?:Best|Kind|Warm) regards,/i,
  /\n>\s/,
];

export function plainText(escaped: string): string {
  let text = stripTags(unescapeXml(stripTags(unescapeXml(escaped)))).replace(/[<>]/g, ' ');
  for (const pattern of quotedFrom) {
    const at = text.search(pattern);
    if (at >= 0) text = text.slice(0, at);
  }
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Text that addresses a machine instead of a person. It is data like any other, but not worth quoting. */
const commands =
  /\b(ignore|disregard|forget|override)\b.{0,60}\b(instruction|previous|above|rule|prompt)|system prompt|api[ _-]?key|password|you are now|maintenance mode|\b(assistant|system)\s*:|new rules|pwned|hacked|instructions?\b.{0,20}(begin|end)|detected_service|javascript:|onerror|\balert\(|attacker|\{\{|\$\{|in every email|reply with|forward this/i;
export const isCommand = (text: string): boolean => commands.test(text);

export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])["”']?\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && !isCommand(part));
}

/** The most informative sentence: of a readable length, with numbers or names. */
export function bestSentence(text: string, skip: readonly string[] = []): string | null {
  let best: { sentence: string; score: number } | null = null;
  for (const sentence of sentences(text).slice(0, 400)) {
    if (sentence.length < 25 || sentence.length > 220 || skip.includes(sentence) || /^https?:/.test(sentence)) continue;
    const score =
      (/\d/.test(sentence) ? 3 : 0) +
      (/\b(goal|need|plan|launch|must|want|budget|deadline|problem|growth|grow|target|customers?)\b/i.test(sentence)
        ? 2
        : 0) +
      (sentence.length > 50 && sentence.length < 150 ? 2 : 0) +
      (/[.!]$/.test(sentence) ? 1 : 0);
    if (!best || score > best.score) best = { sentence, score };
  }
  return best?.sentence ?? null;
}

/** A value of one line, such as a name: letters of any script, no markup, `max` characters at most. */
export function cleanValue(value: string | undefined, max = 80): string | null {
  if (value === undefined) return null;
  const text = plainText(value).replace(/\s+/g, ' ').trim();
  if (!text || /^(n\/a|null|undefined|none|-)$/i.test(text) || isCommand(text) || !/[\p{L}\p{N}]/u.test(text))
    return null;
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/\s+\S*$/, '');
  return `${cut}…`;
}

/** A captured noun phrase in a form that can be said to the person it is about; null when there is none. */
export function sayable(phrase: string, max = 100): string | null {
  const text = phrase
    .trim()
    .replace(/^["“'(]+|["”'.:;!]+$/g, '')
    .replace(/^([^()]*)\)$/, '$1')
    .replace(/\b(their|her|his)\b/gi, 'your');
  if (
    text.length < 4 ||
    text.length > max ||
    isCommand(text) ||
    /\b(they|she|he|we|us|our|my|I)\b/.test(text) ||
    !/^[\p{L}\p{N}]/u.test(text)
  )
    return null;
  return text;
}
