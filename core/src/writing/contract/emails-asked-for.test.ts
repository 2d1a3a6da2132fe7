import { expect, it } from 'vitest';
import { sequenceRules } from '../domain/sequence-rules.ts';
import { emailsAskedFor } from './emails-asked-for.ts';

it.each([
  ['Write a sequence of four emails that wins a sponsor.', 4],
  ['For a new enquiry: three quick emails.', 3],
  ['Write 5 short, friendly e-mails.', null],
  ['Write 5 short e-mails.', 5],
  ['In the first two emails ask a question. Write ten emails.', 10],
  ['One idea per email.', null],
  ['Schreibe eine Folge von vier Mails.', 4],
  ['Schreibe fünf kurze E-Mails; die ersten zwei Mails fragen.', 5],
  ['Der Ton sei in E-Mails freundlich.', null],
  ['Skriv tre korta mejl.', 3],
  ['Les deux premiers e-mails posent une question. Écris quatre courriels.', 4],
  ['Una secuencia de cinco correos electrónicos.', 5],
  ['Scrivi quattro email brevi.', 4],
  ['Escreva três mensagens curtas.', 3],
  ['Napisz cztery krótkie maile.', 4],
  ['Napisz 5 wiadomości.', 5],
  ['Γράψε τέσσερα email.', 4],
  ['4通のメールを書いてください。', 4],
  ['メールを三通書いてください。', 3],
  ['Plan 24 days. Nothing else.', null],
  ['', null],
])('%j asks for %s emails', (template, count) => {
  expect(emailsAskedFor(template)).toBe(count);
});

it('takes as usual what the rules tell the model', () => {
  expect(sequenceRules).toContain('As many as the template asks for; if it does not say, four.');
});
