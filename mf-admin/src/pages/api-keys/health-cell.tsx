import { connectionState, quotaText } from '@overture/core/contract';
import type { ConnectionHealthWire } from '@overture/core/contract';
import { ConnectionPill, formatDuration, fullDate, TwoLines, useNow } from '@overture/ui';

export interface HealthCellProps {
  /** Absent while the health is unknown. */
  readonly health: ConnectionHealthWire | undefined;
  /** The beginning of the second line, such as the source of a credential. */
  readonly lead?: string;
  readonly withQuota?: boolean;
}

/** The health of a connection in a word, with its time and, if it is bad, the reason. */
export function HealthCell({ health, lead, withQuota = false }: HealthCellProps) {
  const now = useNow(30_000);
  const { lastSuccessAt = null, lastError = null, quotas = [], notice } = health ?? {};
  const state = connectionState({ lastSuccessAt, lastError });
  const failed = state !== 'works' && state !== 'untried' ? lastError : null;
  const at = failed?.at ?? lastSuccessAt;
  const past = failed === null ? lastError : null;
  const facts = [
    lead,
    at === null ? undefined : ago(at, now),
    failed?.message.replace(/\.$/, ''),
    failed !== null && lastSuccessAt !== null && `last worked ${ago(lastSuccessAt, now)}`,
    past !== null && withQuota && `last error ${ago(past.at, now)}`,
    notice?.replace(/\.$/, ''),
    ...(withQuota ? quotas.map((quota) => quotaText(quota)) : []),
  ];
  return (
    <TwoLines
      wrap
      title={past?.message ?? (at === null ? undefined : fullDate(new Date(at)))}
      below={facts.filter(Boolean).join(' · ')}
    >
      <ConnectionPill state={state} />
    </TwoLines>
  );
}

function ago(at: string, now: number): string {
  const ms = now - Date.parse(at);
  if (ms < 60_000) return 'just now';
  const day = 86_400_000;
  if (ms >= day) return ms < 2 * day ? 'a day ago' : `${Math.floor(ms / day)} days ago`;
  return `${formatDuration(Math.floor(ms / 60_000) * 60_000).replace(/ 0 s$/, '')} ago`;
}
