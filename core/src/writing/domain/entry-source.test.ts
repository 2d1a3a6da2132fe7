import { expect, it } from 'vitest';
import { timelineOf } from '../../contacts/domain/timeline.ts';
import { buildContact } from '../../testing/index.ts';
import { entrySource } from './entry-source.ts';

function callOf(durationMs: string) {
  const call = { id: '1', createdAt: null, properties: { hs_call_duration: durationMs } };
  const engagements = { notes: [], emails: [], calls: [call], meetings: [], tasks: [] };
  const [entry] = timelineOf(buildContact({ engagements }), { maxLength: 100 });
  return entry && entrySource(entry, 'c1', 'https://app.hubspot.com/contacts/4242/record/0-1/1');
}

it.each([
  ['1466000', '24 minutes'],
  ['61499', '1 minute'],
  ['45000', '45 seconds'],
  ['1000', '1 second'],
])('gives the length of a call of %s ms as %s', (ms, length) => {
  expect(callOf(ms)?.text).toBe(`Length: ${length}`);
});
