import { engagementTypes, type EngagementType } from './model.ts';

/**
 * Ids look like HubSpot's and contain type, contact and position as digits, so that one engagement can be found without
 * making the histories of all contacts.
 */
export const engagementId = (type: EngagementType, contactIndex: number, position: number): string =>
  `6${engagementTypes.indexOf(type) + 1}${pad(contactIndex, 5)}${pad(position, 4)}`;

export function readEngagementId(id: string): { type: EngagementType; contactIndex: number } | undefined {
  const match = /^6([1-4])(\d{5})\d{4}$/.exec(id);
  const type = match && engagementTypes[Number(match[1]) - 1];
  return type ? { type, contactIndex: Number(match[2]) } : undefined;
}

export const contactIdOf = (index: number): string =>
  String(151_204_310_000 + index * 7_919 + ((index * 3_571) % 6_173));
export const companyIdOf = (index: number): string => String(31_804_000_000 + index * 10_007);
export const dealIdOf = (index: number, position: number): string => `42${pad(index, 5)}${pad(position, 4)}`;
export const taskIdOf = (index: number, position: number): string => `65${pad(index, 5)}${pad(position, 4)}`;
/** The contact in a deal's or a task's id. */
export function readOwnedId(id: string): { type: 'deals' | 'tasks'; contactIndex: number } | undefined {
  const match = /^(42|65)(\d{5})\d{4}$/.exec(id);
  return match ? { type: match[1] === '42' ? 'deals' : 'tasks', contactIndex: Number(match[2]) } : undefined;
}
/** The first id of created notes, outside the range of sample ids. */
export const firstCreatedId = 70_000_000_001;

const pad = (value: number, width: number) => String(value).padStart(width, '0');
