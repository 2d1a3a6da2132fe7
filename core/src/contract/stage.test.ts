import { expect, it } from 'vitest';
import { emailsAskedFor, stageText } from './stage.ts';

it.each([
  ['Write a sequence of four emails that wins a sponsor.', 4],
  ['For a new enquiry: three quick emails.', 3],
  ['Write 5 short, friendly e-mails.', null],
  ['Write 5 short e-mails.', 5],
  ['In the first two emails ask a question. Write ten emails.', 10],
  ['One idea per email.', null],
  ['Schreibe eine Folge von vier Mails.', null],
  ['', null],
])('%j asks for %s emails', (template, count) => {
  expect(emailsAskedFor(template)).toBe(count);
});

it('says what a generation does', () => {
  expect(stageText({ name: 'reading' })).toBe('reading');
  expect(stageText({ name: 'writing' })).toBe('writing the playbook');
  expect(stageText({ name: 'writing', email: 2, of: 4 })).toBe('writing email 2 of 4');
  expect(stageText({ name: 'writing', email: 5, of: 4 })).toBe('writing email 5');
});
