import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { Proof } from '../../prompts/agency/contract/agency.ts';

/** The maximum number of references in one prompt: enough to choose from, and short beside the contact's history. */
const maxFitting = 8;

/**
 * The references for the contact's industry, or for a service that the contact's solutions or deals name. Those that
 * match both come first, those for all contacts last.
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

/** Only letters and digits are compared, because CRMs write HOSPITALITY_TRAVEL for "Hospitality & travel". */
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
