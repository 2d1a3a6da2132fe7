import type { EngagementKind } from '../../contacts/domain/contact.ts';
import type { SourceKind } from '../../checks/contract/evidence.ts';

/** The singular of each kind of engagement, as sources and counts name it. */
export const singular: Record<EngagementKind, SourceKind> = {
  notes: 'note',
  emails: 'email',
  calls: 'call',
  meetings: 'meeting',
  tasks: 'task',
};
