import { expect, it } from 'vitest';
import { markLinks } from './mark-links.ts';

const link = (href: string, text: string) => `<a href="${href}" rel="noopener">${text}</a>`;

it('leaves links of the sources unchanged', () => {
  const html = `<p>See ${link('https://nordvik.example/case?a=1&amp;b=2', 'the case')} or write to kim@agency.example.</p>`;
  expect(markLinks(html, new Set())).toBe(html);
});

it('shows a link that is in no source as text that cannot be followed', () => {
  const unknown = new Set(['https://evil.example/login']);
  expect(
    markLinks(`<p>${link('https://evil.example/login', 'Sign in')} or https://evil.example/login.</p>`, unknown),
  ).toBe(
    '<p>Sign in https[:]//evil[.]example/login (link in no source) or https[:]//evil[.]example/login (link in no source).</p>',
  );
});

it('marks an unknown mail address, and a link to an address that is not public', () => {
  expect(
    markLinks(`<p>${link('mailto:pay@evil.example', 'pay@evil.example')}</p>`, new Set(['pay@evil.example'])),
  ).toBe('<p>pay@evil[.]example (link in no source)</p>');
  expect(markLinks(`<p>${link('http://localhost:9000', 'Open')}</p>`, new Set())).toBe(
    '<p>Open http[:]//localhost:9000 (link in no source)</p>',
  );
});

it('distinguishes a link from another that begins with it', () => {
  const html = `<p>${link('https://nordvik.example', 'Home')} and nordvik.example/evil</p>`;
  expect(markLinks(html, new Set(['nordvik.example/evil']))).toBe(
    `<p>${link('https://nordvik.example', 'Home')} and nordvik[.]example/evil (link in no source)</p>`,
  );
});
