import type { Timestamp } from '../../platform/clock.ts';
import type { Engagement, EngagementKind } from './contact.ts';

const dateProperties: Record<EngagementKind, readonly string[]> = {
  notes: ['hs_timestamp', 'hs_createdate'],
  emails: ['hs_timestamp', 'hs_createdate'],
  calls: ['hs_timestamp', 'hs_createdate'],
  meetings: ['hs_meeting_start_time', 'hs_timestamp', 'hs_createdate'],
  // Tasks are ordered by their due date.
  tasks: ['hs_timestamp', 'hs_createdate'],
};

/** When an engagement took place, not when it was logged; null when the CRM does not know. */
export function engagementDate(kind: EngagementKind, engagement: Engagement): Timestamp | null {
  for (const name of dateProperties[kind]) {
    const at = readMoment(engagement.properties[name]);
    if (at !== null) return at;
  }
  return engagement.createdAt;
}

/** The outcomes of meetings that did not take place. */
export const missedMeetings: ReadonlySet<string> = new Set(['CANCELED', 'NO_SHOW', 'RESCHEDULED']);

/** Newest first; undated ones last, in their original order. */
export function newestFirst(kind: EngagementKind, engagements: readonly Engagement[]): Engagement[] {
  return engagements
    .map((engagement) => ({ engagement, at: engagementDate(kind, engagement) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .map(({ engagement }) => engagement);
}

/** The CRM writes moments as ISO 8601 or, in older records, as milliseconds. */
function readMoment(text: string | null | undefined): Timestamp | null {
  if (!text) return null;
  const at = /^\d{11,14}$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(at) ? at : null;
}

/** A day such as `2025-01-05`; empty for null. */
export function isoDay(at: Timestamp | null): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, 10);
}

/** A call's length in whole seconds; null when it has none. */
export function callSeconds(engagement: Engagement): number | null {
  const duration = engagement.properties['hs_call_duration'];
  if (!duration || !/^\d{1,12}$/.test(duration)) return null;
  return Math.round(Number(duration) / 1000);
}
