import { describe, expect, it } from 'vitest';
import type { Claim, Evidence, Source } from '../contract/evidence.ts';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const sources: readonly Source[] = [
  {
    id: 'agency',
    kind: 'template',
    label: 'Agency',
    text: 'Web shop: €12,500. SEO care: €890 per month. Hosting: €45 per month. We answer within 48 hours. A shop takes 10 weeks. Prices exclude 20% VAT. Open Mon-Thu 7-17, Fri 8 to noon. Deliveries: Mo–Mi.',
  },
  {
    id: 'c1',
    kind: 'call',
    label: 'First call',
    date: '2026-03-03T10:00:00Z',
    text: 'Returns fell from 4% to 2.5%. 212 reviews. The hall has 8.5 ha, at 1,740 m. Omar: "Sage has to be linked from day one." He has not approved the photo day. The offer is due on 20 March. They opened the Lorain office in May.',
  },
  { id: 'c2', kind: 'call', label: 'Follow-up', date: '2026-03-06T10:00:00Z', text: 'No answer, left voicemail.' },
  { id: 'm1', kind: 'meeting', label: 'Visit', date: '2026-03-02T09:30:00Z', text: '9.30–10.45 with Omar.' },
  { id: 'es', kind: 'note', label: 'Nota', text: 'Lo enseñamos en dos horas. Hay once asesores. Cuesta 1.890.000 €.' },
];
const index = indexSources(sources);

function check(body: string, { language = 'en', claims = [] as Claim[] } = {}): Evidence[] {
  return checkEvidence({ subject: '', body }, claims, index, { today: '2026-03-10', language });
}

function marks(body: string, language = 'en'): string[] {
  return check(body, { language })
    .filter(({ status }) => status === 'unsupported' || status === 'contradicted')
    .map(({ about, text }) => `${about}: ${text}`);
}

describe('a value that follows from what sources hold', () => {
  it.each([
    ['Hosting makes €540 over the year.'],
    ['Web shop and hosting make €12,545.'],
    ['SEO care is €10,680 a year.'],
    ['Returns fell by 1.5%.'],
    ['You have over 200 reviews.'],
    ['You have your answer within two days.'],
    ['You get the offer by the 20th.'],
    ['You get the offer on Friday, 20 March.'],
    ['The hall covers 85,000 m².'],
    ['The shop costs €12.5k.'],
    ['Hosting for a year is €540, with SEO care for a quarter (€2,670) that makes €3,210.'],
    ['With VAT the web shop is €15,000.'],
    ['You are open on Wednesdays from 7:00 to 17:00.'],
    ['On Fridays you close at noon, at 12:00.'],
    ['96% of the returns were kept.'],
    ['The web shop with a 4% surcharge on returns is €13,000.'],
    ['Four or five people will do.'],
    ['You have ten weeks, so you are live in May.'],
    ['We talked for 75 minutes.'],
    ['We met at 9:30.'],
    ['Three weeks from now, on 31 March, it is ready.'],
  ])('is not marked: %s', (body) => expect(marks(body)).toEqual([]));

  it.each([
    ['Hosting makes €560 over the year.', 'amount: €560'],
    ['Returns fell by 1.9%.', 'percentage: 1.9%'],
    ['With VAT the web shop is €15,400.', 'amount: €15,400'],
    ['You close at 17:45.', 'term: 17:45'],
    ['Over the week, the shop makes 50 weeks.', 'duration: 50 weeks'],
    ['Hosting 212 reviews at €45 makes €10,430.', 'number: €10,430'],
    ['You have ten weeks, so you are live in August.', 'term: August'],
    ['We spoke of it on 9 February.', 'date: 9 February'],
    ['The fair is on 9 April.', 'term: 9 April'],
    ['You have over 400 reviews.', 'number: 400'],
    ['You get the offer on Thursday, 20 March.', 'weekday: Thursday'],
    ['It lies at 1,740 km.', 'number: 1,740 km'],
  ])('is marked where it does not follow: %s', (body, mark) => expect(marks(body)).toEqual([mark]));

  it('is found where a word means something else in other languages', () => {
    expect(marks('Lo aprenderéis en 120 minutos con once asesores.', 'es')).toEqual([]);
    expect(marks('Cuesta catorce euros.', 'es')).toEqual(['amount: catorce euros']);
  });
});

