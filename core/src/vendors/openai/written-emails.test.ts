import { describe, expect, it } from 'vitest';
import type { WritingProgress } from '../../models/ports/text-generator.ts';
import { buildEmail } from '../../testing/builders.ts';
import { WrittenEmails } from './written-emails.ts';

const one = buildEmail({ subject: 'One', body: 'A "quote", a { brace }\nand ünï "subject": x' });
const two = buildEmail({ subject: 'Two', body: 'More', send_after_days: 3 });
const answer = JSON.stringify({ emails: [one, two], sales_playbook_html: '<p>{"emails": [{}]}</p>' });

/** What is told of a text that arrives in parts of so many signs. */
function toldOf(text: string, size = 7): WritingProgress[] {
  const told: WritingProgress[] = [];
  const written = new WrittenEmails((progress) => told.push(progress));
  for (let at = 0; at < text.length; at += size) written.add(text.slice(at, at + size));
  return told;
}

const wholeTelling = [
  { emails: [], hasAllEmails: false },
  { emails: [one], hasAllEmails: false },
  { emails: [one, two], hasAllEmails: false },
  { emails: [one, two], hasAllEmails: true },
];

describe('WrittenEmails', () => {
  it.each([1, 3, 7, 1_000])('tells each email once it is whole, in parts of %i signs', (size) => {
    expect(toldOf(answer, size)).toEqual(wholeTelling);
  });

  it('looks behind thoughts and into a code fence', () => {
    expect(toldOf(`<think>Perhaps {"emails": [{}]}?</think>\n\`\`\`json\n${answer}\n\`\`\``)).toEqual(wholeTelling);
  });

  it('cleans an email as the check of the whole answer does', () => {
    const hidden = { ...one, subject: ' One\u202E ' };
    expect(toldOf(JSON.stringify({ emails: [hidden] })).at(-1)?.emails).toEqual([one]);
  });

  it.each([
    ['an email that would be refused', JSON.stringify({ emails: [one, { ...two, body: ' ' }, two] })],
    ['a broken text', answer.replace('"Two"', 'Two')],
    ['a text that is no email', JSON.stringify({ emails: [one, 'Two', two] })],
    ['more emails than are allowed', JSON.stringify({ emails: Array.from({ length: 40 }, () => one) })],
  ])('tells nothing behind %s', (_, text) => {
    const told = toldOf(text);
    expect(told.at(-1)).toMatchObject({ hasAllEmails: false });
    expect(told.at(-1)?.emails.every(({ subject }) => subject === 'One')).toBe(true);
    expect(told.at(-1)?.emails.length).toBeLessThanOrEqual(30);
  });

  it('tells only that an answer has begun which is not the one that was asked for', () => {
    expect(toldOf('Email 1:\nSubject: Hi')).toEqual([{ emails: [], hasAllEmails: false }]);
    expect(toldOf('[{"emails": []}]').at(-1)?.emails).toEqual([]);
  });
});
