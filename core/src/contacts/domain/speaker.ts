import type { CrmContact, CrmProperties } from './contact.ts';

/**
 * Who wrote an email: the contact, our side, or somebody else, such as a colleague or a third party whose mail was
 * forwarded.
 */
export type Speaker = 'contact' | 'us' | 'other';

/** Decides who wrote the contact's emails, by their addresses; without an address, by the direction in the CRM. */
export function speakersOf({ properties, owner }: Pick<CrmContact, 'properties' | 'owner'>) {
  const theirs = addressesOf({ properties });
  const ownDomain = domainOf(bareAddress(owner?.email ?? ''));
  return (email: CrmProperties): Speaker => {
    const from = bareAddress(email['hs_email_from_email'] ?? '');
    const direction = email['hs_email_direction'] ?? '';
    if (theirs.has(from)) return 'contact';
    if (direction === 'EMAIL' || (ownDomain !== '' && domainOf(from) === ownDomain)) return 'us';
    return from === '' && direction === 'INCOMING_EMAIL' ? 'contact' : 'other';
  };
}

/** The contact's own addresses, in lower case. */
export function addressesOf({ properties }: Pick<CrmContact, 'properties'>): ReadonlySet<string> {
  const all = [properties['email'] ?? '', ...(properties['hs_additional_emails'] ?? '').split(';')].map(bareAddress);
  return new Set(all.filter((address) => address !== ''));
}

/** The plain address: `ada@example.org` for `Ada <ada@example.org>`, in lower case. */
export function bareAddress(address: string): string {
  return (/<([^<>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();
}

/** The part after the `@`; empty where there is none. */
const domainOf = (address: string): string => address.split('@')[1] ?? '';

/** Whether an address is of the contact's company. */
export function isColleague(address: string, contact: Pick<CrmContact, 'properties'>): boolean {
  const domain = domainOf(bareAddress(address));
  return domain !== '' && [...addressesOf(contact)].some((one) => domainOf(one) === domain);
}
