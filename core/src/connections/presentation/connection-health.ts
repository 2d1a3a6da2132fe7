import type { ConnectionHealth } from '../domain/connection-health.ts';
import type { ConnectionHealthWire } from '../contract/connection-health.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

/** `health` is null when no call was made yet. */
export function presentHealth(health: ConnectionHealth | null): ConnectionHealthWire {
  const { lastSuccessAt = null, lastError = null, quotas = [], notice = null } = health ?? {};
  const shown = quotas.map((quota) => ({ ...quota, at: presentMoment(quota.at) }));
  return {
    lastSuccessAt: presentMomentOrNull(lastSuccessAt),
    lastError: lastError && { ...lastError, at: presentMoment(lastError.at) },
    quota: shown[0] ?? null,
    quotas: shown,
    notice,
  };
}
