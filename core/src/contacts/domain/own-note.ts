import type { CrmContact, Engagement, EngagementKind } from './contact.ts';

/** The beginning of the marker in everything that Overture creates in a CRM. */
export const ownMarkerPrefix = 'overture-';
const ownText = 'Overture ref ';

/** The visible text by which Overture recognises what it created in the CRM. */
export function ownNoteText(marker: string): string {
  return `${ownText}${marker}`;
}

/**
 * The contact's engagements without the playbooks and tasks that Overture created in the CRM. A model wrote those, so
 * they are no facts, and filing one is no contact with anybody.
 */
export function historyOf(contact: CrmContact, kind: EngagementKind): readonly Engagement[] {
  return contact.engagements[kind].filter((engagement) => !isOwnNote(engagement));
}

/** Whether the engagement is a playbook that Overture filed, or a task with a text that it wrote. */
export function isOwnNote({ properties }: Engagement): boolean {
  return [properties['hs_note_body'], properties['hs_task_body']].some((text) =>
    text?.includes(ownNoteText(ownMarkerPrefix)),
  );
}
