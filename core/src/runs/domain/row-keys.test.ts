import { expect, it } from 'vitest';
import { buildContact, buildEngagement } from '../../testing/index.ts';
import { bulkKeys } from './row-keys.ts';

const none = { notes: [], emails: [], calls: [], meetings: [], tasks: [] };
const note = buildEngagement({ id: 'n1', properties: { hs_note_body: '<p>Hello</p>' } });

it('gives a contact the key that it had when tasks were not read, so that its row is not paid for once more', () => {
  const contact = buildContact({
    id: '101',
    properties: { firstname: 'Ada', email: null, lastmodifieddate: '2026-01-01' },
    engagements: { ...none, notes: [note] },
  });
  expect(bulkKeys('row-key', contact)).toEqual({ row: 'row-key', content: '9d9c4d0b899b8b8c68e4f29528aec2b1' });
});

it('changes with anything that is new of a contact, but for bookkeeping and playbooks that were filed', () => {
  const contact = buildContact({ engagements: { ...none, notes: [note] } });
  const { content } = bulkKeys('row-key', contact);
  const contentOf = (change: Partial<typeof contact>): string => bulkKeys('row-key', { ...contact, ...change }).content;
  const task = buildEngagement({ id: 't1', properties: { hs_task_subject: 'Call back' } });
  expect(contentOf({ engagements: { ...contact.engagements, tasks: [task] } })).not.toBe(content);
  expect(contentOf({ properties: { ...contact.properties, jobtitle: 'CTO' } })).not.toBe(content);
  const unread = { lastmodifieddate: '2027-01-01', hs_merged_object_ids: '7', hs_calculated_merged_vids: '7:1' };
  expect(contentOf({ properties: { ...contact.properties, ...unread } })).toBe(content);
  const filed = buildEngagement({ id: 'n2', properties: { hs_note_body: '<p>Overture ref overture-1-v1</p>' } });
  expect(contentOf({ engagements: { ...contact.engagements, notes: [filed, note] } })).toBe(content);
});
