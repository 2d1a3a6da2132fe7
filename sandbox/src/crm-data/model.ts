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

export const owners = [
  {
    id: '83240117',
    userId: 62118801,
    firstName: 'Nora',
    lastName: 'Castellan',
    email: 'nora.castellan@overture.example',
  },
  { id: '83240129', userId: 62118802, firstName: 'Jonas', lastName: 'Reuter', email: 'jonas.reuter@overture.example' },
  { id: '83240145', userId: 62118803, firstName: 'Amara', lastName: 'Osei', email: 'amara.osei@overture.example' },
  {
    id: '83240158',
    userId: 62118804,
    firstName: 'Felix',
    lastName: 'Marchetti',
    email: 'felix.marchetti@overture.example',
  },
  { id: '83240173', userId: 62118805, firstName: 'Yuki', lastName: 'Tanabe', email: 'yuki.tanabe@overture.example' },
] as const;

/** The admin of a sandbox, as a user of the portal. */
export const sampleRep = {
  id: '83240186',
  userId: 62118806,
  firstName: 'Sam',
  lastName: 'Sales',
  email: 'sales@overture.example',
} as const;

/** Every user of the portal: the owners of the sample contacts, and the accounts of a sandbox. */
export const portalOwners = [
  ...owners,
  sampleRep,
  { id: '83240199', userId: 62118807, firstName: 'Sue', lastName: 'Perry', email: 'superadmin@overture.example' },
] as const;
