import type { CrmOwner, CrmPart } from '../../contacts/domain/contact.ts';
import { guessedByLabel, type CrmProperty, type FieldMapping } from '../../contacts/domain/crm-fields.ts';
import type { HubspotAccount } from './hubspot-account.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { HubspotProperty } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** A table that is read when it is first needed, and empty where it cannot be read. */
class Table<T> {
  #rows: Promise<ReadonlyMap<string, T>> | null = null;

  /** It never rejects; after a temporary failure, the next caller tries again. */
  read(ask: () => Promise<ReadonlyMap<string, T>>, onFailure: (error: HubspotFailure) => void) {
    this.#rows ??= ask().catch((error: unknown) => {
      if (error instanceof HubspotFailure && error.isFinal) onFailure(error);
      else this.#rows = null;
      return new Map<string, T>();
    });
    return this.#rows;
  }
}

/**
 * What all reads with one key share for some minutes: the labels of ids in records, and what the key may not read. A
 * missing label never keeps a contact from being read.
 */
export class AccountMemory {
  readonly refused = new Set<CrmPart>();
  readonly #client: HubspotClient;
  readonly #newCall: () => CallContext;
  readonly #owners = new Table<CrmOwner>();
  readonly #stages = new Table<string>();
  readonly #outcomes = new Table<string>();
  #guesses: FieldMapping | null = null;

  /** `newCall` starts a request without a caller, so that one caller's abort does not stop it for the others. */
  constructor(client: HubspotClient, newCall: () => CallContext) {
    this.#client = client;
    this.#newCall = newCall;
  }

  owners(): Promise<ReadonlyMap<string, CrmOwner>> {
    return this.#owners.read(
      async () =>
        new Map((await this.#client.account.listOwners(this.#newCall())).map((owner) => [owner.id, toOwner(owner)])),
      ({ status }) => {
        if (status === 403) this.refused.add('owner');
      },
    );
  }

  dealStages(): Promise<ReadonlyMap<string, string>> {
    return this.#stages.read(
      async () => labelsOf(await this.#client.account.listDealStages(this.#newCall())),
      () => {},
    );
  }

  callOutcomes(): Promise<ReadonlyMap<string, string>> {
    return this.#outcomes.read(
      async () => labelsOf(await this.#client.account.listCallOutcomes(this.#newCall())),
      () => {},
    );
  }

  /**
   * The mapping that people chose, completed by properties whose labels match the other fields. It is part of the
   * caller's operation, because that needs the mapping first: it throws errors of the account, timeouts, and the
   * caller's abort.
   */
  async fieldsWith(chosen: FieldMapping, call: CallContext): Promise<FieldMapping> {
    this.#guesses ??= await this.#guess(call);
    return { ...this.#guesses, ...chosen };
  }

  /** Empty where the key may not list properties, null where they cannot be listed right now. */
  async #guess(call: CallContext): Promise<FieldMapping | null> {
    try {
      return guessedByLabel((await this.#client.account.listContactProperties(call)).map(toProperty));
    } catch (error) {
      if (!(error instanceof HubspotFailure) || error.kind === 'timeout') throw error;
      if (error.isOfAccount && error.status !== 403) throw error;
      return error.isFinal ? {} : null;
    }
  }
}

export const toProperty = ({ name, label, groupName }: HubspotProperty): CrmProperty => ({
  name,
  label,
  group: groupName,
});

const labelsOf = (rows: readonly { readonly id: string; readonly label: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, label }) => [id, label]));

function toOwner({
  id,
  email,
  firstName,
  lastName,
}: Awaited<ReturnType<HubspotAccount['listOwners']>>[number]): CrmOwner {
  return { id, name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' };
}
