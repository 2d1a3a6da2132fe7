import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxMarks, type Claim, type Evidence, type Source } from './contract/evidence.ts';
import { aCheckContext } from '../testing/check-context.ts';
import { checkEvidence } from './check-evidence.ts';
import { runChecks } from './rules/index.ts';
import { indexSources } from './sources/index-sources.ts';

const today = '2026-11-15';
const sources: readonly Source[] = [
  { id: 'p1', kind: 'property', label: 'firstname', text: 'Marta' },
  { id: 'p2', kind: 'property', label: 'company', text: 'Nordvik Outdoor' },
  { id: 'p3', kind: 'property', label: 'email', text: 'marta.lindqvist@nordvik-outdoor.example' },
  {
    id: 's',
    kind: 'sender',
    label: 'Sender',
    text: 'Nora Castellan, Overture Agency, https://meet.overture.example/nora',
  },
  {
    id: 'c1',
    kind: 'call',
    label: 'Discovery call',
    date: '2026-11-10T09:30:00Z',
    url: 'https://crm.example/c1',
    text: 'Marta wants the shop rebuilt before summer. The budget is EUR 60,000. 34 stores, 1,500 products. Henrik Dahl decides.',
  },
  {
    id: 'e1',
    kind: 'email',
    label: 'Re: offer',
    date: '2026-11-12T14:00:00Z',
    text: 'Hi Nora,\n\nThursday afternoon works for me. The check-\nout takes eleven seconds and costs us 4 % of orders. Can you tell me about hosting?',
  },
];
const index = indexSources(sources);

const check = (body: string, claims: readonly Claim[] = [], language = 'en', subject = ''): Evidence[] =>
  checkEvidence({ subject, body }, claims, index, { today, language });
const unsupported = (body: string, language?: string): string[] =>
  check(body, [], language)
    .filter(({ status }) => status === 'unsupported' || status === 'contradicted')
    .map(({ text }) => text);

describe('a claim', () => {
  it('is verified with its source and quote when both texts stand where they should', () => {
    const [found] = check('You said that your budget is €60k.', [
      { text: 'your budget is €60k', source: 'c1', quote: 'the budget is “EUR 60,000”'.replaceAll(/[“”]/g, '') },
    ]);
    expect(found).toEqual({
      field: 'body',
      start: 14,
      end: 33,
      text: 'your budget is €60k',
      status: 'verified',
      about: 'claim',
      source: {
        kind: 'call',
        id: 'c1',
        label: 'Discovery call',
        date: '2026-11-10T09:30:00Z',
        url: 'https://crm.example/c1',
      },
      quote: 'the budget is EUR 60,000',
    });
  });

  it('forgives white space, case, quotation marks and a word broken at the end of a line', () => {
    const [found] = check('The checkout is slow.', [
      { text: 'the  CHECKOUT is slow', source: 'e1', quote: 'The checkout  takes eleven seconds' },
    ]);
    expect(found?.status).toBe('verified');
  });

  it.each([
    ['a quote that is in no source', 'e1', 'The budget is yours to name'],
    ['a quote with other digits', 'c1', 'The budget is EUR 65,000'],
    ['a quote that ends within a number', 'c1', 'The budget is EUR 60'],
    ['a source that does not exist', 'x9', 'The budget is yours to name'],
    ['a source that does not exist, and a word that stands in another one', 'x9', 'budget'],
    ['an empty quote', 'c1', ' '],
  ])('is unsupported with %s', (_, source, quote) => {
    expect(check('That is your plan.', [{ text: 'That is your plan', source, quote }])).toMatchObject([
      { status: 'unsupported', about: 'claim', text: 'That is your plan' },
    ]);
  });

  it('is not verified when it says another value than its quote', () => {
    const found = check('Your budget is 34,000 euros.', [
      { text: 'Your budget is 34,000 euros', source: 'c1', quote: 'The budget is EUR 60,000' },
    ]);
    expect(found).toMatchObject([
      { status: 'contradicted', about: 'amount', text: '34,000 euros', expected: 'EUR 60,000' },
    ]);
  });

  it('is wrong about a value that another source holds', () => {
    const found = check('It costs you 34 % of orders.', [
      { text: 'It costs you 34 % of orders', source: 'e1', quote: 'costs us 4 % of orders' },
    ]);
    expect(found).toMatchObject([{ status: 'contradicted', text: '34 %', expected: '4 %' }]);
  });

  it('is wrong about the day of the call it quotes', () => {
    const found = check('In our call on November 12 you named a budget.', [
      { text: 'In our call on November 12 you named a budget', source: 'c1', quote: 'The budget is EUR 60,000' },
    ]);
    expect(found).toMatchObject([{ status: 'unsupported', about: 'date', text: 'November 12' }]);
  });

  it('is left out when its text is not in the email', () => {
    expect(check('Nothing of it.', [{ text: 'Your budget', source: 'c1', quote: 'The budget' }])).toEqual([]);
  });
});

