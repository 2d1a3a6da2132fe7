import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import type { Evidence } from '../contract/evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const today = '2026-11-15';

/** How a claim that is the whole email is judged, with the text of the source that it cites. */
function judge(language: string, source: string, text: string, quote: string): readonly Evidence[] {
  const index = indexSources([{ id: 'n1', kind: 'note', label: 'Note', text: source }]);
  return checkEvidence({ subject: '', body: text }, [{ text, source: 'n1', quote }], index, { today, language });
}

const isVerified = (evidence: readonly Evidence[]): boolean =>
  evidence.length > 0 && evidence.every(({ status }) => status === 'verified');

describe('a claim is verified that says in other words what its quote says:', () => {
  it.each([
    ['en', 'The roof lets in rain near bay 7.', 'rain comes in near bay 7', 'The roof lets in rain near bay 7'],
    ['en', 'Sample packs are free.', 'sample packs cost you nothing', 'Sample packs are free'],
    ['en', 'Refit not before May.', 'the refit is in May at the earliest', 'Refit not before May'],
    ['de', 'Die Halle fasst 380 Paletten.', 'Platz für 380 Paletten in der Halle', 'Die Halle fasst 380 Paletten'],
    ['de', 'Muster sind gratis.', 'Muster kosten nichts', 'Muster sind gratis'],
    ['fr', 'Livraison : 14 000 €.', 'la livraison revient à 14 000 euros', 'Livraison : 14 000 €'],
    ['fr', 'La serre a 40 % de verre en moins.', 'la serre compte 40 % de verre en moins', 'La serre a 40 % de verre'],
    ['es', 'Tope de gasto: 7.300 €.', 'como mucho 7.300 euros', 'Tope de gasto: 7.300 €'],
    ['it', 'Capannone di 950 m².', 'il capannone di 950 m²', 'Capannone di 950 m²'],
    ['nl', 'Zonder plastic folie graag.', 'plastic folie wilt u niet', 'Zonder plastic folie graag'],
    ['pt', 'A obra não começa antes de março.', 'a obra começa em março', 'A obra não começa antes de março'],
    ['pl', 'Flota liczy 64 auta.', '64 auta we flocie', 'Flota liczy 64 auta'],
    ['sv', 'Saknar kyllager.', 'kyllager har ni inte', 'Saknar kyllager'],
    ['ja', '倉庫は福岡にあります。', '倉庫は福岡', '倉庫は福岡にあります'],
    ['zh', '样品运费由我们承担。', '样品运费我们承担', '样品运费由我们承担'],
  ])('%s: %s', (language, source, text, quote) => {
    expect(isVerified(judge(language, source, text, quote))).toBe(true);
  });

  it('by a quote that leaves words out', () => {
    const source = 'Anna counted 310 crates. She was tired. In March there were 280 crates.';
    expect(
      isVerified(
        judge('en', source, '280 crates in March, 310 now', 'counted 310 crates … In March there were 280 crates'),
      ),
    ).toBe(true);
  });

  it('by a quote of another source than the one it cites, which it then names', () => {
    const index = indexSources([
      { id: 'n1', kind: 'note', label: 'Note', text: 'Nothing of it.' },
      { id: 'n2', kind: 'note', label: 'Note', text: 'The kiln holds 42 vases.' },
    ]);
    const text = 'your kiln holds 42 vases';
    const [found] = checkEvidence(
      { subject: '', body: text },
      [{ text, source: 'n1', quote: 'The kiln holds 42 vases' }],
      index,
      { today, language: 'en' },
    );
    expect(found).toMatchObject({ status: 'verified', source: { id: 'n2' } });
  });

  it('as a share, a rounded number or a time of day that is written in another way', () => {
    expect(isVerified(judge('en', 'Retour rate 30 %.', 'a retour rate of three in ten', 'Retour rate 30 %'))).toBe(
      true,
    );
    expect(
      isVerified(judge('en', 'Output was 1,212 tiles.', 'output was over 1,200 tiles', 'Output was 1,212 tiles')),
    ).toBe(true);
  });
});

