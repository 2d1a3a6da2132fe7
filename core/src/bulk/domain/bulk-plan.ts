import { engagementKinds, type EngagementKind } from '../../contacts/domain/contact.ts';

/** What a run of a list would take; nothing of it was paid for. */
export interface BulkPlan {
  readonly rows: number;
  /** Rows that would end in error before anything is read for them. */
  readonly invalid: number;
  readonly duplicates: number;
  /** Rows that ended in the run this one resumes. */
  readonly ended: number;
  /** Contacts to read. */
  readonly contacts: number;
  /** Of those, how many nothing is written for, by the reason; as many of the list as of the sample. */
  readonly skipped: { readonly opted_out: number };
  /** Of those, read for the estimate. */
  readonly sampled: number;
  /** Of the sample, contacts the CRM does not give. */
  readonly unreadable: number;
  readonly crmRequests: number;
  readonly inputTokens: number;
  /** Of the input tokens, those that the vendor will have cached. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** US dollars at list price; null where a model's price is unknown. */
  readonly costUsd: number | null;
  readonly concurrency: number;
  readonly expectedMs: number;
  /** What the time and the output tokens were taken from. */
  readonly basis: 'past generations' | 'typical figures';
}

const objectsPerRequest = 100;
const linksPerRequest = 1_000;

/** Requests for so many contacts with so many engagements each, by the batches that `CrmContacts.fetchMany` makes. */
export function crmRequestsOf(
  contacts: number,
  engagementsEach: Readonly<Record<EngagementKind, number>>,
  notes: number,
): number {
  if (contacts === 0) return 0;
  const links = (engagementKinds.length + 1) * Math.ceil(contacts / linksPerRequest);
  const objects = engagementKinds.map((kind) => Math.ceil((contacts * engagementsEach[kind]) / objectsPerRequest));
  // Of each contact the contact itself, its company and about one deal.
  const others = 3 * Math.ceil(contacts / objectsPerRequest);
  return others + links + objects.reduce((sum, n) => sum + n, 0) + notes;
}
