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

const list = (
  id: string,
  name: string,
  processingType: SampleList['processingType'],
  daysAgo: number,
  has: SampleList['has'],
  objectTypeId = contacts,
): SampleList => ({ id, name, objectTypeId, processingType, daysAgo, has });

export const sampleLists: readonly SampleList[] = [
  list('7001', 'Spring fair, leads to follow up', 'MANUAL', 4, ({ index }) => index % 16 === 3),
  list('7002', 'Quiet for three months', 'DYNAMIC', 1, ({ lastTouchDays }) => lastTouchDays > 90),
  list('7003', 'Relaunch candidates 2026', 'SNAPSHOT', 40, ({ index }) => index >= 100 && index < 300),
  list('7004', 'All contacts', 'DYNAMIC', 0, () => true),
  list('7005', 'Agencies we partner with', 'MANUAL', 200, () => false, companies),
  list('7006', 'Nobody yet', 'MANUAL', 2, () => false),
];
