import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { GetRecord } from './get-record.ts';
import { isOnItsWay, type HandOver } from '../domain/hand-over.ts';
import { HandOverRepository } from '../ports/hand-over-repository.ts';
import { UseCase } from '../../platform/needs.ts';

export class FindHandOvers extends UseCase({ getRecord: GetRecord, handOvers: HandOverRepository }) {
  /** The hand-overs of a record that an actor may open, or of one of its versions, newest first. Errors: `not_found`. */
  async ofVersions(which: Parameters<GetRecord['execute']>[0]): Promise<readonly HandOver[]> {
    const { record } = await this.deps.getRecord.execute(which);
    const all = await this.deps.handOvers.ofRecords([record.id]);
    return all.filter(({ version }) => which.version === undefined || version === which.version);
  }

  /** For each record, by id, the newest hand-over that has a step in the CRM or sent. */
  async ofRecords(recordIds: readonly string[]): Promise<ReadonlyMap<string, HandOver>> {
    const newestFirst = (await this.deps.handOvers.ofRecords(recordIds)).filter(isOnItsWay);
    return new Map(newestFirst.toReversed().map((handOver) => [handOver.recordId, handOver]));
  }

  /** The newest hand-over of a contact by any rep of the domain; null where no step of it is in the CRM or sent. */
  async ofContact(department: DepartmentKey, hubspotId: string): Promise<HandOver | null> {
    const newest = await this.deps.handOvers.newestOfContact(department, hubspotId);
    return newest !== null && isOnItsWay(newest) ? newest : null;
  }
}
