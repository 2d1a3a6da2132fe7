import type { Today } from '@overture/core/contract';
import { useQuery } from '@tanstack/react-query';

/** The key of what happened today. Every page has a title, so this file knows nothing else of it. */
export const todayKey = ['history', 'today'] as const;

/** How many contacts replied or are due, as it was loaded last; this loads nothing itself. */
export function useNoticeCount(): number {
  const counts = useQuery<Today>({ queryKey: todayKey, enabled: false }).data?.counts;
  return counts === undefined ? 0 : counts.replied + counts.due;
}
