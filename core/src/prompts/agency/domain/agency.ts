import { z } from 'zod';
import { agencySchema, proofSchema, type AgencyWire } from '../contract/agency.ts';
import { agencyText } from '../contract/agency-text.ts';
import { findingWords, levelWords } from '../../../platform/contract/finding-words.ts';
import type { CheckPolicy } from '../../../checks/contract/evidence.ts';

/** An agency as it is stored. One that was described before references existed has none. */
export const storedAgencySchema = agencySchema.extend({
  proof: z.array(proofSchema).default([]),
  /** The version of its description; 0 until it is described. */
  version: z.number().int().nonnegative().default(1),
});

/** What a domain's emails may say about the agency, and what the send check requires of them. */
export type Agency = Readonly<z.infer<typeof storedAgencySchema>>;

export const emptyAgency: Agency = storedAgencySchema.parse({ version: 0 });

/** The description without its references and its version. */
export function profileOf({ proof, version, ...profile }: Agency): AgencyWire {
  return profile;
}

/** Everything that a version of the description says, in lines that can be compared. */
export function describeAgency(profile: AgencyWire): string {
  const { timeZone, holidays, isOptOutRequired, levels, sequences, onReply, onBounce, onAway, secondReader } = profile;
  const lines = [
    agencyText(profile),
    `Time zone: ${timeZone}`,
    holidays.length > 0 ? `Holidays: ${holidays.join(', ')}` : '',
    sequences.length > 0 ? `HubSpot sequences: ${sequences.map(({ name }) => name).join(', ')}` : '',
    isOptOutRequired ? 'An opt-out line is required' : '',
    onReply === 'keep' ? 'Open tasks stay after a reply' : '',
    onBounce === 'keep' ? 'Open tasks stay after a bounce' : '',
    onAway === 'keep' ? 'Open tasks stay during an absence' : '',
    secondReader ? 'A second reader reads every new sequence' : '',
    ...Object.entries(levels).map(([rule, level]) => `Send check, ${findingWords(rule)}: ${levelWords[level]}`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** What the send check requires of the domain's emails. */
export function policyOf({ levels, isOptOutRequired, optOutLine, postalAddress }: Agency): CheckPolicy {
  return { levels, isOptOutRequired, optOutLine: optOutLine || null, postalAddress: postalAddress || null };
}