describe('a value outside claims', () => {
  it.each([
    'Your budget is 60,000 euros, or €60k, 60 000 EUR, EUR 60.000, 60 thousand euros.',
    'You have 34 stores and thirty-four tills.',
    'There are 1,500 products, or 1.5k of them.',
    'It takes 11 seconds and costs four percent, 4% or 4 per cent of orders.',
    'We spoke on November 10, on 10 November 2026, on Nov 10th, on 10.11.2026 and on 2026-11-10.',
    'You wrote on Thursday that Thursday suits you.',
    'We spoke five days ago and you wrote last Thursday.',
    'See https://meet.overture.example/nora/ or www.nordvik-outdoor.example.',
    'Your address is marta.lindqvist@nordvik-outdoor.example.',
    'Two questions, three ideas and one quick call of 15 minutes.',
    '1. First idea\n2. Second idea',
    'We plan for 2027 and are there 24/7.',
  ])('is supported: %s', (body) => expect(unsupported(body)).toEqual([]));

  it.each([
    ['Your budget is 65,000 euros.', '65,000 euros'],
    ['Your budget is 60,000 dollars.', '60,000 dollars'],
    ['Your budget is 2,026 euros.', '2,026 euros'],
    ['You have 43 stores.', '43'],
    ['You have 3 stores.', '3'],
    ['It costs you 11 percent of orders.', '11 percent'],
    ['It takes 4 seconds.', '4 seconds'],
    ['We spoke on November 9.', 'November 9'],
    ['We spoke on Tuesday, November 11.', 'Tuesday'],
    ['Our call was on November 12.', 'November 12'],
    ['We spoke 8 weeks ago.', '8 weeks'],
    ['See https://meet.overture.example/jonas.', 'https://meet.overture.example/jonas'],
    ['Write to marta@nordvik.example.', 'marta@nordvik.example'],
    ['Call +46 31 555 0142.', '+46 31 555 0142'],
    ['You open on Monday at 10:00.', 'Monday'],
  ])('is unsupported: %s', (body, text) => expect(unsupported(body)).toContain(text));

  it('is the day of a call only where the call is what the date is about', () => {
    expect(unsupported('I come back to the talk of ours, on November 12, and the workshop was still open.')).toEqual(
      [],
    );
    expect(unsupported('You came back to me on November 12 about the workshop sponsorship.')).toEqual([]);
    expect(unsupported('On November 12, in our call, you named a budget.')).toEqual(['November 12']);
    expect(unsupported('It was in the November 12 call.')).toEqual(['November 12']);
  });

  it('is no weekday in "Black Friday"', () => {
    const note: Source = {
      id: 'n1',
      kind: 'note',
      label: 'Note',
      date: '2026-03-04',
      text: 'Live before Black Friday.',
    };
    const email = { subject: '', body: 'You want to be live ahead of Black Friday.' };
    const find = (all: readonly Source[]) => checkEvidence(email, [], indexSources(all), { today, language: 'en' });
    expect(find([...sources, note])).toEqual([]);
    // A day that everybody knows, as Easter is.
    expect(find(sources)).toEqual([]);
  });

  it('states nothing where it is asked for, and a fact elsewhere', () => {
    expect(check('Would Monday suit you?')).toEqual([]);
    expect(check('You decided this on Monday.')).toMatchObject([{ about: 'term', text: 'Monday' }]);
  });

  it('is read in the language of the email', () => {
    expect(unsupported('Ihr Budget liegt bei 60.000 €, am 10. November sprachen wir.', 'de')).toEqual([]);
    expect(unsupported('Ihr Budget liegt bei 65.000 €.', 'de')).toEqual(['65.000 €']);
    expect(unsupported('Din budget är 60 000 euro och ni har 34 butiker.', 'sv')).toEqual([]);
    expect(unsupported('您的预算是6万欧元，有34家门店。', 'zh')).toEqual([]);
    expect(unsupported('您的预算是8万欧元。', 'zh')).toEqual(['8万欧元']);
    expect(unsupported('ميزانيتكم ٦٠ ألف يورو.', 'ar')).toEqual([]);
  });
});

