import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import { buildContact, buildEngagement, FakeCrmContacts } from '@overture/core/testing';

/** A CRM whose contacts, with five engagements each, are created on request. */
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

  override async readManyProperties(contactIds: readonly string[]) {
    return new Map(contactIds.map((id) => [id, {}]));
  }
}

/** Yields the rows of such contacts between two positions. */
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
