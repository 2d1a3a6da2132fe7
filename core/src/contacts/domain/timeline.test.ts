import { expect, it } from 'vitest';
import { buildContact } from '../../testing/index.ts';
import type { Engagement } from './contact.ts';
import { ownNoteText } from './own-note.ts';
import { isOwnWords, timelineOf } from './timeline.ts';

const on = (id: string, day: number | null, properties: Engagement['properties']): Engagement => ({
  id,
  createdAt: day === null ? null : Date.UTC(2026, 9, day),
  properties,
});

it('tells everything newest first, whatever its kind, with who wrote each email', () => {
  const contact = buildContact({
    properties: { email: 'sofia@ferries.example' },
    engagements: {
      notes: [
        on('n1', 3, { hs_note_body: 'Met' }),
        on('n2', 9, { hs_note_body: '' }),
        on('n3', null, { hs_note_body: 'Old' }),
      ],
      emails: [
        on('e1', 4, { hs_email_from_email: 'sofia@ferries.example', hs_email_text: 'Hello' }),
        on('e2', 6, { hs_email_from_email: 'rui@ferries.example', hs_email_direction: 'INCOMING_EMAIL' }),
      ],
      calls: [on('c1', 5, { hs_call_body: 'Talked' })],
      meetings: [],
      tasks: [on('t1', 1, { hs_timestamp: '2026-10-20T09:00:00Z', hs_task_subject: 'Call' })],
    },
  });
  const told = timelineOf(contact, { maxLength: 100 });
  expect(told.map(({ engagement }) => engagement.id)).toEqual(['t1', 'e2', 'c1', 'e1', 'n1', 'n3']);
  expect(told.map(({ speaker }) => speaker)).toEqual([null, 'other', null, 'contact', null, null]);
  expect(told.map(({ text }) => text)).toEqual(['', '', 'Talked', 'Hello', 'Met', 'Old']);
});

it('leaves out the playbooks that this product filed', () => {
  const note = on('n1', 3, { hs_note_body: `<p>Call them</p><p>${ownNoteText('overture-1-v1')}</p>` });
  const engagements = { notes: [note], emails: [], calls: [], meetings: [], tasks: [] };
  expect(timelineOf(buildContact({ engagements }), { maxLength: 100 })).toEqual([]);
});

it('knows by the time that passed whether a program or a person announces an absence', () => {
  const from = (id: string, day: number, address: string, text: string) =>
    on(id, day, { hs_email_from_email: address, hs_email_subject: 'Re: Audits', hs_email_text: text });
  const away = 'I am on vacation until Friday.';
  const contact = buildContact({
    properties: { email: 'sofia@ferries.example' },
    owner: { id: '1', name: 'Nora', email: 'nora@agency.example' },
    engagements: {
      notes: [],
      calls: [],
      meetings: [],
      tasks: [],
      emails: [
        from('1', 3, 'nora@agency.example', 'Shall I send the plan?'),
        from('2', 3, 'sofia@ferries.example', away),
        from('3', 6, 'sofia@ferries.example', away),
        from('4', 7, 'nora@agency.example', away),
      ],
    },
  });
  const told = timelineOf(contact, { maxLength: 100 });
  const automatic = told.filter(({ isAutomatic }) => isAutomatic).map(({ engagement }) => engagement.id);
  expect(automatic).toEqual(['2']);
  expect(told.filter(isOwnWords).map(({ engagement }) => engagement.id)).toEqual(['3']);
});
