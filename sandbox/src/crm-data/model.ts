import type { ServiceLine } from './service-lines.ts';

/** The types of engagements in a contact's history, by HubSpot's names of their collections. */
export const engagementTypes = ['notes', 'emails', 'calls', 'meetings'] as const;
export type EngagementType = (typeof engagementTypes)[number];

/** HubSpot stores every property as text, or null where it is not filled in. */
export type Properties = Record<string, string | null>;

export type CrmRecord = { id: string; properties: Properties; createdAt: string; updatedAt: string };

export type Engagement = CrmRecord & { type: EngagementType; timestamp: string };

/** The people and the project of a contact's history, which stay the same throughout. */
export type Story = {
  service: ServiceLine;
  project: string;
  company: string;
  city: string;
  first: string;
  rep: { first: string; name: string; email: string };
  colleague: { first: string; name: string; role: string };
  referrer: string;
  event: string;
  competitor: string;
  budget: string;
  deadline: string;
};

export type SampleContact = CrmRecord & {
  index: number;
  displayName: string;
  /** Null for a record about which nothing is known. */
  story: Story | null;
  engagementCount: number;
  /** Replaces the generated history; oldest first. */
  scripted?: readonly ScriptedEngagement[];
  lastTouchDays: number;
};

export type ScriptedEngagement = { type: EngagementType; daysAgo: number; properties: Properties };

/** All sample dates count back from here, so that two machines show the same CRM. */
export const sampleAnchor = Date.UTC(2026, 10, 15, 9, 0, 0);
export const dayMs = 86_400_000;
export const samplePortalId = 4242424;
