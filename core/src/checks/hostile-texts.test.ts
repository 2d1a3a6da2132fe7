import { describe, expect, it } from 'vitest';
import type { Source } from './contract/evidence.ts';
import { checkEvidence } from './check-evidence.ts';
import { EmailField } from './email-field.ts';
import { lexiconsFor } from './languages/index.ts';
import { dayNumber } from './moments/calendar.ts';
import { nameContext } from './names/known-words.ts';
import { indexSources } from './sources/index-sources.ts';
import { runChecks } from './rules/index.ts';
import { ValueSurroundings } from './value-surroundings.ts';
import { aCheckContext } from '../testing/check-context.ts';

/** Texts made to drive a careless regular expression into trying everything again and again. */
const bait: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  'digits and commas': '1,11,',
  'digits and spaces': '1 ',
  groups: '111,111,',
  dots: '.',
  'dots between letters': 'a.',
  'at signs': 'a@',
  hyphens: 'a-',
  'spaces and line breaks': ' \n',
  brackets: '[fill:',
  braces: '{{a',
  'capital words': 'Aa Bb ',
  'two unknown words': 'Xyzzy Plugh ',
  quotes: '"a',
  months: '12 march ',
  'number words': 'two hundred ',
  weekdays: 'thursday ',
  'Chinese names': '王总',
  'Chinese numerals': '三千二百五十',
  'numerals before Chinese': '五家店',
  'Japanese companies': 'アア社の',
  'Korean names': '가나다 팀장님',
  'Arabic titles': 'السيد سامي ',
  attachments: 'attached ',
  marks: '\u0301',
  'zero widths': '\u200b',
  percent: '1%',
  links: 'http://a.example/',
  phones: '+1 (1) ',
  symbols: '☃',
  lines: '─',
  'names of schemes': 'ms-',
  'names of shops': 'itms-',
  'links and brackets': 'x.de/)x',
  'links and dashes': 'https:a—',
  'links and commas': 'https://a,',
  'Chinese links': 'sms:a。谢',
};
/** Makes the word before it one that may hold a link. */
const linkSign = '.:x';

const index = indexSources([{ id: 'n', kind: 'note', label: 'Note', text: 'Plain.' }]);

/** Everything that is ever done with a text: as a source, as a claim with a quote, and as an email in two languages. */
function readWhole(text: string): void {
  const source: Source = { id: 'n', kind: 'note', label: 'Note', text };
  const email = { subject: 'Hello', body: text };
  const claims = [{ text: text.slice(0, 20), source: 'n', quote: text.slice(0, 1_500) }];
  const evidence = checkEvidence(email, claims, indexSources([source]), { today: '2026-11-15', language: 'en' });
  checkEvidence(email, claims, index, { today: '2026-11-15', language: 'de' });
  expect(runChecks(email, aCheckContext({ evidence, sequence: [email] })).length).toBeGreaterThan(0);
}

/** Milliseconds of processor time: how long other processes keep the machine does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('a hostile text', () => {
  const lengthOf = { short: 4_000, long: 32_000 };

  // A run may be slow because garbage is collected meanwhile, so it may be repeated once.
  it.each(Object.keys(bait))('costs in proportion to its length: %s', { timeout: 120_000, retry: 1 }, (name) => {
    const unit = bait[name] ?? '';
    const text = (length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + linkSign;
    const short = cost(() => readWhole(text(lengthOf.short)));
    const long = cost(() => readWhole(text(lengthOf.long)));
    // Eight times the length; quadratic work would be 64 times as much.
    expect(long).toBeLessThan(Math.max(short, 25) * 32);
  });

  it('costs no more beside sources that say the same of very many values', { timeout: 120_000, retry: 1 }, () => {
    const clauses = (length: number): string => {
      const all = Array.from({ length }, (_, at) => `王总说三千${at}家店在${(at % 12) + 1}月要${at + 200}元，`);
      return all.join('');
    };
    const email = { subject: 'Hello', body: clauses(1_000) };
    const checked = (length: number): number => {
      const sources = indexSources([{ id: 'n', kind: 'note', label: 'Note', text: clauses(length) }]);
      sources.facts();
      return cost(() => checkEvidence(email, [], sources, { today: '2026-11-15', language: 'en' }));
    };
    checked(100);
    // Sixteen times the sources; each value of the email compared with each of theirs took four times as long.
    expect(checked(1_600)).toBeLessThan(checked(100) * 2);
  });

  it('has no more words about its last value, however many values are told as one', () => {
    const wordsAboutLast = (length: number): string => {
      const body = Array.from({ length }, (_, at) => `长${at + 2}%，用${at + 2}天，`).join('');
      const field = new EmailField('body', body, 'zh');
      const names = nameContext(index, lexiconsFor('zh'), new Set());
      const around = new ValueSurroundings(field, names, dayNumber('2026-11-15'));
      return around.wordsAbout(field.values.length - 1, field.sentenceAt(0));
    };
    expect(wordsAboutLast(10)).not.toBe('');
    expect(wordsAboutLast(40)).toHaveLength(wordsAboutLast(10).length);
  });

  it('of a quarter of a megabyte is read to its end', { timeout: 120_000 }, () => {
    const units = Object.values(bait);
    const share = Math.ceil(250_000 / units.length);
    const text = units.map((unit) => unit.repeat(Math.ceil(share / unit.length)) + linkSign).join('\n');
    expect(text.length).toBeGreaterThan(250_000);
    readWhole(text);
  });
});
