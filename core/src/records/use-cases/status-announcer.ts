import type { PartialSequence } from '../contract/partial-sequence.ts';
import type { Stage } from '../contract/stage.ts';
import { Logger } from '../../platform/logger.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { type StatusEvent, StatusFeed } from '../ports/status-feed.ts';
import { UseCase } from '../../platform/needs.ts';

type Announced = Pick<GenerationSummary, 'id' | 'userId' | 'hubspotId'> & {
  readonly partial?: PartialSequence | null;
};

/** Tells live screens that a record changed. A feed that is down is logged and never fails the change itself. */
export class StatusAnnouncer extends UseCase({ feed: StatusFeed, logger: Logger }) {
  async announce(
    record: Announced,
    responseStatus: StatusEvent['responseStatus'],
    at: number,
    now: { readonly stage?: Stage | undefined; readonly partial?: PartialSequence | null } = {},
  ): Promise<void> {
    try {
      await this.deps.feed.publish({
        type: 'status',
        _id: record.id,
        userId: record.userId,
        hubspotId: record.hubspotId,
        responseStatus,
        updatedAt: new Date(at).toISOString(),
        ...(now.stage && { stage: now.stage }),
        partial: responseStatus === 'processing' ? (now.partial ?? record.partial ?? null) : null,
      });
    } catch (error) {
      this.deps.logger.warn({ err: error, recordId: record.id }, 'a status event was not published');
    }
  }
}
