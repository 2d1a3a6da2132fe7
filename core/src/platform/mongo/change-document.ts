import { ConflictError } from '../app-error.ts';
import type { Documents, Stored } from './documents.ts';
import { isDuplicateKey } from './mongo-errors.ts';

/** Of several simultaneous changes to a document, one succeeds with each attempt. */
const maxAttempts = 20;

/**
 * Applies a change to one document as one atomic step; its `revision` counts the changes. Returns false, and stores
 * nothing, if the change returns null. After a conflict the change is called again with the newer document.
 */
export async function changeDocument(
  documents: Documents,
  _id: string,
  change: (stored: Stored | null) => object | null,
): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const stored = await documents.findOne({ _id });
    const changed = change(stored);
    if (changed === null) return false;
    if (await replace(documents, { _id, stored, changed })) return true;
  }
  throw new ConflictError('Many people change this right now. Please try again.');
}

/** False when somebody else has just stored it. */
async function replace(
  documents: Documents,
  { _id, stored, changed }: { readonly _id: string; readonly stored: Stored | null; readonly changed: object },
): Promise<boolean> {
  if (stored !== null) {
    const seen = { _id, revision: stored.revision ?? null };
    return documents.update(seen, { $set: { ...changed, revision: Number(stored.revision ?? 0) + 1 } });
  }
  try {
    await documents.insert({ _id, ...changed, revision: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
