import { expect, it } from 'vitest';
import { readDraft } from './read-draft.ts';

it('takes the subject from the first line that names it', () => {
  expect(readDraft('Subject: Our offer \r\n\r\nHello Marta,\r\nit costs EUR 5.')).toEqual({
    subject: 'Our offer',
    body: 'Hello Marta,\nit costs EUR 5.',
  });
  expect(readDraft('subject:Short')).toEqual({ subject: 'Short', body: '' });
});

it('is a body alone without such a line', () => {
  const text = 'Hello Marta,\n\nSubject: to approval, it costs EUR 5.';
  expect(readDraft(text)).toEqual({ subject: '', body: text });
});
