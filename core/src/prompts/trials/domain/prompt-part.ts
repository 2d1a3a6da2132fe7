import type { TokenCounter } from '../../../models/domain/count-tokens.ts';
import type { PromptParts } from '../../../models/domain/prompt-parts.ts';

/** A part of a prompt, as it is shown. */
export interface PromptPart {
  readonly name: string;
  readonly text: string;
  readonly tokens: number;
  /** Whether the part is the same for every contact of the domain, so that the vendor caches it. */
  readonly isCached: boolean;
}

/** The minimum tokens of a beginning that vendors cache. */
const minCachedTokens = 1_024;

/** The elements of a prompt, in their order. */
export function partsOf(prompt: PromptParts, count: TokenCounter): readonly PromptPart[] {
  const stable = [prompt.instructions, prompt.stablePrefix].map(elementsOf).flat();
  const isCached = count(prompt.instructions + prompt.stablePrefix) >= minCachedTokens;
  const changing = [prompt.contactData, prompt.order ?? ''].map(elementsOf).flat();
  return [
    ...stable.map((element) => ({ ...element, isCached })),
    ...changing.map((element) => ({ ...element, isCached: false })),
  ].map(({ isCached: cached, ...element }) => ({ ...element, tokens: count(element.text), isCached: cached }));
}

/** The elements of a text. Data within an element is escaped, so an element ends at its first closing tag. */
function elementsOf(text: string): readonly { readonly name: string; readonly text: string }[] {
  const found = [...text.matchAll(/<([a-z_]+)(?:\s[^>]*)?>[\s\S]*?<\/\1>/g)];
  if (found.length === 0) return text.trim() === '' ? [] : [{ name: 'order', text }];
  return found.map(([element, name = '']) => ({ name: name.replaceAll('_', ' '), text: element }));
}
