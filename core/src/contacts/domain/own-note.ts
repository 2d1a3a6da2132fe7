import type { CrmContact, Engagement, EngagementKind } from './contact.ts';

/** The beginning of the marker in every filed playbook. */
export const ownMarkerPrefix = 'overture-';
const ownText = 'Overture ref ';

/** The visible text by which a filed playbook is recognised in the CRM. */
export function ownNoteText(marker: string): string {
  return `${ownText}${marker}`;
}

/**
 * The contact's history as people and the CRM made it. Playbooks that Overture filed are left out: they were
 * written by a model, so they are no facts, and filing one is no contact with anybody.
 */
export function historyOf(contact: CrmContact, kind: EngagementKind): readonly Engagement[] {
  return contact.engagements[kind].filter((engagement) => !isOwnNote(engagement));
}

/** Whether the engagement is a playbook that Overture filed. */
export function isOwnNote({ properties }: Engagement): boolean {
  return (properties['hs_note_body'] ?? '').includes(ownNoteText(ownMarkerPrefix));
}
