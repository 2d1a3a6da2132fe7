import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { evidenceTopicSchema, type EvidenceTopic } from '../../checks/contract/evidence.ts';
import { counted } from '../../platform/contract/counted.ts';
import { findingWords, hasFindingWords } from '../../platform/contract/finding-words.ts';

/** What the send check says of a version, counted over its emails. */
export const findingsSchema = z.object({
  /** The rules whose findings block, each as often as it found something. */
  blocks: z.array(z.string()).default([]),
  /** How many warnings there are beside those on values and statements. */
  warn: z.number().int().nonnegative().default(0),
  /** Their rules, each once; empty in versions of before they were kept. */
  warnings: z.array(z.string()).default([]),
  /** How many values and statements have no source, by what they are about, but for those that block. */
  unsupported: z.partialRecord(evidenceTopicSchema, z.number().int()).default({}),
  /** How many values and statements a source contradicts, but for those that block. */
  contradicted: z.number().int().nonnegative().default(0),
  /** How many sentences name nothing that a source supports: the bridges between the facts. */
  bridges: z.number().int().nonnegative().default(0),
  /** Whether the rep's name or company was unknown, so that an email may be signed by nobody. */
  isProfileEmpty: z.boolean().default(false),
});
export type Findings = Immutable<z.infer<typeof findingsSchema>>;

/**
 * How likely each finding alone makes a version wrong to send. They were chosen by judgement, in this order: what must not
 * be sent, what a source denies, what no source says, what a reader may stumble over.
 */
const chances = { block: 0.5, contradicted: 0.4, unsupported: 0.15, profile: 0.1, warn: 0.04, bridge: 0.01 } as const;
/** The risk of a version that was generated before sources were kept. Nobody could check it. */
const uncheckedRisk = 0.5;

/**
 * How likely a version is wrong to send, from 0 to 1, in thousandths: the chance that at least one of its findings is
 * right, if each is right independently of the others. Null: its sources were not kept.
 */
export function riskOf(findings: Findings | null): number {
  if (findings === null) return uncheckedRisk;
  const { blocks, warn, contradicted, bridges, isProfileEmpty } = findings;
  const counts = {
    block: blocks.length,
    contradicted,
    unsupported: unsupportedIn(findings),
    profile: Number(isProfileEmpty),
    warn,
    bridge: bridges,
  };
  const isFine = Object.entries(chances).reduce(
    (rest, [kind, chance]) => rest * (1 - chance) ** counts[kind as keyof typeof chances],
    1,
  );
  return Math.round((1 - isFine) * 1_000) / 1_000;
}

/**
 * Where the risk comes from, in a sentence, the worst first. It says nothing of bridges, which most emails have and no screen
 * marks.
 */
export function riskText(findings: Findings | null): string {
  if (findings === null) return 'It was written before sources were kept, so nothing could be checked.';
  const reasons = reasonsOf(findings).join(', ');
  return reasons === '' ? 'The checks found nothing.' : `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`;
}

function reasonsOf(findings: Findings): string[] {
  const { blocks, warn, warnings, contradicted, isProfileEmpty } = findings;
  const topics = Object.entries(findings.unsupported) as [EvidenceTopic, number][];
  const named = topics.filter(([topic]) => topicWords[topic] !== undefined);
  const others = unsupportedIn(findings) - named.reduce((sum, [, count]) => sum + count, 0);
  const reasons = [
    ...blockReasons(blocks),
    contradicted > 0 && counted(contradicted, 'contradiction', 'contradictions') + ' to a source',
    ...named.map(([topic, count]) => `${counted(count, ...(topicWords[topic] ?? ['', '']))} without a source`),
    others > 0 && counted(others, 'statement', 'statements') + ' without a source',
    isProfileEmpty && 'written without your name or company',
    ...(warnings.length > 0 && warnings.every(hasFindingWords)
      ? warnings.map((rule) => findingWords(rule))
      : [warn > 0 && counted(warn, 'warning', 'warnings')]),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** What must not be sent: how much of what, and what is told without a number. */
function blockReasons(blocks: readonly string[]): readonly string[] {
  const known = blocks.filter(hasFindingWords);
  const told = [...new Set(known)].map((rule) => findingWords(rule, known.filter((other) => other === rule).length));
  const others = blocks.length - known.length;
  return others === 0 ? told : [...told, `${counted(others, 'thing', 'things')} that must not be sent`];
}

/** The words for one and for several, of what a rep looks for most. */
const topicWords: Partial<Record<EvidenceTopic, readonly [string, string]>> = {
  amount: ['amount', 'amounts'],
  percentage: ['percentage', 'percentages'],
  number: ['number', 'numbers'],
  date: ['date', 'dates'],
  link: ['link', 'links'],
  address: ['address', 'addresses'],
  name: ['name', 'names'],
  discount: ['discount', 'discounts'],
  quotation: ['quotation', 'quotations'],
  meeting: ['meeting', 'meetings'],
};

function unsupportedIn({ unsupported }: Findings): number {
  return Object.values(unsupported).reduce((sum, count) => sum + count, 0);
}
