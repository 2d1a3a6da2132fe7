import { expect, it } from 'vitest';
import { contactSnapshotSchema } from './contact.ts';

it('opens a contact that was stored before company, deals, tasks and owner were read', () => {
  const stored = {
    contact: {
      id: '1',
      properties: { firstname: 'Ada' },
      engagements: { notes: [{ id: 'n1', createdAt: 5, properties: {} }], emails: [], calls: [], meetings: [] },
      notRead: { notes: 3 },
    },
    fetchedAt: 7,
  };
  expect(contactSnapshotSchema.parse(stored).contact).toEqual({
    ...stored.contact,
    engagements: { ...stored.contact.engagements, tasks: [] },
    company: null,
    deals: [],
    owner: null,
    unreadable: [],
  });
});
