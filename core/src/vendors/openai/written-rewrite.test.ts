import { describe, expect, it } from 'vitest';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { WrittenRewrite } from './written-rewrite.ts';

const email = { subject: 'A "new" one', body: 'Hello Ada,\n\nünï { brace }' };
const answer = JSON.stringify({ emails: [{ ...email, claims: [{ text: 'x', body: 'no' }] }], sales_playbook_html: '' });

/** What is told of a text that arrives in parts of so many signs. */
function toldOf(text: string, size = 4): EmailTexts[] {
  const told: EmailTexts[] = [];
  const written = new WrittenRewrite((texts) => told.push(texts));
  for (let at = 0; at < text.length; at += size) written.add(text.slice(at, at + size));
  return told;
}

describe('WrittenRewrite', () => {
  it.each([1, 4, 1_000])('tells the texts as far as they are, in parts of %i signs', (size) => {
    const told = toldOf(answer, size);
    expect(told.at(-1)).toEqual(email);
    for (const { subject, body } of told) {
      expect(email.subject.startsWith(subject)).toBe(true);
      expect(email.body.startsWith(body)).toBe(true);
    }
  });

  it('tells words before the body is whole', () => {
    expect(toldOf(answer, 1).some(({ body }) => body === 'Hello Ada,')).toBe(true);
  });

  it('looks behind thoughts, and shows no hidden direction', () => {
    const hidden = answer.replace('Hello', 'Hel\u202Elo');
    expect(toldOf(`<think>{"emails": [{"body": "no"}]}</think>${hidden}`).at(-1)).toEqual(email);
  });

  it('tells nothing more behind the first email, or of a broken text', () => {
    const two = JSON.stringify({ emails: [email, { subject: 'Two', body: 'Two' }] });
    expect(toldOf(two).at(-1)).toEqual(email);
    expect(toldOf('{"emails": [{"subject": nothing, "body": "Hello"}]}')).toEqual([]);
    expect(toldOf('Subject: Hello')).toEqual([]);
  });
});
