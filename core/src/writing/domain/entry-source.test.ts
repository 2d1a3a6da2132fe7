import { expect, it } from 'vitest';
import { timelineOf } from '../../contacts/domain/timeline.ts';
import { buildContact } from '../../testing/index.ts';
import { entrySource } from './entry-source.ts';

function callOf(durationMs: string, author?: string) {
  const call = { id: '1', createdAt: null, properties: { hs_call_duration: durationMs }, ...(author && { author }) };
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

it('names the colleague who made a call, so that an email may name them', () => {
  expect(callOf('45000', 'Ilaria Prisco')?.text).toBe('By: Ilaria Prisco\nLength: 45 seconds');
});
