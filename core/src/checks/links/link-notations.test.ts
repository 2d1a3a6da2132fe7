import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const index = indexSources([
  {
    kind: 'note',
    id: 'n1',
    label: 'Note',
    text: 'See https://nordvik.example/Case?id=7 and https://sub.nordvik.example/a_(b) and https://sub.nordvik.example/list?a=1&b=2&b=1, mail ada@nordvik.example, or +46 31 123 45 67, 040-111 22 33 or (212) 555-0100.',
  },
]);

/** The links and addresses of an email that are marked as unknown. */
function marked(body: string): string[] {
  return checkEvidence({ subject: 'Hello', body }, [], index, { today: '2026-11-15', language: 'en' })
    .filter(({ about }) => about === 'link' || about === 'address')
    .map(({ text }) => text);
}

describe('a link that no source holds', () => {
  it.each([
    'https://evil.com/?a=1&b=2',
    'https://nordvik.example@evil.com/Case?id=7',
    'https://nordvik.example:x@evil.com',
    'nordvik.example@evil.com/login',
    'https://evil%2Ecom/login',
    'https://nordvik.example%2Eevil.com/',
    'https://3232235777/login',
    'https://0xC0A80001',
    'https://0300.0250.0.1/',
    'https://[::1]/login',
    '192.168.0.1/login',
    'https://evil.com./login',
    'https://nordvik.example./Case?id=7',
    'mailto:ada@nordvik.example?body=pay',
    'mailto:ada@nordvik.example,eve@evil.com',
    'mailto:ada%40evil.com',
    `https://evil.com/${'a'.repeat(3_000)}`,
    'evil.zip/pay',
    'www.evil.zip',
    'EVIL.COM',
    'CO.KG/pay',
    'nordvik.example.It/pay',
    'evil.xn--p1ai/pay',
    'evil.wiki/pay',
    'x.com/pay',
    'злой.рф',
    'nordvík.example/Case?id=7',
    'https://еvil.example',
    'ｅｖｉｌ．ｃｏｍ',
    'ⓔⓥⓘⓛ.com',
    'evil。com',
    'https://evil․com',
    '//evil.com/login',
    '\\\\evil.com\\share',
    'https:\\\\evil.com\\login',
    'https:evil.com',
    'https:/evil.com',
    'HTTPS:///evil.com',
    'https://evil&#46;com/',
    'https&colon;//3232235777',
    'evil&amp;#x2e;com',
    'ev\u200bil.com',
    'evil\u2060.com',
    'https://evil\u00ad.com',
    'ftp://evil.com/file',
    'foo://evil',
    'q.sh/x',
    'tel:112#7',
    'tel:+46 40 765 43 21',
    'tel:(212)5550199',
    '212-555-0199',
    '(212) 555-0199',
    '1-800-555-0199',
    '212.555.0199',
    '12 34 56 78',
    '06-12-34-56-78',
    '+ 46 40 765 43 21',
    '+46·40·765 43 21',
    '+47 31 123 45 67',
    '040-123 45 67',
    '(0)40 765 43 21',
    '00 46 40 765 43 21',
    'sms:+46407654321',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'file:/etc',
    'news:x',
    'outlook:x',
    'onenote:x',
    'microsoft-edge:x',
    '[here](https://evil.com)',
    '[nordvik.example](//evil.com)',
    '[1]: evil.com',
    '<https://evil.com>',
    '<a href="https://evil.com">x</a>',
    '<a href=//evil.com>x</a>',
    "<a href='https:evil.com'>x</a>",
    '*evil.com*',
    '请访问evil.com谢谢',
    'é.éhttp://3232235777',
    'Visit evil.com.Then call',
    'nordvik.example,evil.com',
    'https://nordvik.example,evil.com',
    'https://nordvik.example)evil.com',
    'https://nordvik.example](@3232235777',
    'eve@evil.com',
    'ada@nordvik.example.evil.com',
    'https://nordvik.example"@3232235777/',
    // Another mailbox of a known host.
    ...Array.from("!#$&'*/=?^{|}~`", (sign) => `eve${sign}ada@nordvik.example`),
    // Another place of a known host.
    'https://nordvik.example/Case?id=7)8',
    'https://nordvik.example/Case?id=7]8',
    'https://nordvik.example/Case?id=7}8',
    'https://nordvik.example/Case)x?id=7',
    'https://nordvik.example/Case?id=7—/evil',
    'https://nordvik.example/Case?id=7—evil.com',
    'https://nordvik.example/Case?id=7,https://evil.com',
    'https://nordvik.example/Case?id=7&id=8',
    'https://nordvik.example/case?id=7',
    'https://nordvik.example/Case?id=8',
    'https://nordvik.example/Case?id=7&next=evil',
    'https://nordvik.example:8443/Case?id=7',
    'ftp://nordvik.example/Case?id=7',
  ])('is marked: %s', (link) => {
    expect(marked(`Hello, please have a look: ${link}`)).not.toEqual([]);
    expect(marked(`(${link})`)).not.toEqual([]);
  });
});

