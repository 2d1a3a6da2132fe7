import { useQuery } from '@tanstack/react-query';
import { todayQuery } from './notices.queries.ts';
import { noticeCount } from './notices.ts';

/** How many contacts replied or are due, as it was loaded last; this loads nothing itself. */
export function useNoticeCount(): number {
  const { data } = useQuery({ ...todayQuery, enabled: false });
  return data === undefined ? 0 : noticeCount(data);
}
