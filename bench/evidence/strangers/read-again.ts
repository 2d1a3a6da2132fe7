import { indexSources, loadLanguageDetector, unknownContact } from '@overture/core/checks';
import { withReading } from '@overture/core/checks/with-reading';
import type { SentenceVerdict } from '@overture/core/models/contract/reading-result';
import { opinionsOf } from '@overture/core/writing/domain/second-reader/opinions-of';
import { Passages } from '@overture/core/writing/domain/second-reader/passages';
import { planReading, type Reading } from '@overture/core/writing/domain/second-reader/reading-request';
import { statementsOf } from '@overture/core/writing/domain/second-reader/statements';
import type { LabelledContact } from './read-contacts.ts';
import { reviewContact, type ReviewedContact } from './review-contact.ts';

/** Reviews the emails of a contact by the rules, and then by a second reader as the product asks it, whatever it costs. */
export async function readAgain(
  contact: LabelledContact,
  { model, ask }: { readonly model: string; readonly ask: (reading: Reading) => Promise<readonly SentenceVerdict[]> },
): Promise<ReviewedContact> {
  const reviewed = await reviewContact(contact);
  const { sources } = reviewed;
  const { firstName = '', lastName = '', company = '' } = contact.contact;
  const parties = {
    contact: { ...unknownContact, names: [firstName, lastName], company },
    sender: { names: [contact.sender.name], company: null },
    today: contact.today,
  };
  const statements = statementsOf(contact.emails, reviewed.reviews, { sources, detect: await loadLanguageDetector() });
  const reading = planReading(statements, new Passages(sources), parties, () => true);
  if (reading === null) return reviewed;
  const index = indexSources(sources);
  const opinions = opinionsOf(await ask(reading), reading, index);
  return {
    ...reviewed,
    reviews: reviewed.reviews.map(({ evidence, checks }, at) => {
      const email = contact.emails[at] ?? { subject: '', body: '' };
      return { evidence: withReading(email, evidence, { model, opinions }, index), checks };
    }),
  };
}
