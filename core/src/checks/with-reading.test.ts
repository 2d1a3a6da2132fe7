import { describe, expect, it } from 'vitest';
import type { Evidence, Opinion, Source } from './contract/evidence.ts';
import { reviewEmail } from './review-emails.ts';
import { indexSources } from './sources/index-sources.ts';
import { aCheckContext } from '../testing/check-context.ts';
import { withReading } from './with-reading.ts';

const email: Source = { kind: 'email', id: 'e1', label: 'Offer', text: 'I have not approved the photo day. George' };
const index = indexSources([email]);
const against = { source: 'e1', quote: 'I have not approved the photo day' };
const readingOf = (...opinions: Opinion[]) => ({ model: 'gpt-5-nano', opinions });
const draft = { subject: 'The photo day', body: 'Hi Priya,\n\nGeorge welcomes the photo day. Shall we talk?\n' };
const doubt: Opinion = { text: 'George welcomes the photo day.', against };
const [start, end] = [11, 41];

describe('withReading', () => {
  it('marks the sentence with what the source says, and whose opinion it is', () => {
    expect(withReading(draft, [], readingOf(doubt), index)).toEqual([
      {
        field: 'body',
        start,
        end,
        text: doubt.text,
        status: 'contradicted',
        about: 'statement',
        readBy: 'gpt-5-nano',
        source: { kind: 'email', id: 'e1', label: 'Offer' },
        quote: against.quote,
        expected: against.quote,
      },
    ]);
    expect(withReading(draft, [], readingOf({ ...doubt, against: null }), index)).toMatchObject([
      { status: 'unsupported', about: 'statement', readBy: 'gpt-5-nano' },
    ]);
  });

  it('follows the sentence, and leaves one that was changed', () => {
    const moved = { ...draft, body: `One more thing. ${draft.body}` };
    expect(withReading(moved, [], readingOf(doubt), index)).toMatchObject([{ start: start + 16, end: end + 16 }]);
    const changed = { ...draft, body: draft.body.replace('welcomes', 'is considering') };
    expect(withReading(changed, [], readingOf(doubt), index)).toEqual([]);
    const inSubject = { subject: doubt.text, body: 'Hello.' };
    expect(withReading(inSubject, [], readingOf(doubt), index)).toMatchObject([{ field: 'subject', start: 0 }]);
  });

  it('says nothing where the rules object, and takes back what they verified', () => {
    const piece = (status: Evidence['status'], about: Evidence['about']): Evidence => ({
      field: 'body',
      start,
      end: start + 6,
      text: 'George',
      status,
      about,
    });
    const objection = piece('unsupported', 'name');
    expect(withReading(draft, [objection], readingOf(doubt), index)).toEqual([objection]);
    expect(withReading(draft, [piece('verified', 'claim')], readingOf(doubt), index)).toMatchObject([
      { status: 'contradicted' },
    ]);
    const elsewhere = { ...piece('verified', 'claim'), start: 42, end: 47 };
    expect(withReading(draft, [elsewhere], readingOf(doubt), index)).toMatchObject([{ start }, elsewhere]);
  });

  it('warns of it, never blocks, whatever the domain chose, and believes a person more', () => {
    const { language: _, evidence: _evidence, sequence: _sequence, position: _position, ...grounds } = aCheckContext();
    const policy = { ...grounds.policy, levels: { second_reader: 'block' as const } };
    const by = { index, grounds: { ...grounds, policy }, detect: () => 'en', reading: readingOf(doubt) };
    const reviewed = (vouched: Parameters<typeof reviewEmail>[0]['vouched'] = []) =>
      reviewEmail({ ...draft, claims: [], vouched }, { sequence: [], position: 0 }, by);
    const found = reviewed().checks.filter(({ rule }) => rule === 'second_reader');
    expect(found).toMatchObject([{ level: 'warn', field: 'body', start, end }]);
    expect(found[0]?.message).toContain('I have not approved the photo day');
    const known = reviewed([{ field: 'body', text: doubt.text }]);
    expect(known.checks.filter(({ rule }) => rule === 'second_reader')).toEqual([]);
    expect(known.evidence).toContainEqual(expect.objectContaining({ status: 'vouched', readBy: 'gpt-5-nano' }));
  });
});
