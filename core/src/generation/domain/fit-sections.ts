/** One part of the prompt whose items are worth less the later they come. */
export interface PromptSection {
  readonly tag: string;
  readonly attributes?: string;
  /** Ready to be printed, most important first. */
  readonly items: readonly string[];
  readonly separator: string;
  /** Part of the budget that other sections cannot take from it; all shares together are at most 1. */
  readonly share: number;
  /** Names what is missing, given how many items are. */
  readonly describeMissing: (count: number) => string;
}

export interface FittedSections {
  readonly text: string;
  /** One phrase for each section that is not complete. */
  readonly leftOut: readonly string[];
  readonly tokens: number;
}

/**
 * Prints the sections within a budget of tokens, by whole items: first each up to its share, then what is left over
 * goes to the sections in their order. Empty sections are not printed.
 */
export function fitSections(
  sections: readonly PromptSection[],
  budget: number,
  countTokens: (text: string) => number,
): FittedSections {
  const fits = sections.map((section) => ({ section, taken: 0, used: 0 }));
  let remaining = budget;
  const take = (fit: (typeof fits)[number], limit: number): void => {
    for (let item = fit.section.items[fit.taken]; item !== undefined; item = fit.section.items[fit.taken]) {
      // A token for the separator; the tags of the section are paid for with its first item.
      const cost = countTokens(item) + 1 + (fit.taken === 0 ? 20 : 0);
      if (cost > remaining || fit.used + cost > limit) return;
      remaining -= cost;
      fit.used += cost;
      fit.taken += 1;
    }
  };
  for (const fit of fits) take(fit, fit.section.share * budget);
  for (const fit of fits) take(fit, Number.POSITIVE_INFINITY);
  const text = fits
    .filter(({ taken }) => taken > 0)
    .map(({ section, taken }) => print(section, section.items.slice(0, taken)))
    .join('\n');
  const leftOut = fits
    .filter(({ section, taken }) => taken < section.items.length)
    .map(({ section, taken }) => section.describeMissing(section.items.length - taken));
  return { text, leftOut, tokens: budget - remaining };
}

function print(section: PromptSection, items: readonly string[]): string {
  const attributes = section.attributes === undefined ? '' : ` ${section.attributes}`;
  return `<${section.tag}${attributes}>${items.join(section.separator)}</${section.tag}>`;
}
