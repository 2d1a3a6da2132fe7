import type { Timestamp } from '../../shared/clock.ts';

export const engagementKinds = ['notes', 'emails', 'calls', 'meetings'] as const;
export type EngagementKind = (typeof engagementKinds)[number];

/** CRM property values as the vendor stores them. */
export type CrmProperties = Readonly<Record<string, string | null>>;

export interface Engagement {
  readonly id: string;
  readonly createdAt: Timestamp | null;
  readonly properties: CrmProperties;
}

export interface CrmContact {
  readonly id: string;
  readonly properties: CrmProperties;
  /** Each kind newest first. */
  readonly engagements: Readonly<Record<EngagementKind, readonly Engagement[]>>;
  /** Engagements beyond the reading limit, per kind. */
  readonly notRead: Readonly<Partial<Record<EngagementKind, number>>>;
}

/** The text boxes of the generator; each at most 100 kB. */
export interface ContextTexts {
  readonly additionalInfo: string;
  readonly contactBio: string;
  readonly companyInfo: string;
  readonly websiteContent: string;
  readonly socialMediaLinks: string;
}

export const emptyContext: ContextTexts = {
  additionalInfo: '',
  contactBio: '',
  companyInfo: '',
  websiteContent: '',
  socialMediaLinks: '',
};

/** A contact as it was read at one moment, with its two summaries; what a submit freezes into its record. */
export interface ContactSnapshot {
  readonly contact: CrmContact;
  readonly prospectUrl: string;
  readonly fullSummary: string;
  readonly onlineSummary: string;
  /** Set when the AI could not summarise and `fullSummary` is the plain digest. */
  readonly summaryWarning: string | null;
  /** The CRM was the sandbox's. */
  readonly sandbox: boolean;
  readonly fetchedAt: Timestamp;
}