describe('a name', () => {
  it('does not begin with the greeting, in whatever language the contact writes', () => {
    expect(unsupported('Guten Tag Marta,\n\npasst Ihnen ein kurzes Gespräch?', 'de')).toEqual([]);
    expect(unsupported('Guten Tag Frau Brandeis,\n\npasst Ihnen ein kurzes Gespräch?', 'de')).toEqual(['Brandeis']);
  });

  it.each([
    ['Hi Marta,\nHenrik Dahl decides at Nordvik Outdoor.', 'en'],
    ['Hi Marta,\nHow about a quick call about the shop? Greetings, Nora', 'en'],
    ['Hallo Marta,\ndie Entscheidung über den Umbau des Shops liegt bei Henrik Dahl.', 'de'],
    ['Cześć Marto,\ndecyduje Henrik Dahl, mówił Pan o Henriku Dahlu?', 'pl'],
  ])('that the sources know is fine: %s', (body, language) => expect(unsupported(body, language)).toEqual([]));

  it.each([
    ['Hi Marta,\nas Peter Svensson told me, it is slow.', 'Peter Svensson', 'en'],
    ['We spoke to Acme Logistics about it.', 'Acme Logistics', 'en'],
    ['Peter said that it is slow.', 'Peter', 'en'],
    ['It is what Salesforce does.', 'Salesforce', 'en'],
    ['Ihr Kollege Thomas Weber hat es mir erzählt.', 'Thomas Weber', 'de'],
    ['Das kennen wir von Siemens.', 'Siemens', 'de'],
    ['您的同事李伟提到了这一点。', '李伟', 'zh'],
    ['田中様からも伺いました。', '田中', 'ja'],
    ['박지훈 팀장님께서 말씀하셨습니다.', '박지훈', 'ko'],
    ['أخبرني السيد سامي بذلك.', 'سامي', 'ar'],
  ])('that they do not know is unsupported: %s', (body, name, language) => {
    expect(unsupported(body, language)).toContain(name);
  });
});

describe('a promise', () => {
  it.each([
    ['I have attached the offer.', 'attachment'],
    ['There is a discount for you.', 'discount'],
    ['I have booked a room for us.', 'meeting'],
    ['We helped a similar company with this.', 'reference'],
  ])('is unsupported without a source: %s', (body, about) =>
    expect(check(body).map((piece) => piece.about)).toContain(about),
  );

  it('is fine where the agency itself says so', () => {
    const proof: Source = {
      id: 'r1',
      kind: 'proof',
      label: 'Reference',
      text: 'We rebuilt the shop of Larkspur Retail.',
    };
    const found = checkEvidence(
      { subject: '', body: 'We helped Larkspur Retail.' },
      [],
      indexSources([...sources, proof]),
      {
        today,
        language: 'en',
      },
    );
    expect(found).toEqual([]);
  });
});

describe('a placeholder', () => {
  it('is a fill, and what it says is no claim', () => {
    expect(check('The price is [fill: price of phase 1 in euros] for you.')).toMatchObject([
      { status: 'fill', about: 'fill', text: '[fill: price of phase 1 in euros]' },
    ]);
  });
});

describe('an email of very many values', () => {
  const links = Array.from({ length: 400 }, (_, at) => `Write to shop${at}@invented.example.`);
  const body = `${links.join(' ')} See https://evil.example/x.`;
  const evidence = check(body);

  it('is marked at its first places, and at one of each further topic', () => {
    expect(evidence.length).toBeGreaterThan(maxMarks);
    expect(evidence.length).toBeLessThan(maxMarks + 10);
    expect(evidence.at(-1)).toMatchObject({ status: 'unsupported', about: 'link' });
    expect(evidence.slice(0, 2).map(({ text }) => text)).toEqual(['shop0@invented.example', 'shop1@invented.example']);
  });

  it('is said to have more than are marked', () => {
    const email = { subject: '', body };
    const messages = (of: readonly Evidence[]): string[] =>
      runChecks(email, aCheckContext({ evidence: of, sequence: [email] })).map(({ message }) => message);
    const isMore = expect.stringContaining(`More than ${maxMarks} places of the body have no source`);
    expect(messages(evidence)).toContainEqual(isMore);
    expect(messages(evidence.slice(0, maxMarks))).not.toContainEqual(isMore);
  });
});

describe('every piece of evidence', () => {
  const words = [
    '34',
    'stores',
    '€60,000',
    'on',
    'March',
    '12',
    'Thursday',
    '.',
    '\n',
    'Acme',
    'Peter',
    '[fill: x]',
    '٣٤',
    '李伟',
    '王总',
    'attached',
    '@',
    'a.b@c.de',
    'ß',
    '½',
    '👩‍💻',
    '\u0301',
    '\ud800',
    '  ',
    ',',
    '下午3点',
    '-',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join('')),
  );

  it('fits its text, and touches no other', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('en', 'de', 'zh'), (subject, body, quote, language) => {
        const claims = [{ text: body.slice(3, 9), source: 'c1', quote }];
        const found = checkEvidence({ subject, body }, claims, index, { today, language });
        for (const [at, piece] of found.entries()) {
          const field = { subject, body }[piece.field];
          expect(field.slice(piece.start, piece.end)).toBe(piece.text);
          expect(piece.text).not.toBe('');
          const next = found[at + 1];
          if (next?.field === piece.field) expect(next.start).toBeGreaterThanOrEqual(piece.end);
        }
      }),
      { numRuns: 100 },
    );
  });
});
