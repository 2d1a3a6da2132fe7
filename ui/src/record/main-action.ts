import type { HandOverWire, RecordDetail } from '@overture/core/contract';

type MainAction = 'approve' | 'handOver' | 'copy';

/**
 * What a rep does next with a result, which is the one filled button of its screen; null where HubSpot or the contact
 * is next. `handOver`: undefined until it is read.
 */
export function mainActionOf(
  { approval, readOnlyReason, optedOut }: Pick<RecordDetail, 'approval' | 'readOnlyReason' | 'optedOut'>,
  handOver: Pick<HandOverWire, 'to' | 'state' | 'isComplete'> | null | undefined,
): MainAction | null {
  if (readOnlyReason !== null) return null;
  if (approval === null) return 'approve';
  if (optedOut || handOver === undefined) return null;
  if (handOver === null || handOver.state === 'withdrawn') return 'handOver';
  if (handOver.state !== 'open') return null;
  if (handOver.to === 'mail') return 'copy';
  return handOver.isComplete ? null : 'handOver';
}
