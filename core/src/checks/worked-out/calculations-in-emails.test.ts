import { expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** What is marked in an email whose sources are a price list and a note. */
function markedIn(language: string, body: string, prices: string, note = '-'): string[] {
  const index = indexSources([
    { id: 'p', kind: 'template', label: 'Agency', text: prices },
    { id: 'n', kind: 'note', label: 'Entry', text: note, date: '2026-03-04' },
  ]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).map(({ text }) => text);
}

const labels = 'Rótulo: 1.850 €. Caixa de oferta: 2.400 €.';
const film = 'Film: €1,600. Drone: €280. Whole package: €6,800.';

it.each([
  ['a price for each and a fee', 'pt', 'Cada rótulo custa 1.850 € e a caixa 2.400 €, o que dá 7.950 €.', labels, '-'],
  ['a price of both', 'pt', 'O rótulo e a caixa custam ambos 4.250 €.', labels, '-'],
  ['a price of both', 'pt', 'O rótulo e a caixa custam 4.250 € entre os dois.', labels, '-'],
  [
    'one service in place of another',
    'en',
    'Without the film but with the drone the total goes from €16,150 to €14,830.',
    film,
    'Total: €16,150.',
  ],
  [
    'a price for the people of two courses',
    'ja',
    '8名×2クラスの場合、受講料は136万円(税抜)、レベルチェックを全員分、受講前に1回加えても139万2千円です。',
    'グループ英語研修(90分×20回、10名まで):68万円。レベルチェック:1人2,000円。',
    '-',
  ],
  [
    'a result of what other sentences tell',
    'en',
    'We planned the film (€1,600) and the drone (€280). With the changes of your team that comes to €2,310.',
    film,
    '-',
  ],
  [
    'what a list asks for each of what a source counts',
    'de',
    'Elf Euro je Quadratmeter im Monat, bei Ihrer Fläche also 594 Euro.',
    'Einlagern: 11 € je m² und Monat.',
    'Stand: 54 m².',
  ],
  ['a half of a year', 'es', 'Fueron seis meses duros.', '-', 'En el primer semestre fue duro.'],
  ['the years from one to another', 'it', 'Sette anni a Ulm sono tanti.', '-', 'Ingegnere a Ulm, 2011-2018.'],
  ['how much of a measure is wanted', 'ro', 'Un stand de 40 mp.', 'Stand la târg: 95 euro/mp.', '-'],
  ['how many times', 'zh', '春熙店入群412人,是建设路店的两倍多。', '-', '春熙店入群412人,建设路店186人'],
  [
    'an average',
    'pl',
    'Zaległe urlopy: 412 dni, średnio ponad dwa dni na osobę.',
    '-',
    'Urlopu jest 412 dni. Na koniec roku: 186 osób.',
  ],
  [
    'what two shares leave',
    'nl',
    'Van de orders komt 25% per mail en 15% via Floriday.',
    '-',
    '60% komt per telefoon binnen, 25% per mail, de rest via Floriday.',
  ],
])('%s is not marked', (_, language, body, prices, note) => {
  expect(markedIn(language, body, prices, note)).toEqual([]);
});

it.each([
  ['a sum of no count', 'pt', 'Cada rótulo custa 1.850 € e a caixa 2.400 €, o que dá 7.650 €.', labels, '-', '7.650 €'],
  [
    'a sum that its sentence tells',
    'en',
    'The film at €1,600 and the drone at €280 come together to €1,980.',
    film,
    '-',
    '€1,980',
  ],
  ['no exchange', 'en', 'Without the film but with the drone it goes to €14,300.', film, 'Total: €16,150.', '€14,300'],
  ['other years', 'it', 'I 9 anni a Ulm sono tanti.', '-', 'Ingegnere a Ulm, 2011-2018.', '9 anni'],
  ['a measure without a price', 'ro', 'Un stand de 40 mp.', 'Stand la târg: 950 euro.', '-', '40 mp'],
  ['no half of a year', 'es', 'Fueron 7 meses duros.', '-', 'En el primer semestre fue duro.', '7 meses'],
])('%s is marked', (_, language, body, prices, note, marked) => {
  expect(markedIn(language, body, prices, note)).toEqual([marked]);
});

it('binds nothing of the next line of a list to a price', () => {
  const words = 'Standard translation: $0.19 per word\nMedical translation (two linguists): $0.27 per word';
  expect(markedIn('en', 'Medical translation is $0.19 per word.', words)).toEqual(['$0.19']);
  const pumps = 'Handpomp: € 6.450\nKeuring: € 290\nPrijzen zijn exclusief btw';
  const body = 'De pomp met slot kan zonder dat de prijs van € 6.450 exclusief btw verandert.';
  expect(markedIn('nl', body, pumps)).toEqual([]);
});
