import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { apiKeySchema, type ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument, type Stored } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

const maxListed = 1_000;

type Place = Pick<ApiKey, 'type' | 'department'>;

const slotSchema = z.object({ activeId: z.string().nullable() });

/**
 * Stores keys, and a slot document for each type and domain. Only the slot says which key is active, so that activating
 * one deactivates the other in one write. A slot that names a missing key, or a key of another slot, counts as empty.
 */
export class MongoApiKeyRepository extends ApiKeyRepository {
  readonly #keys: Collections['apiKeys'];
  readonly #slots: Collections['keySlots'];

  constructor({ apiKeys, keySlots }: Collections) {
    super();
    this.#keys = apiKeys;
    this.#slots = keySlots;
  }

  async create(key: ApiKey): Promise<void> {
    try {
      await this.#keys.insert(documentOf(key));
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError('This API key exists already.', { cause: error }) : error;
    }
    await this.#place(key);
  }

  async update(key: ApiKey): Promise<boolean> {
    if (!(await this.#keys.replace({ _id: key.id }, documentOf(key)))) return false;
    await this.#place(key);
    return true;
  }

  async delete(id: string): Promise<boolean> {
    const stored = await this.#keys.findOne({ _id: id });
    if (stored === null) return false;
    // The slot is created first where it is missing, because it must record after the deletion that the domain once
    // stored a key.
    await this.#keepSlot({ type: stored.type, department: stored.department });
    return this.#keys.delete({ _id: id });
  }

  async findById(id: string): Promise<ApiKey | null> {
    const stored = await this.#keys.findOne({ _id: id });
    return stored && ((await this.#read([stored]))[0] ?? null);
  }

  async findActive(type: KeyType, department: DepartmentKey): Promise<ApiKey | null> {
    const slot = await this.#slots.findOne({ _id: slotId({ type, department }) });
    if (slot === null || slot.activeId === null) return null;
    const { activeId } = slotSchema.parse(slot);
    const stored = await this.#keys.findOne({ _id: String(activeId), type, department });
    return stored && readDocument(apiKeySchema, { ...stored, active: true });
  }

  /** True also between the two writes of `create`. */
  async hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    const [slot, key] = await Promise.all([
      this.#slots.findOne({ _id: slotId({ type, department }) }, { projection: { _id: 1 } }),
      this.#keys.findOne({ type, department }, { projection: { _id: 1 } }),
    ]);
    return slot !== null || key !== null;
  }

  async list(): Promise<readonly ApiKey[]> {
    return this.#read(await this.#keys.find({}, { sort: { createdAt: -1, _id: -1 }, limit: maxListed }));
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly ApiKey[]> {
    return this.#read(await this.#keys.find({ masterKeyId: { $ne: masterKeyId } }, { limit }));
  }

  async reseal(id: string, from: string, to: Pick<ApiKey, 'sealed' | 'masterKeyId'>): Promise<boolean> {
    const { sealed, masterKeyId } = to;
    return this.#keys.update({ _id: id, sealed: from }, { $set: { sealed, masterKeyId } });
  }

  /** Takes the slot for an active key, and frees any other slot that it held. */
  async #place(key: ApiKey): Promise<void> {
    const own = slotId(key);
    if (key.active) await this.#slots.upsert(own, { $set: { activeId: key.id } });
    else await this.#keepSlot(key);
    await this.#slots.updateMany(
      { activeId: key.id, ...(key.active && { _id: { $ne: own } }) },
      { $set: { activeId: null } },
    );
  }

  async #keepSlot(place: Place): Promise<void> {
    await this.#slots.upsert(slotId(place), { $setOnInsert: { activeId: null } });
  }

  async #read(documents: readonly Stored[]): Promise<ApiKey[]> {
    const slots = await this.#slots.find({});
    const activeIds = new Map(slots.map((slot) => [slot._id, slotSchema.parse(slot).activeId]));
    return documents.map((document) => {
      const key = readDocument(apiKeySchema, { ...document, active: false });
      return { ...key, active: activeIds.get(slotId(key)) === key.id };
    });
  }
}

function slotId({ type, department }: Place): string {
  return `${type}:${department}`;
}

/** Leaves out `active`, which only the slot says. */
function documentOf({ active: _active, ...key }: ApiKey): Stored {
  return toDocument(key);
}
