import { expect, test } from 'vitest';
import { SampleCrm } from './sample-crm.ts';
import { sampleAnchor } from './model.ts';

const crm = new SampleCrm();
const all = crm.contacts.map((contact) => ({ contact, history: crm.engagements(contact) }));

test('there are at least 300 contacts with 0 to 300 engagements, most with 3 to 40', () => {
  const counts = all.map(({ history }) => history.length);
  expect(counts.length).toBeGreaterThanOrEqual(300);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBe(300);
  expect(counts.filter((count) => count >= 3 && count <= 40).length).toBeGreaterThan(counts.length * 0.7);
  expect(counts.filter((count) => count > 100).length).toBeGreaterThan(3);
});

test('industries, countries and scripts vary; some records are full and some nearly empty', () => {
  const values = (key: string) => new Set(all.flatMap(({ contact }) => contact.properties[key] ?? []));
  expect(values('industry').size).toBeGreaterThanOrEqual(15);
  expect(values('country').size).toBeGreaterThanOrEqual(25);
  const names = [...values('firstname'), ...values('lastname')].join(' ');
  for (const script of ['Han', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Devanagari'])
    expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
  const filled = all.map(({ contact }) => Object.keys(contact.properties).length);
  expect(filled.filter((count) => count <= 9).length).toBeGreaterThan(10);
  expect(filled.filter((count) => count >= 28).length).toBeGreaterThan(60);
});

test('the same seed gives the same CRM, another seed another one', () => {
  const again = new SampleCrm();
  const at = 40;
  expect(again.contacts[at]).toEqual(crm.contacts[at]);
  expect(again.engagements(again.contacts[at] ?? expect.fail())).toEqual(all[at]?.history);
  expect(new SampleCrm('another').contacts[at]?.properties).not.toEqual(crm.contacts[at]?.properties);
});

test('ids are unique, of 11 or 12 digits, and lead back to their record', () => {
  const ids = all.flatMap(({ contact, history }) => [contact.id, ...history.map((engagement) => engagement.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\d{11,12}$/);
  const { contact, history } = all[6] ?? expect.fail();
  const last = history.at(-1) ?? expect.fail();
  expect(crm.engagement(last.type, last.id)?.contact.id).toBe(contact.id);
});

test('a history runs forward in time up to the anchor and keeps to its own people and project', () => {
  for (const { contact, history } of all) {
    for (const [index, engagement] of history.entries()) {
      expect(Date.parse(engagement.timestamp)).toBeLessThanOrEqual(sampleAnchor);
      if (index > 0) expect(engagement.timestamp >= (history[index - 1]?.timestamp ?? '')).toBe(true);
    }
    const text = history.map((engagement) => Object.values(engagement.properties).join(' ')).join(' ');
    expect(text).not.toMatch(/\{\w+\}|undefined/);
    if (contact.story && history.length > 8)
      expect(
        [contact.story.project, contact.story.colleague.first, contact.story.company].some((name) =>
          text.includes(name),
        ),
      ).toBe(true);
  }
});

test('mails quote the thread they answer, with markup and signature', () => {
  const replies = all
    .flatMap(({ history }) => history)
    .filter(
      (engagement) =>
        engagement.properties['hs_email_subject']?.startsWith('Re: ') &&
        /On .+ wrote:/.test(engagement.properties['hs_email_text'] ?? ''),
    );
  expect(replies.length).toBeGreaterThan(200);
  expect(replies[0]?.properties['hs_email_html']).toMatch(/<blockquote[^>]*>.*<br>|<div/s);
  expect(replies[0]?.properties['hs_email_text']).toMatch(/\n> /);
});