describe('a link that a source holds', () => {
  it.each([
    'https://nordvik.example/Case?id=7',
    'http://www.Nordvik.example/Case?id=7.',
    'nordvik.example/Case?id=7',
    'HTTPS://NORDVIK.EXAMPLE:443/Case?id=7',
    'nordvik.example/x/../Case?id=7',
    'https://nordvik.example/Case?id=7&utm_source=mail&utm_medium=email&gclid=1',
    'https://nordvik.example/Case?utm_campaign=x&id=7',
    'nordvik.example?utm_source=x',
    'https://nordvik.example/Case?id=7&amp;fbclid=1',
    'https://sub.nordvik.example/a_(b)',
    'nordvik.example',
    '[the case](https://nordvik.example/Case?id=7)',
    '[nordvik.example](https://nordvik.example)',
    '<a href="https://nordvik.example/Case?id=7">x</a>',
    'nordvik.example—and',
    '“nordvik.example/Case?id=7”',
    '👉nordvik.example',
    'Ada@Nordvik.example',
    'mailto:ada@nordvik.example',
    'ada@nordvik.example, nordvik.example; (ada@nordvik.example)',
    'https://nordvik.example/Case?id=7’s',
    'https://nordvik.example/Case?id=7—and',
    'https://nordvik.example/Case?id=7–',
    '„https://nordvik.example/Case?id=7“',
    '‹https://nordvik.example/Case?id=7›',
    '「https://nordvik.example/Case?id=7」',
    '【https://nordvik.example/Case?id=7】',
    '《https://nordvik.example/Case?id=7》',
    'https://nordvik.example/Case?id=7،',
    'https://nordvik.example/Case?id=7؟',
    'https://nordvik.example/Case?id=7。谢谢',
    'https://nordvik.example/Case?id=7는',
    'https://nordvik.example는',
    'https://nordvik.example/Case?id=7👍',
    'https://nordvik.example✅',
    'https://nordvik.example/Case?id=7~',
    '_https://nordvik.example/Case?id=7_',
    '_ada@nordvik.example_',
    'https://nordvik.example/Case?id=7,https://nordvik.example/Case?id=7',
    'https://nordvik.example/Case?id=7、https://nordvik.example',
    '[https://nordvik.example/Case?id=7](https://nordvik.example/Case?id=7)',
    'https://nordvik.example/Case?id=7#:~:text=price',
    'https://nordvik.example/Case?trk=x&id=7&originalSubdomain=se',
    'https://nordvik.example/C%61se?id=%37',
    'https://sub.nordvik.example/a_%28b%29',
    'https://sub.nordvik.example/list?b=2&a=1&b=1',
    '031-123 45 67',
    '0046 (0)31 123 45 67',
    '+46 40 111 22 33',
    '+1 212 555 0100',
    'tel:+46311234567',
    'Tel:+46 31 123 45 67',
  ])('is not marked: %s', (link) => {
    expect(marked(`Hello, please have a look: ${link}`)).toEqual([]);
    expect(marked(`(${link})`)).toEqual([]);
  });
});

it.each([
  'Open at 10:30, e.g. on 12.11.2026, i.e. soon.',
  '40 t.kr. om måneden. Node.js and report.pdf, 3.5 hours, 1.250,00 EUR, U.S. or S.p.A.',
  'and/or 24/7, Note:this, Re:view, a.m. // and so on...',
  'z.B. am 3.12., d.h. bald; die Fa. Muster e.V. und s.r.o.',
  'https is a scheme, and @kim is a name.',
  'ASP.NET, README.md, script.py, Muster & Co.KG, a B.Sc. of today.It is so. Yes.No? z.B.in Malmö.',
  'Market:Growth, Intent:buy, News:none, data:, and version 1.2.3.4.',
  'Open 08.00-16.00, 0.123456789 mm, SKU 0123456789, 0800-1700.',
])('text without a link is not marked: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['Pay at [fill: https://evil.com/pay] today', 'https://evil.com/pay'],
  ['Mail [fill: eve@evil.com]', 'eve@evil.com'],
  ['https://evil.com/pay[fill:x]', 'https://evil.com/pay[fill:x]'],
])('a link in a placeholder is a link: %s', (text, link) => {
  expect(marked(text)).toEqual([link]);
});
