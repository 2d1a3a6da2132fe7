import { taskIdOf } from './ids.ts';
import { dayMs, sampleAnchor, type CrmRecord, type SampleContact } from './model.ts';
import { createRandom } from './random.ts';

/** The tasks of a contact's owner: none for most contacts, one done and one open task for some. */
export function makeTasks(seed: string, contact: SampleContact): CrmRecord[] {
  const { story } = contact;
  if (story === null || contact.engagementCount < 5) return [];
  const random = createRandom(`${seed}/tasks/${contact.id}`);
  const open = {
    hs_task_subject: `Call ${story.first} about ${story.project}`,
    hs_task_body: `<p>Ask whether ${story.colleague.first} has decided, and offer two dates.</p>`,
    hs_task_status: 'NOT_STARTED',
    hs_task_type: 'CALL',
    hs_task_priority: 'HIGH',
  };
  const done = {
    hs_task_subject: `Send the outline to ${story.first}`,
    hs_task_body: null,
    hs_task_status: 'COMPLETED',
    hs_task_type: 'EMAIL',
    hs_task_priority: 'NONE',
  };
  const chosen = [...(random.chance(0.4) ? [done] : []), ...(random.chance(0.35) ? [open] : [])];
  return chosen.map((task, position) => {
    const dueIn = task.hs_task_status === 'COMPLETED' ? -contact.lastTouchDays - random.int(1, 9) : random.int(-4, 12);
    const due = new Date(sampleAnchor + dueIn * dayMs).toISOString();
    const createdAt = new Date(sampleAnchor + (Math.min(dueIn, 0) - 5) * dayMs).toISOString();
    const id = taskIdOf(contact.index, position);
    return {
      id,
      createdAt,
      updatedAt: createdAt,
      properties: {
        ...task,
        hs_timestamp: due,
        hs_createdate: createdAt,
        hs_lastmodifieddate: createdAt,
        hubspot_owner_id: contact.properties['hubspot_owner_id'] ?? null,
        hs_object_id: id,
      },
    };
  });
}
