import type { RecordDetail } from '@overture/core/contract';
import { timeOrDay } from './running-time.tsx';

/** A line that distinguishes a version from the others, such as "v2 · Win back · 23:29 · in HubSpot". */
export function versionLine({ version, promptTitle, readyAt, addToHubspot }: RecordDetail['versions'][number]): string {
  const parts = [`v${version}`, promptTitle, timeOrDay(new Date(readyAt)), addToHubspot && 'in HubSpot'];
  return parts.filter(Boolean).join(' · ');
}
