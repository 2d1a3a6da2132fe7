import { expect, it } from 'vitest';
import { ownNoteText } from '../../contacts/domain/own-note.ts';
import { buildContact, buildEngagement, buildSnapshot } from '../../testing/index.ts';
import { presentContact } from './fetched-contact.ts';

it('marks the notes that are playbooks this product filed', () => {
  const filed = buildEngagement({ properties: { hs_note_body: `<p>${ownNoteText('overture-1-v1')}</p>` } });
  const engagements = { notes: [filed, buildEngagement()], emails: [], calls: [], meetings: [], tasks: [] };
  const contact = buildContact({ engagements });
  const { notes } = presentContact(
    { snapshot: buildSnapshot({ contact }), requestedId: contact.id, department: 'product-sales' },
    null,
  );
  expect(notes.map(({ filedByOverture }) => filedByOverture)).toEqual([true, undefined]);
});