describe('what a value is worked out from', () => {
  const sourcesOf = (language: string): readonly Source[] => [
    {
      id: 'agency',
      kind: 'template',
      label: 'Agency',
      text: 'Website: 8.400 €. Dossier: 1.900 €. Maquette: 38 € je Stück. Rabatt 5 %.',
    },
    {
      id: 'n1',
      kind: 'note',
      label: 'Note',
      date: '2026-03-03T10:00:00Z',
      text: `(${language}) 412 Anfragen (2024: 366). 7 people in Italy and 4 in Germany. Budget 12.000 €, Offerte 11.950 €. Fee 2 % . One order in 25 is lost. Delivery in 10 working days. The fair is on 9–11 June. Cancel 60 days before the fair. Ships Mo–We. Revenue 14.6 million, the year before 13.1.`,
    },
  ];
  const marked = (body: string, language: string): string[] =>
    checkEvidence({ subject: '', body }, [], indexSources(sourcesOf(language)), { today: '2026-03-10', language })
      .filter(({ status }) => status === 'unsupported' || status === 'contradicted')
      .map(({ text }) => text);

  it.each([
    ['de', '412 nach 366 Anfragen, das sind rund 13 Prozent mehr.'],
    ['fr', 'Un site (website) et deux dossiers feraient 12 200 €.'],
    ['nl', 'Vijf maquettes kosten € 190.'],
    ['en', 'Of the eleven people in Italy and Germany we know all.'],
    ['es', 'La oferta es de 11.950 €, o sea 50 € menos que el presupuesto (budget).'],
    ['it', 'Su 412 richieste, il 4% degli ordini (order) si perde.'],
    ['sv', 'Omsättningen (revenue) gick från 13,1 till 14,6 miljoner, drygt elva procent upp.'],
    ['pl', 'Sześć dossier po 1.900 € minus 5% to 10.830 €.'],
    ['pt', 'A entrega leva 10 dias úteis.'],
    ['ro', 'Târgul începe pe 9 iunie; cu 60 de zile înainte, până pe 10 aprilie, puteți anula.'],
    ['de', 'Versand ist montags bis mittwochs, am Dienstag also auch.'],
    ['zh', '展会6月9日开始，还有91天。'],
    ['nl', 'Twaalf maquettes staan er dan.\n\n- Dossier: € 1.900\n- Maquette: € 456 voor alles'],
    ['ja', '前年の売上は1,310万でした。'],
  ])('is told beside it, or by a source of the same: %s: %s', (language, body) =>
    expect(marked(body, language)).toEqual([]),
  );

  it.each([
    ['de', '412 nach 366 Anfragen, das sind rund 19 Prozent mehr.', ['19 Prozent']],
    ['nl', 'Twaalf maquettes staan er dan.\n\n- Dossier: € 1.900\n- Maquette: € 470 voor alles', ['€ 470']],
    ['fr', 'Un site (website) et deux dossiers feraient 12 700 €.', ['12 700 €']],
    ['nl', 'Vijf maquettes kosten € 195.', ['€ 195']],
    ['en', 'Of the fourteen people in Italy and Germany we know all.', ['fourteen']],
    ['it', 'La consegna avviene in 10 giorni di calendario.', ['10 giorni']],
    ['es', 'Entregamos en diez días naturales.', ['diez días']],
    ['en', 'More than 420 requests came in.', ['420']],
    ['pt', 'Avise com 2 dias úteis de antecedência.', ['2 dias']],
    ['sv', 'Mer än 450 förfrågningar kom in.', ['450']],
  ])('is not found where nothing says so: %s: %s', (language, body, marks) =>
    expect(marked(body, language)).toEqual(marks),
  );
});

