import type { CrmContact, Engagement, EngagementKind } from './contact.ts';

/** The beginning of the marker in everything that Overture makes in a CRM. */
export const ownMarkerPrefix = 'overture-';
const ownText = 'Overture ref ';

/** The visible text by which something that Overture made is recognised in the CRM. */
export function ownNoteText(marker: string): string {
  return `${ownText}${marker}`;
}

/**
 * The contact's history as people and the CRM made it. Playbooks that Overture filed and tasks that it made are left out:
 * they were written by a model, so they are no facts, and filing one is no contact with anybody.
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
