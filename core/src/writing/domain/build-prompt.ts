import type { ContactSnapshot, ContextTexts } from '../../contacts/domain/contact.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import { timelineOf, type TimelineEntry } from '../../contacts/domain/timeline.ts';
import type { Immutable } from '../../platform/contract/immutable.ts';
import type { VoiceProfile } from '../../voice/contract/voice.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import type { UserProfile } from '../../people/users/domain/user.ts';
import { companySection, dealsSection } from './company-sections.ts';
import { sourceKinds, type SourceKind, type Source } from '../../checks/contract/evidence.ts';
import type { ContextUsed, LeftOut } from '../../prompts/contract/context-part.ts';
import type { Proof } from '../../prompts/agency/contract/agency.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { minContactTokens, promptTokenBudget } from '../../models/domain/call-limits.ts';
import type { PromptParts } from '../../models/domain/prompt-parts.ts';
import { loadTokenCounter, type TokenCounter } from '../../models/domain/count-tokens.ts';
import { fitSections, type FittedSections, type PromptSection } from './fit-sections.ts';
import type { PdfText } from '../../records/domain/generation-record.ts';
import { contactSection, relationSection } from './contact-sections.ts';
import { describeNotRead, notReadOf } from '../../records/domain/not-read.ts';
import { emailLanguageSection, playbookLanguageSection, senderSection } from './sender-sections.ts';
import { contextSections, pdfSection, textSection, todaySection } from './text-sections.ts';
import { voiceSection } from './voice-section.ts';
import { proofSection } from './proof-section.ts';
import { draftsIn } from './drafts-in.ts';
import { agencySources, joinPieces } from './prompt-sources.ts';
import { sequenceRules } from './sequence-rules.ts';
import { timelineSection } from './timeline-section.ts';
import { instructionOrder, instructionPart } from './instruction-part.ts';
import { escapeAttribute, escapeText } from '../../platform/xml.ts';

/** Everything that a generation is written from. */
export interface PromptInput {
  /** How the domain describes the agency; may be empty. */
  readonly agency: string;
  readonly services: readonly ServiceType[];
  /** The agency's references that fit the contact. */
  readonly proof?: readonly Proof[];
  readonly template: { readonly title: string; readonly text: string };
  readonly snapshot: ContactSnapshot;
  /** The emails that Overture wrote for the contact. Those of them that were sent are no evidence. None by default. */
  readonly drafts?: readonly EmailTexts[];
  readonly context: ContextTexts;
  readonly pdf: PdfText | null;
  /** The user who signs; null when the user is unknown. */
  readonly sender?: UserProfile | null;
  /** How the sender writes; by default unknown. */
  readonly voice?: Immutable<VoiceProfile>;
  /** The language that the rep chose for the emails; by default none. */
  readonly language?: WritingLanguage;
  /** The rep's instruction for this sequence; none by default. */
  readonly instruction?: string;
  /** The time zone of the days in the prompt, as an IANA name; UTC by default. */
  readonly timeZone?: string;
  /** The maximum tokens of the whole prompt; `promptTokenBudget` by default. */
  readonly maxTokens?: number;
}

/** The maximum length of one entry's text, in characters. */
const maxEntryLength = 4_000;

/** A prompt, and which of the contact's data it contains. */
export interface BuiltPrompt {
  readonly prompt: PromptParts;
  readonly contextUsed: readonly ContextUsed[];
  readonly leftOut: readonly LeftOut[];
  /** The sources of the emails: the contact's data by the ids printed in the prompt, and the agency's. */
  readonly sources: readonly Source[];
  /** The contact's whole history, even where the prompt had no room for it. */
  readonly timeline: readonly TimelineEntry[];
}

/**
 * Builds the prompt of a generation: the rules, then what is the same for every contact, then the contact. All data is
 * escaped, so that it cannot imitate another section. The prompt is fitted into `promptTokenBudget`: the contact's own
 * words get room first and notes by reps last, older entries of a kind are left out first, and the prompt says what is
 * missing.
 */
export async function buildPrompt(input: PromptInput): Promise<BuiltPrompt> {
  const stablePrefix = stablePrefixOf(input);
  const timeline = timelineOf(input.snapshot.contact, { maxLength: maxEntryLength });
  const sections = sectionsOf(input, timeline);
  const instruction = instructionPart(input.instruction ?? '');
  const fit = (count: TokenCounter): FittedSections => {
    const fixed = count(instructions) + count(stablePrefix) + count(instruction.text);
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
      contactData: print(fitted, input.snapshot) + instruction.text,
      ...(instruction.text !== '' && { order: instructionOrder }),
    },
    contextUsed: fitted.used.map((used) => ({ ...used, tokens: Math.ceil(used.tokens / bytesPerToken) })),
    leftOut: addedByKind([...fitted.leftOut, ...notReadOf(input.snapshot)]),
    timeline,
    sources: [...joinPieces(fitted.sources), ...instruction.sources, ...agencySources(input)],
  };
}

/** The average bytes of a token of prose, used only to estimate how much a part takes. */
const usualBytesPerToken = 4;
const bytesOf: TokenCounter = (text) => Buffer.byteLength(text);

export const instructions = `<rules>\n${sequenceRules}\n</rules>`;

/** The part of the prompt that is the same for every contact. */
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

/**
 * The sections in the order in which a rep would read them, which is also the order in which spare room is distributed.
 */
function sectionsOf(
  { snapshot, drafts = [], context, pdf, sender, voice, proof, language, timeZone = 'UTC' }: PromptInput,
  timeline: readonly TimelineEntry[],
): readonly PromptSection[] {
  return [
    contactSection(snapshot),
    relationSection(snapshot),
    companySection(snapshot),
    dealsSection(snapshot),
    senderSection(sender ?? null),
    voiceSection(voice),
    emailLanguageSection(language),
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
    timelineSection(timeline, { prospectUrl: snapshot.prospectUrl, timeZone, isDraft: draftsIn(drafts) }),
    ...contextSections(context),
    textSection('online_summary', snapshot.onlineSummary, 0.03, 'the online summary'),
    pdfSection(pdf),
  ];
}

function print(fitted: FittedSections, snapshot: ContactSnapshot): string {
  const missing = [...fitted.missing, ...describeNotRead(snapshot)];
  return missing.length === 0 ? fitted.text : `${fitted.text}\n<left_out>${escapeText(missing.join('; '))}</left_out>`;
}

/** Adds the counts of each kind. */
function addedByKind(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const counts = new Map<SourceKind, number>();
  for (const { kind, count } of leftOut) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return sourceKinds.flatMap((kind) => (counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : []));
}
