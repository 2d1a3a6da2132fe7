import { expect, test } from 'vitest';
import { addressLine, bodyAsHtml, mailAsText, sequenceAsHtml, sequenceAsText } from './mail-text.ts';

const emails = [
  { subject: 'Hello', body: 'Hi Anna,\n\nfirst line\nsecond line\n' },
  { subject: 'Again & again', body: '<b>not bold</b>' },
];

test('a body keeps its paragraphs and lines as HTML, and its markup as text', () => {
  expect(bodyAsHtml(emails[0]?.body ?? '')).toBe('<p>Hi Anna,</p><p>first line<br>second line</p>');
  expect(bodyAsHtml('<b>not bold</b>')).toBe('<p>&lt;b&gt;not bold&lt;/b&gt;</p>');
});

test('the sequence as text names each e-mail and its subject', () => {
  expect(mailAsText({ subject: 'Hello', body: ' Hi ' })).toBe('Subject: Hello\n\nHi');
  expect(sequenceAsText(emails)).toBe(
    'Email 1:\nSubject: Hello\n\nHi Anna,\n\nfirst line\nsecond line\n\n\nEmail 2:\nSubject: Again & again\n\n<b>not bold</b>',
  );
});

test('the sequence with formatting escapes what is only text', () => {
  expect(sequenceAsHtml(emails)).toContain('<h3>Email 2: Again &amp; again</h3><p>&lt;b&gt;not bold&lt;/b&gt;</p>');
});

test('a sender without a profile is only an address', () => {
  expect(addressLine('Sami Haddad', 'sami@overture.example')).toBe('Sami Haddad <sami@overture.example>');
  expect(addressLine('sami@overture.example', '')).toBe('sami@overture.example');
  expect(addressLine('', '')).toBe('N/A');
});
