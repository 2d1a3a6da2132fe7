import { describe, expect, it } from 'vitest';
import { SanitisedPlaybookHtml } from './playbook-html.ts';

const html = new SanitisedPlaybookHtml();

describe('SanitisedPlaybookHtml', () => {
  it('keeps the elements of a playbook and safe links', () => {
    const playbook =
      '<h3>Key Insights</h3><ul><li><strong>Grows</strong>, <a href="https://x.example/a?b=1&amp;c=2">see</a></li></ul><p>Line<br />two</p>';
    expect(html.sanitise(playbook)).toBe(
      '<h3>Key Insights</h3><ul><li><strong>Grows</strong>, <a href="https://x.example/a?b=1&amp;c=2" rel="noopener">see</a></li></ul><p>Line<br />two</p>',
    );
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="a">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><style>*{}</style>Hi', 'Hi'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['<a href="JaVa&#09;Script:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="noopener">x</a>'],
    [
      '<a href="https://x.example" rel="opener" target="_blank">x</a>',
      '<a href="https://x.example" rel="noopener">x</a>',
    ],
    ['<img src=x onerror=alert(1)><svg/onload=alert(2)>', ''],
    ['<iframe srcdoc="<script>parent.alert(5)</script>"></iframe>ok', 'ok'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(10)&gt;">', ''],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
  ])('makes %s harmless', (source, expected) => {
    expect(html.sanitise(source)).toBe(expected);
  });

  it('takes out what turns the direction of a text around, however it was written', () => {
    expect(html.sanitise('<p>Pay &#x202E;elpmaxe.live&#8236; \u2066now\u2069</p>')).toBe('<p>Pay elpmaxe.live now</p>');
  });

  it.each([
    ['open elements', (n: number) => '<b>'.repeat(n)],
    ['ends of elements that are not open', (n: number) => '<b>'.repeat(n / 2) + '</i>'.repeat(n / 2)],
  ])('takes no longer for tags than their number, with many %s', (_, tags) => {
    const time = (n: number): number => {
      const startedAt = performance.now();
      html.sanitise(tags(n));
      return performance.now() - startedAt;
    };
    time(10_000);
    // Four times as many tags took sixteen times as long. Short times vary, so half of that is allowed.
    const small = Math.min(...[1, 2, 3].map(() => time(50_000)));
    const large = Math.min(...[1, 2, 3].map(() => time(200_000)));
    expect(large).toBeLessThan(8 * Math.max(small, 1));
  });

  it('keeps what comes before too many open elements, and any number that are closed', () => {
    expect(html.sanitise(`<p>Hi</p>${'<b>'.repeat(600)}x`)).toBe('<p>Hi</p>' + html.sanitise('<b>'.repeat(500)));
    const list = `<ul>${'<li>x'.repeat(2_000)}</ul>`;
    expect(html.sanitise(list).match(/<li>/g)).toHaveLength(2_000);
    expect(html.sanitise('<p>x'.repeat(2_000)).match(/<p>/g)).toHaveLength(2_000);
  });

  it('gives the same again when it is given its own result', () => {
    const once = html.sanitise('<div>a &lt;script&gt; <a href="https://x.example">b</a></div>');
    expect(html.sanitise(once)).toBe(once);
  });
});
