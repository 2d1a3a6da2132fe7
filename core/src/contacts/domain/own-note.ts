import type { CrmContact, Engagement, EngagementKind } from './contact.ts';

/** What every marker begins with that a filed playbook carries. */
export const ownMarkerPrefix = 'overture-';
const ownText = 'Overture ref ';

/** The visible text by which a filed playbook is known again in the CRM. */
export function ownNoteText(marker: string): string {
  return `${ownText}${marker}`;
}

/**
 * The contact's history as people and the CRM made it. The playbooks that this product filed are left out: what a model
 * wrote once is no fact to write from, and filing it is no contact with anybody.
 */
export function historyOf(contact: CrmContact, kind: EngagementKind): readonly Engagement[] {
  return contact.engagements[kind].filter(
    ({ properties }) => !(properties['hs_note_body'] ?? '').includes(ownNoteText(ownMarkerPrefix)),
  );
}
