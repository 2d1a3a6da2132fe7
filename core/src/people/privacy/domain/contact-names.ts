import { isAddress } from '../../../contacts/domain/known-as.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Person } from './person.ts';

/** Something that is stored about a contact, and how it names the contact. */
export interface AboutContact {
  readonly knownAs: readonly string[];
  /** The account of the CRM whose ids these are; null where it is unknown. */
  readonly portalId: string | null;
  readonly departments: readonly DepartmentKey[];
}

/**
 * The names of a person as a contact of the CRM. Ids lead to the ids of merged contacts. Addresses are followed only
 * for a person who was named by an address, because an address may belong to another contact later.
 */
export class ContactNames {
  /** Null for all domains. */
  readonly #department: DepartmentKey | null;
  readonly #followsAddresses: boolean;
  readonly #addresses = new Set<string>();
  /** For each id the accounts in which it is the person's; null stands for every account. */
  readonly #portals = new Map<string, Set<string | null>>();

  constructor(person: Person) {
    this.#department = person.kind === 'contact' ? (person.department ?? null) : null;
    this.#followsAddresses = person.kind === 'address';
    if (person.kind === 'contact') this.#portals.set(person.hubspotId, new Set([null]));
    if (person.kind === 'address') this.#addresses.add(person.email);
  }

  get ids(): readonly string[] {
    return [...this.#portals.keys()];
  }

  /** Also those that are not followed. */
  get addresses(): readonly string[] {
    return [...this.#addresses];
  }

  /** Whether it is about the person. */
  include({ knownAs, portalId, departments }: AboutContact): boolean {
    if (this.#department !== null && !departments.includes(this.#department)) return false;
    return knownAs.some((name) =>
      isAddress(name) ? this.#followsAddresses && this.#addresses.has(name) : this.#isId(name, portalId),
    );
  }

  /** Adds the names by which something knows the person; answers those by which more may be found. */
  learn({ knownAs, portalId }: AboutContact): readonly string[] {
    return knownAs.filter((name) => {
      if (isAddress(name)) {
        const isNew = !this.#addresses.has(name);
        this.#addresses.add(name);
        return isNew && this.#followsAddresses;
      }
      // A known id stays one of its accounts, also if something that does not tell its account names it.
      if (this.#isId(name, portalId)) return false;
      this.#portals.set(name, (this.#portals.get(name) ?? new Set()).add(portalId));
      return true;
    });
  }

  #isId(id: string, portalId: string | null): boolean {
    const portals = this.#portals.get(id);
    return portals !== undefined && (portalId === null || portals.has(null) || portals.has(portalId));
  }
}

/** The account of the CRM to which a contact's link belongs; null where the link does not say it. */
export function portalOf(prospectUrl: string): string | null {
  return /\/contacts\/(\d{1,12})\//.exec(prospectUrl)?.[1] ?? null;
}
