import { sourceKinds, type Source, type SourceKind } from '../../checks/contract/evidence.ts';
import type { ContextUsed, LeftOut } from '../../prompts/contract/context-part.ts';

/** The smallest piece of a prompt that can be left out. */
export interface PromptItem {
  /** The text, ready to be printed. */
  readonly text: string;
  /** The priority for room in the prompt: 0 (the contact's own words) comes first, 2 (notes by reps) last. */
  readonly rank: 0 | 1 | 2;
  /** Null if the item is not data about the contact. */
  readonly kind: SourceKind | null;
  /** The name of the text to which this piece belongs. The pieces of one text count as one. */
  readonly of?: string;
  /** The source that claims may cite if this item is printed. */
  readonly source?: Source;
}

/** One part of the prompt. Among items of the same rank, earlier ones are more important. */
export interface PromptSection {
  readonly tag: string;
  readonly attributes?: string;
  /** The items in the order of printing. */
  readonly items: readonly PromptItem[];
  /** Whether items are printed on lines of their own or directly after each other. */
  readonly layout: 'lines' | 'run';
  /** The share of the budget that is reserved for this section. All shares add up to at most 1. */
  readonly share: number;
  readonly describeMissing: (missing: readonly PromptItem[]) => string;
}

export interface FittedSections {
  readonly text: string;
  /** One phrase for each incomplete section. */
  readonly missing: readonly string[];
  readonly used: readonly ContextUsed[];
  readonly leftOut: readonly LeftOut[];
  /** The sources of the printed items. */
  readonly sources: readonly Source[];
}

interface Fit {
  readonly section: PromptSection;
  readonly taken: Set<PromptItem>;
  used: number;
}

/**
 * Prints the sections within a budget of tokens, by whole items. First each section gets up to its share, then the rest
 * is distributed, both in the order of rank. Empty sections are not printed.
 */
export function fitSections(
  sections: readonly PromptSection[],
  budget: number,
  countTokens: (text: string) => number,
): FittedSections {
  const fits: Fit[] = sections.map((section) => ({ section, taken: new Set(), used: 0 }));
  const costs = new Map<PromptItem, number>();
  let remaining = budget;
  const take = (fit: Fit, items: readonly PromptItem[], limit: number): void => {
    for (const item of items) {
      if (fit.taken.has(item)) continue;
      // One token is added for the separator. The tags of the section are counted with its first item.
      const tokens = costs.get(item) ?? countTokens(item.text) + 1;
      costs.set(item, tokens);
      const cost = tokens + (fit.taken.size === 0 ? 20 : 0);
      if (cost > remaining || fit.used + cost > limit) return;
      remaining -= cost;
      fit.used += cost;
      fit.taken.add(item);
    }
  };
  for (const fit of fits) take(fit, byRank(fit.section.items), fit.section.share * budget);
  for (const rank of [0, 1, 2] as const)
    for (const fit of fits)
      take(
        fit,
        fit.section.items.filter((item) => item.rank === rank),
        Number.POSITIVE_INFINITY,
      );
  const missingOf = ({ section, taken }: Fit): PromptItem[] => section.items.filter((item) => !taken.has(item));
  return {
    text: fits
      .filter(({ taken }) => taken.size > 0)
      .map(print)
      .join('\n'),
    missing: fits.filter((fit) => missingOf(fit).length > 0).map((fit) => fit.section.describeMissing(missingOf(fit))),
    used: sumUp(
      fits.flatMap(({ taken }) => [...taken]),
      costs,
    ),
    sources: fits.flatMap(({ section, taken }) =>
      section.items.flatMap((item) => (taken.has(item) && item.source !== undefined ? [item.source] : [])),
    ),
    leftOut: sumUp(fits.flatMap(missingOf), costs).map(({ kind, count }) => ({ kind, count })),
  };
}

function byRank(items: readonly PromptItem[]): readonly PromptItem[] {
  return items.toSorted((a, b) => a.rank - b.rank);
}

function print({ section, taken }: Fit): string {
  const attributes = section.attributes === undefined ? '' : ` ${section.attributes}`;
  const texts = section.items.filter((item) => taken.has(item)).map(({ text }) => text);
  const body = section.layout === 'lines' ? `\n${texts.join('\n')}\n` : texts.join('');
  return `<${section.tag}${attributes}>${body}</${section.tag}>`;
}

function sumUp(items: readonly PromptItem[], costs: ReadonlyMap<PromptItem, number>): readonly ContextUsed[] {
  const sums = new Map<SourceKind, { tokens: number; readonly counted: Set<PromptItem | string> }>();
  for (const item of items) {
    if (item.kind === null) continue;
    const sum = sums.get(item.kind) ?? { tokens: 0, counted: new Set() };
    sums.set(item.kind, sum);
    sum.counted.add(item.of ?? item);
    sum.tokens += costs.get(item) ?? 0;
  }
  return sourceKinds.flatMap((kind) => {
    const sum = sums.get(kind);
    return sum === undefined ? [] : [{ kind, count: sum.counted.size, tokens: sum.tokens }];
  });
}
