import { formatDay } from '../../platform/contract/format-day.ts';
import type { TextLocks } from '../../records/ports/text-locks.ts';
import { Clock } from '../../platform/clock.ts';
import { hasPlaced, isClaimed } from '../../records/domain/hand-over.ts';
import { isClosed } from '../../records/domain/hand-over-state.ts';
import { localDay } from '../../platform/local-day.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Locks the emails of a version while the contact is enrolled with them, because the CRM reads them when it sends. */
export class EnrolledTexts extends UseCase({ handOvers: HandOverRepository, clock: Clock }) implements TextLocks {
  async whyLocked(recordId: string, version: number): Promise<string | null> {
    const { handOvers, clock } = this.deps;
    const handOver = (await handOvers.ofRecords([recordId])).find(
      (one) => one.version === version && one.to === 'sequence' && !isClosed(one),
    );
    if (handOver === undefined) return null;
    const now = clock.now();
    if (isClaimed(handOver, now)) {
      return 'This version is being handed over right now. Its emails cannot be changed meanwhile.';
    }
    const lastDay = handOver.steps.at(-1)?.dueOn ?? '';
    if (!hasPlaced(handOver) || localDay(now, handOver.timeZone) > lastDay) return null;
    return `This version is enrolled in a HubSpot sequence until ${formatDay(lastDay)}. Its emails cannot be changed meanwhile.`;
  }
}
