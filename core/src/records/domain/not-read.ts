import { engagementKinds, type ContactSnapshot, type CrmPart } from '../../contacts/domain/contact.ts';
import type { LeftOut } from '../../prompts/contract/context-part.ts';
import { singular } from './singular-kinds.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The engagements that exist in the CRM but were not read. */
export function notReadOf({ contact }: ContactSnapshot): readonly LeftOut[] {
  return engagementKinds
    .map((kind) => ({ kind: singular[kind], count: contact.notRead[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const unreadable: Record<CrmPart, string> = {
  emails: 'the subjects and texts of the emails, which the CRM key may not read',
  company: 'the company, which the CRM key may not read',
  deals: 'deals, which the CRM key may not read',
  owner: 'who looks after the contact, which the CRM key may not read',
};

export function describeNotRead(snapshot: ContactSnapshot): readonly string[] {
  return [
    ...notReadOf(snapshot).map(
      ({ kind, count }) =>
        `${counted(count, `older ${kind} that was`, `older ${kind}s that were`)} not read from the CRM`,
    ),
    ...snapshot.contact.unreadable.map((part) => unreadable[part]),
  ];
}
