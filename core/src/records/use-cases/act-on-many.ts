import pLimit from 'p-limit';
import { AppError } from '../../platform/app-error.ts';
import { isAccountError } from '../domain/account-errors.ts';
import type { BulkResult } from '../contract/worklist.ts';

/** How many items are worked on at once. To hand a contact over takes about ten requests to HubSpot. */
const maxAtOnce = 4;

/**
 * Does the same for several items, and answers in their order what became of each. An error of one item leaves the others
 * alone; an error of the account ends those that have not begun, with its code. Other errors than `AppError` are thrown.
 */
export async function actOnMany<Item extends { readonly hubspotId: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<BulkResult[]> {
  let ended: AppError | null = null;
  return pLimit(maxAtOnce).map(items, async (item) => {
    const { hubspotId } = item;
    try {
      if (ended !== null) throw ended;
      await act(item);
      return { hubspotId, ok: true };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isAccountError(error.code)) ended = error;
      return { hubspotId, ok: false, code: error.code, message: error.message };
    }
  });
}
