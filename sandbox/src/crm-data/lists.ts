import type { SampleContact } from './model.ts';

/** A list of the sample portal. HubSpot fills a DYNAMIC one by filters, people fill the others. */
export interface SampleList {
  readonly id: string;
  readonly name: string;
  readonly objectTypeId: string;
  readonly processingType: 'MANUAL' | 'SNAPSHOT' | 'DYNAMIC';
  readonly daysAgo: number;
  readonly has: (contact: SampleContact) => boolean;
}

const contacts = '0-1';
const companies = '0-2';

export const sampleLists: readonly SampleList[] = [
  {
    id: '7001',
    name: 'Spring fair, leads to follow up',
    objectTypeId: contacts,
    processingType: 'MANUAL',
    daysAgo: 4,
    has: ({ index }) => index % 16 === 3,
  },
  {
    id: '7002',
    name: 'Quiet for three months',
    objectTypeId: contacts,
    processingType: 'DYNAMIC',
    daysAgo: 1,
    has: ({ lastTouchDays }) => lastTouchDays > 90,
  },
  {
    id: '7003',
    name: 'Relaunch candidates 2026',
    objectTypeId: contacts,
    processingType: 'SNAPSHOT',
    daysAgo: 40,
    has: ({ index }) => index >= 100 && index < 300,
  },
  {
    id: '7004',
    name: 'All contacts',
    objectTypeId: contacts,
    processingType: 'DYNAMIC',
    daysAgo: 0,
    has: () => true,
  },
  {
    id: '7005',
    name: 'Agencies we partner with',
    objectTypeId: companies,
    processingType: 'MANUAL',
    daysAgo: 200,
    has: () => false,
  },
  {
    id: '7006',
    name: 'Nobody yet',
    objectTypeId: contacts,
    processingType: 'MANUAL',
    daysAgo: 2,
    has: () => false,
  },
];
