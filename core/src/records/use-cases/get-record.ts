import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertMayAct } from '../domain/may-act.ts';
import type { ShownRecord } from '../domain/shown-record.ts';
import { VersionViewer } from '../ports/version-viewer.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { findAccessibleRecord } from './find-accessible-record.ts';
import { UseCase } from '../../platform/needs.ts';

interface Which {
  readonly actor: Actor;
  readonly hubspotId: string;
  readonly ownerId: string | undefined;
  readonly version: number | undefined;
}

/** Reads one record with the version to show. Errors: `not_found` for record or version. */
export class GetRecord extends UseCase({ history: HistoryRepository, viewer: VersionViewer }) {
  async execute(input: Which): Promise<ShownRecord> {
    const record = await findAccessibleRecord(this.deps.history, input);
    const shown =
      input.version === undefined
        ? record.results[0]
        : record.results.find((result) => result.version === input.version);
    if (shown !== undefined) {
      const asked = { recordId: record.id, userId: input.actor.userId };
      return { record, shown: await this.deps.viewer.current(asked, shown) };
    }
    if (input.version !== undefined) throw new AppError('not_found', 'This version is no longer kept.');
    return { record, shown: null };
  }

  /** Reads a record to act on it. Errors: also `forbidden` for what belongs to a domain that the actor has left. */
  async toActOn(input: Which): Promise<ShownRecord> {
    const found = await this.execute(input);
    assertMayAct(input.actor, found.shown ?? found.record.job);
    return found;
  }
}
