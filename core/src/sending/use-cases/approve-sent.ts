import type { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { AppError } from '../../platform/app-error.ts';

/**
 * Approves a version that is on its way to the contact, because nobody needs to review it any more. An older version
 * than the newest is left as it is, and so is one that is blocked: it was sent by hand.
 */
export async function approveSent(
  approveVersion: ApproveVersion,
  which: Omit<Parameters<ApproveVersion['execute']>[0], 'approved'>,
): Promise<void> {
  try {
    await approveVersion.execute({ ...which, approved: true });
  } catch (error) {
    const isLeft = error instanceof AppError && (error.code === 'conflict' || error.code === 'checks_block');
    if (!isLeft) throw error;
  }
}