describe('a claim is not verified whose quote', () => {
  it.each([
    ['is a topic without a statement', 'en', 'The awning is torn.', 'your awning will be new', 'The awning'],
    [
      'is about something else',
      'en',
      'Two lorries are parked here.',
      'you grow two kinds of pears',
      'Two lorries are parked',
    ],
    ['does not deny what it denies', 'en', 'We never had a fax.', 'you have no fax', 'had a fax'],
    ['does not deny what it denies', 'de', 'Ein Fax haben wir nicht.', 'Sie haben kein Fax', 'Ein Fax haben wir'],
    ['does not deny what it denies', 'ja', '配送は行いません。', '配送は行っていません', '配送は'],
    [
      'decides nothing',
      'es',
      'He visto el plan y me gusta.',
      'ha dado el visto bueno al plan',
      'He visto el plan y me gusta',
    ],
    ['decides nothing', 'fr', 'La haie est un sujet.', 'la haie est validée', 'La haie est un sujet'],
    ['does not say that it fell', 'pl', 'Zużycie prądu: 410 kWh.', 'zużycie prądu spadło', 'Zużycie prądu: 410 kWh'],
    ['says nothing of what is free', 'sv', 'Monteringen sköter vi.', 'monteringen är gratis', 'Monteringen sköter vi'],
    ['ends within a value', 'en', 'The oven takes 90 minutes.', 'the oven takes 90 seconds', 'The oven takes 90'],
    [
      'ends before the thing that is counted',
      'it',
      'Ogni anno 800 quintali di uva.',
      'ogni anno 800 litri',
      'Ogni anno 800',
    ],
    [
      'holds only its first half',
      'en',
      'If a tile cracks we send a new one.',
      'if a tile cracks, we repay the whole order',
      'If a tile cracks',
    ],
    ['has the value alone', 'nl', 'Kist: € 310. Deksel: € 95.', 'het deksel kost € 310', '€ 310.'],
  ])('%s (%s)', (_, language, source, text, quote) => {
    expect(isVerified(judge(language, source, text, quote))).toBe(false);
  });
});

describe('a claim is contradicted', () => {
  it.each([
    ['en', 'We do not sell flour.', 'you sell flour to bakers', 'We do not sell flour'],
    ['de', 'Den Zaun streichen wir nicht.', 'den Zaun streichen Sie selbst', 'Den Zaun streichen wir nicht'],
    ['es', 'El muelle está cerrado en mayo.', 'el muelle está abierto en mayo', 'El muelle está cerrado en mayo'],
    ['sv', 'Lagret i Umeå sjönk med 5 %.', 'lagret i Umeå steg med 5 %', 'Lagret i Umeå sjönk med 5 %'],
  ])('by a quote that denies it (%s)', (language, source, text, quote) => {
    expect(judge(language, source, text, quote)).toMatchObject([{ status: 'contradicted', about: 'contradiction' }]);
  });

  it.each([
    ['en', 'The loft is let, but without a lift.', 'the loft is let', 'The loft is let, but without a lift'],
    ['fr', 'Le four marche mais sans minuteur.', 'le four marche', 'Le four marche mais sans minuteur'],
    [
      'pl',
      'Malowanie nie wcześniej niż w maju.',
      'malowanie najwcześniej w maju',
      'Malowanie nie wcześniej niż w maju',
    ],
    ['sv', 'Utan koppling till kassan.', 'kopplingen till kassan saknas', 'Utan koppling till kassan'],
    ['it', 'Dolci ne fanno 300.', 'fanno 300 dolci', 'Dolci ne fanno 300'],
  ])('not by a quote whose "not" is about something else (%s)', (language, source, text, quote) => {
    expect(judge(language, source, text, quote)).not.toMatchObject([{ status: 'contradicted' }]);
  });
});
