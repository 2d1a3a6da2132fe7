import { expect, it } from 'vitest';
import { buildContact, buildEngagement } from '../../testing/index.ts';
import { historyOf, ownNoteText } from './own-note.ts';

it('leaves out of a history what Overture filed and the tasks it made, and nothing else', () => {
  const mark = `<p>Text of a model</p><p><em>${ownNoteText('overture-r1-v1-tasks-0')}</em></p>`;
  const theirNote = buildEngagement({ properties: { hs_note_body: 'They called.' } });
  const theirTask = buildEngagement({ properties: { hs_task_body: null, hs_task_subject: 'Call' } });
  const contact = buildContact({
    engagements: {
      notes: [buildEngagement({ properties: { hs_note_body: mark } }), theirNote],
      tasks: [buildEngagement({ properties: { hs_task_body: mark } }), theirTask],
      emails: [],
      calls: [],
      meetings: [],
    },
  });
  expect(historyOf(contact, 'notes')).toEqual([theirNote]);
  expect(historyOf(contact, 'tasks')).toEqual([theirTask]);
});
