import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { newestFirst, Repository } from '../../platform/documents.ts';
import { apiKeySchema, type ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';

type Place = Pick<ApiKey, 'type' | 'department'>;

const slotSchema = z.object({
  type: z.string(),
  department: z.string(),
  activeId: z.string().nullable().default(null),
});
type Slot = z.infer<typeof slotSchema>;

const isSlotOf = (slot: Slot, { type, department }: Place): boolean =>
  slot.type === type && slot.department === department;

/**
 * Stores vendor keys. One slot for each type and domain names the active key, so that activating one deactivates the
 * other in the same write. A slot outlives its keys: it records that the domain once stored a key of the type. A slot that
 * names a missing key, or a key of another slot, counts as empty.
 */
export class ApiKeyRepository extends Repository<ApiKey>({
  name: 'api_keys',
  // Only the slot says which key is active.
  schema: apiKeySchema.extend({ active: z.boolean().default(false) }),
  taken: 'This API key exists already.',
}) {
  readonly #slots = this.deps.store.open<Slot, 'type' | 'department'>({
    name: 'key_slots',
    schema: slotSchema,
    key: ['type', 'department'],
  });

  /**
   * With `active` the key takes its slot. From now on, the domain permanently counts as having stored a key of the
   * type.
   */
  override async create(key: ApiKey): Promise<void> {
    await super.create(key);
    await this.#place(key);
  }

  /**
   * Replaces the key; takes or frees its slot by `active`, also when type or domain changed. Answers false when there
   * is none with this id.
   */
  async update(key: ApiKey): Promise<boolean> {
    if (!(await this.documents.replace(key))) return false;
    await this.#place(key);
    return true;
  }

  /** Deletes the key and frees its slot. Answers false when there is none with this id. */
  override async delete(id: string): Promise<boolean> {
    const stored = await this.documents.findOne({ id });
    if (stored === null) return false;
    // The slot must record after the deletion that the domain once stored a key, so it is created first where it is missing.
    await this.#keepSlot(stored);
    return super.delete(id);
  }

  override async findById(id: string): Promise<ApiKey | null> {
    return (await this.#marked(await this.documents.find({ id })))[0] ?? null;
  }

  /** The key in a domain's slot; null when the slot is empty. */
  async findActive(type: KeyType, department: DepartmentKey): Promise<ApiKey | null> {
    const slot = await this.#slots.findOne({ type, department });
    if (slot === null || slot.activeId === null) return null;
    const key = await this.documents.findOne({ id: slot.activeId, type, department });
    return key && { ...key, active: true };
  }

  /** Whether any key of the type was ever stored for the domain, active or not, deleted or not. */
  async hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    // Between the two writes of `create` there is no slot yet.
    const [slots, keys] = await Promise.all([
      this.#slots.count({ type, department }),
      this.documents.count({ type, department }),
    ]);
    return slots + keys > 0;
  }

  /** Newest first; 1,000 at most. */
  async list(): Promise<readonly ApiKey[]> {
    return this.#marked(await this.documents.find({}, { sort: newestFirst, limit: 1_000 }));
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly ApiKey[]> {
    return this.#marked(await this.documents.find({ masterKeyId: { not: masterKeyId } }, { limit }));
  }

  /** Replaces sealed text and master key id, but only if the stored sealed text is still `from`. */
  async reseal(id: string, from: string, to: Pick<ApiKey, 'sealed' | 'masterKeyId'>): Promise<boolean> {
    return (await this.documents.set({ id, sealed: from }, to)) === 1;
  }

  /** Takes the slot for an active key, and frees any other slot that it held. */
  async #place(key: ApiKey): Promise<void> {
    const { id, type, department, active } = key;
    if (active) await this.#slots.put({ type, department, activeId: id });
    else await this.#keepSlot(key);
    for (const slot of await this.#slots.find({ activeId: id })) {
      if (!active || !isSlotOf(slot, key)) await this.#slots.set(slot, { activeId: null });
    }
  }

  async #keepSlot({ type, department }: Place): Promise<void> {
    await this.#slots.add({ type, department, activeId: null });
  }

  async #marked(keys: readonly ApiKey[]): Promise<ApiKey[]> {
    const slots = await this.#slots.find({});
    return keys.map((key) => ({
      ...key,
      active: slots.some((slot) => slot.activeId === key.id && isSlotOf(slot, key)),
    }));
  }
}
