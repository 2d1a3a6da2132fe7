import type { HandOver } from '../../records/domain/hand-over.ts';
import { reactionTo } from '../../records/domain/hand-over-state.ts';
import { wilsonRate, type Rate } from './wilson.ts';

const counted = ['handedOver', 'sent', 'replied', 'answered', 'met', 'bounced', 'optedOut'] as const;
type Counted = (typeof counted)[number];

/** What became of some hand-overs. Counts are contacts. */
export interface OutcomeFigures extends Readonly<Record<Exclude<Counted, 'answered'>, number>> {
  /** Over all emails whose sent text is known, from 0 to 1; null where there is none. */
  readonly editDistance: { readonly median: number | null; readonly p90: number | null };
  /** The share of contacts with a sent email who replied; null below 30. */
  readonly replyRate: Rate | null;
}

/** Adds up hand-overs. It remembers each contact, so that a contact who was handed over twice counts once. */
export class OutcomeTally {
  readonly #contacts = new Map<Counted, Set<string>>(counted.map((name) => [name, new Set()]));
  readonly #distances: number[] = [];

  add(handOver: HandOver): void {
    const { department, hubspotId, outcome, steps } = handOver;
    // What the worklist and the record tell of the contact, so that all of them agree.
    const { repliedAt, bouncedAt, optedOut } = reactionTo(handOver);
    const contact = `${department} ${hubspotId}`;
    const isSent = (outcome !== null && outcome.sent.length > 0) || steps.some(({ sentAt }) => sentAt !== null);
    const happened: Readonly<Record<Counted, boolean>> = {
      handedOver: true,
      sent: isSent,
      replied: repliedAt !== null,
      answered: isSent && repliedAt !== null,
      met: typeof outcome?.metAt === 'number',
      bounced: bouncedAt !== null,
      optedOut,
    };
    for (const name of counted) if (happened[name]) this.#contacts.get(name)?.add(contact);
    for (const { editDistance } of outcome?.sent ?? []) if (editDistance !== null) this.#distances.push(editDistance);
  }

  figures(): OutcomeFigures {
    const count = (name: Counted): number => this.#contacts.get(name)?.size ?? 0;
    const sorted = this.#distances.toSorted((a, b) => a - b);
    return {
      handedOver: count('handedOver'),
      sent: count('sent'),
      replied: count('replied'),
      met: count('met'),
      bounced: count('bounced'),
      optedOut: count('optedOut'),
      editDistance: { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) },
      replyRate: wilsonRate(count('answered'), count('sent')),
    };
  }
}

/** The smallest value that is not exceeded by at least this share of the values. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}
