import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { absenceOf } from './absence.ts';
import { mailLanguageCodes } from './languages/index.ts';
import { recognise } from './mail-kind.ts';

/*
 * How people put it, in each language. A line is: what it is (`a`: an absence, `m`: another mail by a program, `l`: the
 * owner of the mailbox has left, `x`: removal, `r`: a reply), the first day back, the subject, and the text.
 */
const kinds = { a: 'automatic', m: 'automatic', l: 'left', x: 'removal', r: 'reply' } as const;
const receivedAt = Date.parse('2026-09-16T10:00:00Z');

function wordingsOf(code: string): readonly (readonly [string, string, string, string])[] {
  const text = readFileSync(path.join(import.meta.dirname, 'wordings', `${code}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [head = '', subject = '', ...rest] = line.split(' | ');
      const [kind = '', day = ''] = head.split(' ');
      return [kind, day, subject, rest.join(' | ').replaceAll(String.raw`\n`, '\n')] as const;
    });
}

describe.each(mailLanguageCodes)('%s', (code) => {
  it.each(wordingsOf(code))('%s %s | %s | %s', (kind, day, subject, text) => {
    const from = 'Ada Lovelace <ada@example.org>';
    const found = recognise({ from, subject, text, waitedMs: null, names: ['Ada', 'Lovelace'] });
    expect(found.kind).toBe(kinds[kind as keyof typeof kinds]);
    if (kind === 'a') expect(absenceOf({ subject, text, receivedAt })?.returnOn ?? '-').toBe(day);
  });
});
