import type { CrmContact } from '../../contacts/domain/contact.ts';
import { mergedIdsOf } from '../../contacts/domain/merged-ids.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { HandOverRepository } from '../ports/hand-over-repository.ts';
import { HistoryRepository } from '../ports/history-repository.ts';

/** The emails that Overture wrote for a contact. */
export class WrittenEmails extends UseCase({
  history: only(HistoryRepository, 'listOfContacts', 'findById'),
  handOvers: only(HandOverRepository, 'ofContacts'),
}) {
  /**
   * Whoever asked for them: those of the versions, as the model wrote them and as they are now, and those of hand-overs,
   * which outlive the versions.
   */
  async of(contact: Pick<CrmContact, 'id' | 'properties'>): Promise<readonly EmailTexts[]> {
    const { history, handOvers } = this.deps;
    const ids = [contact.id, ...mergedIdsOf(contact.properties)];
    const [summaries, handedOver] = await Promise.all([history.listOfContacts(ids), handOvers.ofContacts(null, ids)]);
    const records = await Promise.all(summaries.map(({ id }) => history.findById(id)));
    const versions = records.flatMap((record) => record?.results ?? []);
    return [
      ...versions.flatMap(({ answer, originals }) => [...answer.emails, ...Object.values(originals)]),
      ...handedOver.flatMap(({ steps }) => steps),
    ];
  }
}
