import { GetRecord } from './get-record.ts';
import { isOnItsWay, type HandOver } from '../domain/hand-over.ts';
import { HandOverRepository } from '../ports/hand-over-repository.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { isErased } from '../../people/users/domain/erased-user.ts';
import { nameOfUser } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';

export class FindHandOvers extends UseCase({
  getRecord: only(GetRecord, 'execute'),
  handOvers: HandOverRepository,
  users: only(UserRepository, 'findById'),
}) {
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

  /**
   * The newest hand-over of a contact by any rep of the domain that has a step in the CRM or sent, and the rep's name, null for
   * an erased one. In the sandbox an id is that of another contact.
   */
  async ofContact(
    { department, sandbox }: Pick<HandOver, 'department' | 'sandbox'>,
    hubspotId: string,
  ): Promise<{ readonly handOver: HandOver; readonly by: string | null } | null> {
    const all = await this.deps.handOvers.ofContacts(department, [hubspotId]);
    const [newest] = all
      .filter((handOver) => handOver.sandbox === sandbox && isOnItsWay(handOver))
      .toSorted((one, other) => other.createdAt - one.createdAt);
    if (newest === undefined) return null;
    const user = await this.deps.users.findById(newest.userId);
    return { handOver: newest, by: user === null || isErased(user) ? null : nameOfUser(user) };
  }
}
