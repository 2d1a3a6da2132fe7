import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { Proof } from '../../contract/index.ts';

/** References in one prompt at most: enough to choose from, little beside the contact's history. */
const maxFitting = 8;

/**
 * The references of the contact's industry, or of a service that the contact's solutions or deals name; those that fit
 * by both first, those that are for anybody last.
 */
export function fittingProof(proof: readonly Proof[], { contact }: Pick<ContactSnapshot, 'contact'>): readonly Proof[] {
  const services = wordsOf(contact.properties['solutions'], ...contact.deals.map(({ name }) => name));
  const industries = wordsOf(contact.properties['industry'], contact.company?.properties['industry']);
  return proof
    .map((one) => ({
      one,
      fits: Number(names(services, one.service)) + Number(names(industries, one.industry)),
      isForAnybody: one.service === '' && one.industry === '',
    }))
    .filter(({ fits, isForAnybody }) => fits > 0 || isForAnybody)
    .toSorted((a, b) => b.fits - a.fits)
    .slice(0, maxFitting)
    .map(({ one }) => one);
}

/** CRMs write HOSPITALITY_TRAVEL where people write "Hospitality & travel": only letters and digits count. */
function wordsOf(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .map(
      (text) =>
        ` ${
          (text ?? '')
            .normalize('NFKC')
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu)
            ?.join(' ') ?? ''
        } `,
    )
    .join('|');
}

function names(words: string, wanted: string): boolean {
  const sought = wordsOf(wanted);
  return sought.trim() !== '' && words.includes(sought);
}
