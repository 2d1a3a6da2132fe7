import { z } from 'zod';
import { agencySchema, proofSchema, type CheckPolicy } from '../../contract/index.ts';

/** An agency as stores keep it. One that was described before there were references has none. */
export const storedAgencySchema = agencySchema.extend({ proof: z.array(proofSchema).default([]) });

/** What a domain's emails may say about the agency, and what the send check requires of them. */
export type Agency = Readonly<z.infer<typeof storedAgencySchema>>;

export const emptyAgency: Agency = storedAgencySchema.parse({});

/** The agency's description for the writer; empty when there is none. */
export function agencyText(agency: Agency): string {
  const parts = [
    ['Who we are', agency.about],
    ['What we offer', agency.offer],
    ['Prices that may be named', agency.prices],
    ['Tone', agency.tone],
    ['Opt-out line at the end of every email', agency.optOutLine],
    ['Postal address at the end of every email', agency.postalAddress],
  ] as const;
  return parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}

/** What the send check asks of the domain's emails. */
export function policyOf({ levels, isOptOutRequired, optOutLine, postalAddress }: Agency): CheckPolicy {
  return { levels, isOptOutRequired, optOutLine: optOutLine || null, postalAddress: postalAddress || null };
}
