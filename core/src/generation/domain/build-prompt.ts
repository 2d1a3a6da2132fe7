import type { ContactSnapshot, ContextTexts } from '../../contacts/domain/contact.ts';
import { timelineOf, type TimelineEntry } from '../../contacts/domain/timeline.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import type { UserProfile } from '../../users/domain/user.ts';
import { companySection, dealsSection } from './company-sections.ts';
import {
  sourceKinds,
  type SourceKind,
  type ContextUsed,
  type LeftOut,
  type Proof,
  type Source,
} from '../../contract/index.ts';
import type { PromptParts } from './prompt-parts.ts';
import { loadTokenCounter, type TokenCounter } from './count-tokens.ts';
import { fitSections, type FittedSections, type PromptSection } from './fit-sections.ts';
import type { PdfText } from './generation-record.ts';
import { contactSection, relationSection } from './contact-sections.ts';
import { describeNotRead, notReadOf } from './not-read.ts';
import { playbookLanguageSection, senderSection } from './sender-sections.ts';
import { contextSections, pdfSection, textSection, todaySection } from './text-sections.ts';
import { proofSection } from './proof-section.ts';
import { agencySources, joinPieces } from './prompt-sources.ts';
import { sequenceRules } from './sequence-rules.ts';
import { timelineSection } from './timeline-section.ts';
import { wishOrder, wishPart } from './wish-part.ts';
import { escapeAttribute, escapeText } from './xml.ts';

/** Everything a generation is written from. */
export interface PromptInput {
  /** How the domain describes the agency; may be empty. */
  readonly agency: string;
  readonly services: readonly ServiceType[];
  /** The agency's references that fit the contact. */
  readonly proof?: readonly Proof[];
  readonly template: { readonly title: string; readonly text: string };
  readonly snapshot: ContactSnapshot;
  readonly context: ContextTexts;
  readonly pdf: PdfText | null;
  /** The user who signs; null when the user is unknown. */
  readonly sender?: UserProfile | null;
  /** What the rep wishes of this sequence; nothing by default. */
  readonly instruction?: string;
  /** In which days are told, by its IANA name; defaults to UTC. */
  readonly timeZone?: string;
  /** Defaults to the product's own rules. */
  readonly rules?: string;
  /** Tokens of the whole prompt; defaults to `promptTokenBudget`. */
  readonly maxTokens?: number;
}

/**
 * Tokens of a whole prompt. The smallest of the models offered reads 128,000 with its answer, and a rep's patience and
 * money end before that.
 */
export const promptTokenBudget = 100_000;
/** Longest text of one entry, in characters. */
const entryLength = 4_000;
/** The tokens that the contact's data gets even beside a very long template. */
const minContactTokens = 20_000;

/** A prompt, and what of the contact is in it. */
export interface BuiltPrompt {
  readonly prompt: PromptParts;
  readonly contextUsed: readonly ContextUsed[];
  readonly leftOut: readonly LeftOut[];
  /** What the emails may rest on: the contact's part by the ids that are printed beside it, and the agency's. */
  readonly sources: readonly Source[];
  /** Everything that happened with the contact, whether there was room for it or not. */
  readonly timeline: readonly TimelineEntry[];
}

/**
 * Lays a generation out as a prompt: rules, then what is the same for every contact, then the contact. All data is
 * escaped, so that nothing in it can pose as another section. Fitted into `promptTokenBudget`: the contact's own words are
 * given room first, notes by reps last, of a kind the older entries give way, and the prompt says what is missing.
 */
export async function buildPrompt(input: PromptInput): Promise<BuiltPrompt> {
  const instructions = instructionsOf(input.rules);
  const stablePrefix = stablePrefixOf(input);
  const timeline = timelineOf(input.snapshot.contact, { maxLength: entryLength });
  const sections = sectionsOf(input, timeline);
  const wish = wishPart(input.instruction ?? '');
  const fit = (count: TokenCounter): FittedSections => {
    const fixed = count(instructions) + count(stablePrefix) + count(wish.text);
    const { maxTokens } = input;
    if (maxTokens !== undefined) return fitSections(sections, Math.max(0, maxTokens - fixed), count);
    return fitSections(sections, Math.max(minContactTokens, promptTokenBudget - fixed), count);
  };
  // A token has at least one byte, so a prompt with few enough bytes fits and its tokens need no counting.
  let fitted = fit(bytesOf);
  let bytesPerToken = usualBytesPerToken;
  if (fitted.leftOut.length > 0) {
    fitted = fit(await loadTokenCounter());
    bytesPerToken = 1;
  }
  return {
    prompt: {
      instructions,
      stablePrefix,
      contactData: print(fitted, input.snapshot) + wish.text,
      ...(wish.text !== '' && { order: wishOrder }),
    },
    contextUsed: fitted.used.map((used) => ({ ...used, tokens: Math.ceil(used.tokens / bytesPerToken) })),
    leftOut: together([...fitted.leftOut, ...notReadOf(input.snapshot)]),
    timeline,
    sources: [...joinPieces(fitted.sources), ...wish.sources, ...agencySources(input)],
  };
}

/** The average bytes of a token of prose, used only to estimate how much a part takes. */
const usualBytesPerToken = 4;
const bytesOf: TokenCounter = (text) => Buffer.byteLength(text);

export function instructionsOf(rules: string = sequenceRules): string {
  return `<rules>\n${rules}\n</rules>`;
}

/** What is the same for every contact. */
export function stablePrefixOf({
  agency,
  services,
  template,
}: Pick<PromptInput, 'agency' | 'services' | 'template'>): string {
  return [
    agency.trim() === '' ? '' : `<agency>\n${escapeText(agency.trim())}\n</agency>`,
    services.length === 0
      ? ''
      : `<services>\n${services.map(({ value, label }) => `- ${escapeAttribute(value)}: ${escapeAttribute(label)}`).join('\n')}\n</services>`,
    `<template title="${escapeAttribute(template.title)}">\n${escapeText(template.text.trim())}\n</template>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** In the order a rep would read them; also the order in which room that is left over is given away within a rank. */
function sectionsOf(
  { snapshot, context, pdf, sender, proof, timeZone = 'UTC' }: PromptInput,
  timeline: readonly TimelineEntry[],
): readonly PromptSection[] {
  return [
    contactSection(snapshot),
    relationSection(snapshot),
    companySection(snapshot),
    dealsSection(snapshot),
    senderSection(sender ?? null),
    playbookLanguageSection(sender ?? null),
    proofSection(proof ?? []),
    todaySection(snapshot, timeZone),
    // A digest is left out because it would only repeat the entries below.
    textSection(
      'history_summary',
      snapshot.summaryWarning === null ? snapshot.fullSummary : '',
      0.05,
      'the history summary',
    ),
    timelineSection(timeline, { prospectUrl: snapshot.prospectUrl, timeZone }),
    ...contextSections(context),
    textSection('online_summary', snapshot.onlineSummary, 0.03, 'the online summary'),
    pdfSection(pdf),
  ];
}

function print(fitted: FittedSections, snapshot: ContactSnapshot): string {
  const missing = [...fitted.missing, ...describeNotRead(snapshot)];
  return missing.length === 0 ? fitted.text : `${fitted.text}\n<left_out>${escapeText(missing.join('; '))}</left_out>`;
}

/** One entry a kind. */
function together(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const counts = new Map<SourceKind, number>();
  for (const { kind, count } of leftOut) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return sourceKinds.flatMap((kind) => (counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : []));
}
