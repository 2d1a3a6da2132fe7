import { contextText } from '@overture/core/contract';
import { expect, it } from 'vitest';
import { readEntries } from './bulk-entries.ts';

const readers = {
  contact: (text: string) => ({ hubspotId: text, prospectUrl: undefined }),
  department: () => 'dt-pm' as const,
};

async function entryOf(additionalInfo: string) {
  const cells = { contact: '151204310000', additional_info: additionalInfo };
  const rows = (async function* () {
    yield { row: 1, line: 2, cells, problem: null };
  })();
  for await (const entry of readEntries(rows, readers, 10)) return entry;
  return null;
}

it('limits additional info to the bytes that the API accepts', async () => {
  const fits = 'é'.repeat(50_000);
  expect(await entryOf(fits)).toMatchObject({ additionalInfo: fits });
  expect(await entryOf(`${fits}é`)).toMatchObject({ problem: 'Additional info is longer than 100 kB.' });
  expect(contextText('googleSearchResults').safeParse(fits).success).toBe(true);
  expect(contextText('googleSearchResults').safeParse(`${fits}é`).success).toBe(false);
});
