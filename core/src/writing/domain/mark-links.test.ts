import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SanitisedPlaybookHtml } from '../../vendors/html/playbook-html.ts';
import { markedLinksIn } from '../../checks/contract/marked-links.ts';
import { indexSources, unknownLinks } from '../../checks/index.ts';
import { markLinks } from './mark-links.ts';

const link = (href: string, text: string) => `<a href="${href}" rel="noopener">${text}</a>`;
const html = new SanitisedPlaybookHtml();
const index = indexSources([
  {
    kind: 'note',
    id: 'n1',
    label: 'Note',
    text: 'https://nordvik.example/case?a=1&b=2, https://nordvik.example, kim@agency.example',
  },
]);

describe('markLinks', () => {
  it.each([
    `<p>See ${link('https://nordvik.example/case?a=1&amp;b=2', 'the case')} or write to kim@agency.example.</p>`,
    `<p>See ${link('https://nordvik.example/case?a=1&amp;b=2&amp;utm_source=mail', 'the <b>case</b>')}</p>`,
    '<p>See https://nordvik.example/case?a=1&amp;b=2.</p>',
    `<p>${link('mailto:kim@agency.example', 'Kim')}, <b>nordvik.example</b>/case?a=1&amp;b=2</p>`,
    '<p><a rel="noopener">x</a></p>',
  ])('leaves links of the sources unchanged: %s', (known) => {
    expect(markLinks(known, index)).toBe(known);
  });

  it.each([
    [
      `<p>${link('https://evil.example/login', 'Sign in')} or https://evil.example/login.</p>`,
      '<p>Sign in https[:]//evil[.]example/login (link in no source) or https[:]//evil[.]example/login (link in no source).</p>',
    ],
    [
      `<p>${link('https://evil.com/?a=1&amp;b=2', 'https://evil.com/?a=1&amp;b=2')}</p>`,
      '<p>https[:]//evil[.]com/?a=1&amp;b=2 (link in no source)</p>',
    ],
    [`<p>${link('mailto:pay@evil.example', 'pay@evil.example')}</p>`, '<p>pay@evil[.]example (link in no source)</p>'],
    [
      `<p>${link('mailto:kim@agency.example?body=pay', 'Kim')}</p>`,
      '<p>Kim mailto[:]kim@agency[.]example?body=pay (link in no source)</p>',
    ],
    [`<p>${link('http://localhost:9000', 'Open')}</p>`, '<p>Open http[:]//localhost[:]9000 (link in no source)</p>'],
    [`<p>${link('/login', 'Open')}</p>`, '<p>Open /login (link in no source)</p>'],
    [
      `<p>${link('https://nordvik.example', 'Home')} and nordvik.example/evil</p>`,
      `<p>${link('https://nordvik.example', 'Home')} and nordvik[.]example/evil (link in no source)</p>`,
    ],
    [
      `<p>${link('https://nordvik.example', link('https://evil.example/x', 'y'))}</p>`,
      `<p>${link('https://nordvik.example', 'y https[:]//evil[.]example/x (link in no source)')}</p>`,
    ],
    ['<p>ev<b>il.</b>com/pay</p>', '<p>ev<b>il[.]</b>com/pay (link in no source)</p>'],
    ['<p>evil.com<b>Pay</b></p>', '<p>evil[.]com (link in no source)<b>Pay</b></p>'],
    ['<p>/<i>/evil.com</i></p>', '<p>[/<i>/]evil[.]com (link in no source)</i></p>'],
    ['<p>evil&amp;#46;com</p>', '<p>evil[.]com (link in no source)</p>'],
    ['<p>tel:+46407654321</p>', '<p>tel[:]+46407654321 (link in no source)</p>'],
    ['<p>tel:(212)5550199</p>', '<p>tel[:](212)5550199 (link in no source)</p>'],
    ['<li>+46 40 765 43 21</li>', '<li>+46 40 765 43 21 (link in no source)</li>'],
  ])('shows a link that is in no source as text that cannot be followed: %s', (given, marked) => {
    expect(markLinks(given, index)).toBe(marked);
  });

  it('leaves nothing to follow in any HTML, keeps it sanitised, and marks each link once', { timeout: 120_000 }, () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<p>',
      '</p>',
      '<br>',
      '</a>',
      '<a href="https://evil.com/?a=1&b=2">',
      '<a href=evil.com>',
      '<a href="//evil.com">',
      '<a href="mailto:x@evil.com">',
      '<a href="https://nordvik.example@evil.com">',
      'https://',
      'http:',
      '//',
      '\\',
      '/',
      'www.',
      'evil.com',
      'nordvik.example',
      '3232235777',
      'mailto:',
      '@',
      '.',
      '&amp;',
      '&#46;',
      '&amp;#46;',
      '&lt;',
      '&colon;',
      '。',
      'com',
      'a',
      '0x7f',
      ' ',
      ',',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '=',
      ':',
      '?a=1',
      'data:text/html,',
      'javascript:',
      '%2e',
      ';',
      '|',
      '{',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const marked = markLinks(html.sanitise(pieces.join('')), index);
        expect(marked.replaceAll(/<(?:\/?[bp]|br \/|\/a|a(?: href="[^"<>]*")? rel="noopener")>/g, '')).not.toMatch(
          /[<>]/,
        );
        const targets = [...marked.matchAll(/<a href="([^"]*)"/g)].map(([, target]) => target);
        expect(targets.filter((target) => target !== 'https://nordvik.example')).toEqual([]);
        const lines = marked.replaceAll(/<(?:\/?p|br \/)>/g, '\n');
        for (const between of ['', ' ']) {
          const text = lines.replaceAll(/<[^>]*>/g, between);
          expect(unknownLinks(text, index)).toEqual([]);
          expect(text).not.toMatch(/evil\.com(?![\w-])|(?<![\w.])https?:\/*(?!\/|(?:www\.)?nordvik\.example)\w/);
        }
        expect(markLinks(marked, index)).toBe(marked);
        expect(markedLinksIn(marked)).toBeLessThanOrEqual(pieces.length * 2);
      }),
      { numRuns: 3_000 },
    );
  });
});
