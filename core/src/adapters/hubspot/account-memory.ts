import type { CrmOwner, CrmPart } from '../../contacts/domain/contact.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';

/** A table that is read when it is first needed, and empty where it cannot be read. */
class Table<T> {
  #rows: Promise<ReadonlyMap<string, T>> | null = null;

  /** Resolves always; a passing failure is tried again by whoever asks next. */
  read(ask: () => Promise<ReadonlyMap<string, T>>, onFailure: (error: HubspotFailure) => void) {
    this.#rows ??= ask().catch((error: unknown) => {
      if (error instanceof HubspotFailure && error.kind === 'final') onFailure(error);
      else this.#rows = null;
      return new Map<string, T>();
    });
    return this.#rows;
  }
}

/**
 * What the readings with one key share for a while: the labels of ids that records hold, read once, and what the key may
 * not read. Nothing here keeps a contact from being read.
 */
export class AccountMemory {
  readonly refused = new Set<CrmPart>();
  readonly #client: HubspotClient;
  readonly #newCall: () => CallContext;
  readonly #owners = new Table<CrmOwner>();
  readonly #stages = new Table<string>();
  readonly #outcomes = new Table<string>();

  /** `newCall` starts a request of nobody in particular: one reader who leaves takes it from no other. */
  constructor(client: HubspotClient, newCall: () => CallContext) {
    this.#client = client;
    this.#newCall = newCall;
  }

  owners(): Promise<ReadonlyMap<string, CrmOwner>> {
    return this.#owners.read(
      async () => new Map((await this.#client.listOwners(this.#newCall())).map((owner) => [owner.id, toOwner(owner)])),
      ({ status }) => {
        if (status === 403) this.refused.add('owner');
      },
    );
  }

  dealStages(): Promise<ReadonlyMap<string, string>> {
    return this.#stages.read(
      async () => labelsOf(await this.#client.listDealStages(this.#newCall())),
      () => {},
    );
  }

  callOutcomes(): Promise<ReadonlyMap<string, string>> {
    return this.#outcomes.read(
      async () => labelsOf(await this.#client.listCallOutcomes(this.#newCall())),
      () => {},
    );
  }
}

const labelsOf = (rows: readonly { readonly id: string; readonly label: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, label }) => [id, label]));

function toOwner({
  id,
  email,
  firstName,
  lastName,
}: Awaited<ReturnType<HubspotClient['listOwners']>>[number]): CrmOwner {
  return { id, name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' };
}