describe('a value in the notation of another language', () => {
  it.each([
    ['zh', '我们在三月二十日见。', '我们在三月二十三日见。', 'term: 三月二十三日'],
    ['zh', '比例是百分之四。', '比例是百分之六。', 'percentage: 百分之六'],
    ['nl', 'De offerte komt op 20 maart.', 'De offerte komt op 20 maart om 14u30.', 'term: 14u30'],
    ['de', 'Nach Ostern haben Sie das Angebot.', 'Nach Ostern haben Sie 300 Angebote.', 'number: 300'],
  ])('is read in %s: %s', (language, same, other, mark) => {
    expect(marks(same, language)).toEqual([]);
    expect(marks(other, language)).toEqual([mark]);
  });
});

describe('what a value or a sentence is tied to', () => {
  it('marks the price of another service', () => {
    expect(marks('The SEO care is €890.')).toEqual([]);
    expect(marks('The SEO care is €45.')).toEqual(['swap: €45']);
  });

  it('leaves a price that follows from those beside it', () => {
    expect(marks('SEO care is €500 for the shop and €390 for the blog.')).not.toEqual([]);
    expect(marks('Hosting comes to €445 and €445, together €890.')).not.toContain('swap: €890');
  });

  it('knows a share that a source writes as a fraction', () => {
    const half: Source = { id: 'n', kind: 'note', label: 'Note', text: 'Grant: 1/2, at most €10,000.' };
    const marked = (body: string): number =>
      checkEvidence({ subject: '', body }, [], indexSources([half]), { today: '2026-03-10', language: 'en' }).length;
    expect(marked('The grant pays 50%.')).toBe(0);
    expect(marked('The grant pays 60%.')).toBe(1);
  });

  it('tells what the source says instead', () =>
    expect(check('The SEO care is €45.')).toMatchObject([
      { status: 'contradicted', expected: '€890', quote: expect.stringContaining('SEO care: €890') as string },
    ]));

  it('marks a quotation that nobody said', () => {
    expect(marks('You said: “Sage has to be linked from day one.”')).toEqual([]);
    expect(marks('You said: “Our customers eat with their eyes.”')).toEqual([
      'quotation: “Our customers eat with their eyes.”',
    ]);
  });

  it('marks a conversation on a day on which nobody was reached', () => {
    expect(marks('Thank you for our call on March 3.')).toEqual([]);
    expect(marks('Thank you for our call on March 6.')).toEqual(['conversation: March 6']);
  });
});

describe('a claim', () => {
  const statusOf = (text: string, quote: string): (string | undefined)[] =>
    check(`${text}.`, { claims: [{ text, quote, source: 'c1' }] }).map(({ status, about }) => `${status} ${about}`);

  it('is verified by a quote that says the same', () =>
    expect(statusOf('Returns fell to 2.5%', 'Returns fell from 4% to 2.5%')).toEqual(['verified claim']));

  it('says nothing against a value that another line of the sources holds', () =>
    expect(statusOf('Sage is linked for an €890 fee', 'Returns fell from 4% to 2.5%')).toEqual([]));

  it('is not verified by a quote of one word', () => expect(statusOf('Returns fell', 'Returns')).toEqual([]));

  it('is not verified by a quote about something else', () =>
    expect(statusOf('The offer is due soon', 'They opened the Lorain office')).toEqual([]));

  it('contradicts a quote that was cut before its "not"', () =>
    expect(statusOf('Omar approved the photo day', 'approved the photo day')).toEqual(['contradicted contradiction']));

  it('contradicts a quote that says the opposite', () =>
    expect(statusOf('The Lorain office closed in May', 'They opened the Lorain office in May')).toEqual([
      'contradicted contradiction',
    ]));
});
