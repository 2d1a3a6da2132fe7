import type { BulkEntry } from '@overture/core/app';
import { buildContact, buildEngagement, FakeCrmContacts } from '@overture/core/testing';

/** Contacts with five engagements, made when they are asked for. */
export class EndlessCrm extends FakeCrmContacts {
  override async fetch(contactId: string) {
    const note = (n: number) =>
      buildEngagement({
        id: `${contactId}-${n}`,
        properties: { hs_note_body: `<p>Note ${n}: ${'text '.repeat(40)}</p>` },
      });
    return buildContact({
      id: contactId,
      engagements: { notes: [1, 2, 3, 4, 5].map(note), emails: [], calls: [], meetings: [], tasks: [] },
    });
  }
}

/** Rows of a list of such contacts, from one row to another. */
export async function* endlessRows(from: number, to: number): AsyncGenerator<BulkEntry> {
  for (let row = from; row <= to; row += 1) {
    const hubspotId = String(1_000_000 + row);
    yield {
      row,
      line: row + 1,
      contact: hubspotId,
      hubspotId,
      prospectUrl: undefined,
      prompt: undefined,
      department: undefined,
      model: undefined,
      additionalInfo: '',
    };
  }
}
