import { engagementKinds, type EngagementKind } from '../../contacts/domain/contact.ts';

/** The estimate of a run, which costs nothing. */
export interface BulkPlan {
  readonly rows: number;
  /** Rows that would end in an error before their contact is read. */
  readonly invalid: number;
  readonly duplicates: number;
  /** Rows that ended in the resumed run. */
  readonly ended: number;
  /** Contacts to read. */
  readonly contacts: number;
  /** How many of those contacts are not written for, by reason; the share of the sample applied to the list. */
  readonly skipped: { readonly opted_out: number };
  /** How many of those contacts were read for the estimate. */
  readonly sampled: number;
  /** Contacts of the sample that the CRM does not have. */
  readonly unreadable: number;
  readonly crmRequests: number;
  readonly inputTokens: number;
  /** The input tokens that the vendor will have cached. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** US dollars at list price; null where a model's price is unknown. */
  readonly costUsd: number | null;
  /** US dollars if each contact cost as much as the dearest of the sample may; null where a model's price is unknown. */
  readonly maxCostUsd: number | null;
  /** US dollars that the cheapest contact of the sample may cost: a lower maximum pays for none; null where unknown. */
  readonly contactUsd: number | null;
  /** US dollars that the limits of the user leave, in the domains of the list; null: no limit. */
  readonly leftUsd: number | null;
  readonly concurrency: number;
  readonly expectedMs: number;
  /** The basis of the time and the output tokens. */
  readonly basis: 'past generations' | 'typical figures';
}

const objectsPerRequest = 100;
const linksPerRequest = 1_000;

/** Requests for so many contacts with so many engagements each, by the batches that `CrmContacts.fetchMany` makes. */
export function crmRequestsOf(
  contacts: number,
  engagementsEach: Readonly<Record<EngagementKind, number>>,
  writes: number,
): number {
  if (contacts === 0) return 0;
  const links = (engagementKinds.length + 1) * Math.ceil(contacts / linksPerRequest);
  const objects = engagementKinds.map((kind) => Math.ceil((contacts * engagementsEach[kind]) / objectsPerRequest));
  // Each contact has itself, its company and about one deal to read.
  const others = 3 * Math.ceil(contacts / objectsPerRequest);
  return others + links + objects.reduce((sum, n) => sum + n, 0) + writes;
}
