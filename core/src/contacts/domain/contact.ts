import type { Timestamp } from '../../platform/clock.ts';

export const engagementKinds = ['notes', 'emails', 'calls', 'meetings', 'tasks'] as const;
export type EngagementKind = (typeof engagementKinds)[number];

/** CRM property values as the vendor stores them. */
export type CrmProperties = Readonly<Record<string, string | null>>;

export interface Engagement {
  readonly id: string;
  readonly createdAt: Timestamp | null;
  readonly properties: CrmProperties;
}

/** The contact's primary company in the CRM. */
export interface CrmCompany {
  readonly id: string;
  readonly properties: CrmProperties;
}

/** A sale to the contact: won, lost or still open. */
export interface CrmDeal {
  readonly id: string;
  readonly name: string;
  /** The label of the stage, or its id when the label could not be read. */
  readonly stage: string;
  readonly state: 'open' | 'won' | 'lost';
  /** The amount as the CRM writes it, in `currency`; empty when there is none. */
  readonly amount: string;
  readonly currency: string;
  /** When the deal was closed or is expected to close. */
  readonly closeDate: Timestamp | null;
}

/** The CRM user who is responsible for the contact. */
export interface CrmOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The parts of a contact for which a CRM key may lack the scope. */
export const crmParts = ['emails', 'company', 'deals', 'owner'] as const;
export type CrmPart = (typeof crmParts)[number];

export interface CrmContact {
  readonly id: string;
  readonly properties: CrmProperties;
  /** Each kind newest first. */
  readonly engagements: Readonly<Record<EngagementKind, readonly Engagement[]>>;
  /** The number of engagements beyond the reading limit, by kind. */
  readonly notRead: Readonly<Partial<Record<EngagementKind, number>>>;
  /** Null when the contact has none. */
  readonly company: CrmCompany | null;
  readonly deals: readonly CrmDeal[];
  /** Null when the contact has none, or one who left the account. */
  readonly owner: CrmOwner | null;
  /** The parts that the key may not read. Emails are still listed, without subject and text. */
  readonly unreadable: readonly CrmPart[];
}

/** The text boxes of the generator; each has 100 kB at most. */
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

/** A contact as it was read at one moment, with its two summaries. A submit copies it into its record. */
export interface ContactSnapshot {
  readonly contact: CrmContact;
  readonly prospectUrl: string;
  readonly fullSummary: string;
  readonly onlineSummary: string;
  /** Set when the AI could not summarise and `fullSummary` is the plain digest. */
  readonly summaryWarning: string | null;
  /** Whether the CRM was the sandbox. */
  readonly sandbox: boolean;
  readonly fetchedAt: Timestamp;
}
