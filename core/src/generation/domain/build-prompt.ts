import { engagementKinds, type ContactSnapshot, type ContextTexts } from '../../contacts/domain/contact.ts';
import { isoDay } from '../../contacts/domain/engagement-date.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import type { UserProfile } from '../../users/domain/user.ts';
import type { PromptParts } from './prompt-parts.ts';
import { countStable, loadTokenCounter, type TokenCounter } from './count-tokens.ts';
import { fitSections, type FittedSections, type PromptSection } from './fit-sections.ts';
import type { PdfText } from './generation-record.ts';
import {
  contactSection,
  contextSections,
  engagementSection,
  pdfSection,
  senderSection,
  textSection,
} from './prompt-sections.ts';
import { sequenceRules } from './sequence-rules.ts';
import { escapeAttribute, escapeText } from './xml.ts';

/** Everything a generation is written from. */
export interface PromptInput {
  /** House style from the base summary; may be empty. */
  readonly baseSummary: string;
  readonly services: readonly ServiceType[];
  readonly template: { readonly title: string; readonly text: string };
  readonly snapshot: ContactSnapshot;
  readonly context: ContextTexts;
  readonly pdf: PdfText | null;
  /** Who signs; null when unknown. */
  readonly sender?: UserProfile | null;
  /** Defaults to the product's own rules. */
  readonly rules?: string;
}

/**
 * Tokens of a whole prompt. The smallest of the models offered reads 128,000 with its answer, and a rep's patience and
 * money end before that.
 */
export const promptTokenBudget = 100_000;
/** What a contact gets even beside an enormous template. */
const leastContactTokens = 20_000;

/**
 * Lays a generation out as a prompt: rules, then what is the same for every contact, then the contact. All data is
 * escaped, so that nothing in it can pose as another section. Fitted into `promptTokenBudget`: the oldest entries and
 * the ends of long texts are left out first, and the prompt says what is missing.
 */
export async function buildPrompt(input: PromptInput): Promise<PromptParts> {
  const instructions = `<rules>\n${input.rules ?? sequenceRules}\n</rules>`;
  const stablePrefix = stablePrefixOf(input);
  const sections = sectionsOf(input);
  const fit = (count: TokenCounter, countFixed: TokenCounter): FittedSections => {
    const fixed = countFixed(instructions) + countFixed(stablePrefix);
    return fitSections(sections, Math.max(leastContactTokens, promptTokenBudget - fixed), count);
  };
  // No token has less than a byte: what fits by its bytes fits whole, and nobody needs to count it.
  let fitted = fit(bytesOf, bytesOf);
  if (fitted.leftOut.length > 0) {
    const count = await loadTokenCounter();
    fitted = fit(count, (text) => countStable(text, count));
  }
  return { instructions, stablePrefix, contactData: print(fitted, input.snapshot) };
}

const bytesOf: TokenCounter = (text) => Buffer.byteLength(text);

type StableInput = Pick<PromptInput, 'baseSummary' | 'services' | 'template'>;

/** Of the last prompt: those of a list have it in common. */
let lastStable: { readonly input: StableInput; readonly prefix: string } | null = null;

function stablePrefixOf({ baseSummary, services, template }: PromptInput): string {
  const input = { baseSummary, services, template };
  if (lastStable === null || !isSame(lastStable.input, input)) lastStable = { input, prefix: buildStablePrefix(input) };
  return lastStable.prefix;
}

function isSame(a: StableInput, b: StableInput): boolean {
  return (
    a.baseSummary === b.baseSummary &&
    a.template.title === b.template.title &&
    a.template.text === b.template.text &&
    a.services.length === b.services.length &&
    a.services.every(({ value, label }, i) => value === b.services[i]?.value && label === b.services[i]?.label)
  );
}

function buildStablePrefix({ baseSummary, services, template }: StableInput): string {
  return [
    baseSummary.trim() === '' ? '' : `<base_summary>\n${escapeText(baseSummary.trim())}\n</base_summary>`,
    services.length === 0
      ? ''
      : `<services>\n${services.map(({ value, label }) => `- ${escapeAttribute(value)}: ${escapeAttribute(label)}`).join('\n')}\n</services>`,
    `<template title="${escapeAttribute(template.title)}">\n${escapeText(template.text.trim())}\n</template>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** In the order a rep would read them; also the order in which room that is left over is given away. */
function sectionsOf({ snapshot, context, pdf, sender }: PromptInput): readonly PromptSection[] {
  return [
    contactSection(snapshot),
    senderSection(sender ?? null),
    textSection('today', isoDay(snapshot.fetchedAt), 0.01, 'the date'),
    // A digest in place of a summary would only repeat the entries below.
    textSection(
      'history_summary',
      snapshot.summaryWarning === null ? snapshot.fullSummary : '',
      0.05,
      'the history summary',
    ),
    ...engagementKinds.map((kind) => engagementSection(snapshot, kind)),
    ...contextSections(context),
    textSection('online_summary', snapshot.onlineSummary, 0.04, 'the online summary'),
    pdfSection(pdf),
  ];
}

function print(fitted: FittedSections, snapshot: ContactSnapshot): string {
  const notRead = engagementKinds
    .map((kind) => [kind, snapshot.contact.notRead[kind] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind} that were not read from the CRM`);
  const leftOut = [...fitted.leftOut, ...notRead];
  return leftOut.length === 0 ? fitted.text : `${fitted.text}\n<left_out>${escapeText(leftOut.join('; '))}</left_out>`;
}
