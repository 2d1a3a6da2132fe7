import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { readValues } from './read-values.ts';

const read = (text: string, language: string | null = 'en'): string[] =>
  readValues(fold(text), { language }).map(({ keys }) => keys.join(' or '));

describe('equal values in every writing', () => {
  it.each([
    [
      'number:15000',
      [
        '15,000',
        '15.000',
        '15 000',
        '15’000',
        '15k',
        '15 thousand',
        '15 Tsd',
        'fifteen thousand',
        '1.5万',
        '１５，０００',
      ],
    ],
    ['amount:27.1:EUR', ['€27.10.', '€ 27.10.', '27.10 €']],
    ['number:150000', ['1,50,000', '1.5 lakh', '150k']],
    ['number:25', ['twenty-five', 'twenty five', '25', '25.0', '٢٥', '२५']],
    [
      'percent:40',
      [
        '40%',
        '40 %',
        '40 percent',
        '40 per cent',
        'forty percent',
        '40 Prozent',
        '40 pour cent',
        '%40',
        '40 процентов',
      ],
    ],
    ['amount:60000:EUR', ['€60,000', '60.000 €', 'EUR 60k', '60 thousand euros', '60 T€', '6万欧元', 'EUR60,000']],
    [
      'day:11-06',
      [
        'Nov 6',
        '6 November',
        'November 6th',
        '6th of November',
        '6. November',
        '6 de noviembre',
        '6 листопада',
        '11月6日',
        '11월 6일',
      ],
    ],
    [
      'day:2026-11-06',
      ['2026-11-06', 'November 6, 2026', '6 Nov 2026', '06.11.2026', '6. 11. 2026', '2026年11月6日', '2026. 11. 6.'],
    ],
    [
      'time:15:00',
      ['15:00', '3 pm', '3 p.m.', '15 Uhr', '15h', 'kl. 15', '下午3点半'.replace('半', '整'), '오후 3시', '15時'],
    ],
    ['span:14d', ['two weeks', '2 weeks', '14 days', '14-day', 'zwei Wochen', '2 viikkoa', '2周']],
    [
      'weekday:4',
      ['Thursday', 'Donnerstag', 'jeudi', 'torstaina', 'czwartek', 'csütörtökön', '周四', '木曜日', '목요일', 'الخميس'],
    ],
    ['link:nordvik.example/a', ['https://www.nordvik.example/a', 'nordvik.example/a/', 'http://nordvik.example/a.']],
    ['mail:a.b@nordvik.example', ['a.b@nordvik.example', 'mailto:A.B@Nordvik.example', '(a.b@nordvik.example)']],
    ['phone:46315550142', ['+46 31 555 0142', '+46 (0)31 555 0142', '0046-31-555-0142']],
  ])('%s', (key, writings) => {
    for (const writing of writings)
      expect(read(writing, null).concat(read(writing)), writing).toContainEqual(expect.stringContaining(key));
  });

  it.each([
    ['15,000', '15,001'],
    ['15k', '15'],
    ['1.25', '125'],
    ['10²', '102'],
    ['40 %', '40'],
    ['3 am', '3 pm'],
    ['March 12', 'May 12'],
  ])('and %s is not %s', (a, b) => expect(read(a)).not.toEqual(read(b)));

  it.each([
    ['march 12 is over, and 30 people came', ['day:03-12', 'number:30']],
    ['30 people came, and 12thmarch is over', ['number:30', 'day:03-12']],
    ['een spreekuur mag, 25 juni, 13-17 u', ['day:06-25', 'number:13', 'number:17']],
    ['may, 25 people came', ['day:05-25']],
    ['insurance starts on day 31', ['number:31']],
    ['from 12 to 14 of march 2026', ['day:03-12', 'day:2026-03-14']],
    ['2026 жылғы қараша', ['month:2026-11']],
    ['29.02.2024, 29.02.2023', ['day:2024-02-29', 'number:29.02', 'number:2023']],
  ])('reads each date with its own month: %s', (text, keys) => expect(read(text)).toEqual(keys));

  it('gives every reading of what can be read in two ways', () => {
    expect(read('03/04/2026')).toEqual(['day:2026-04-03 or day:2026-03-04']);
    expect(read('1.250')).toEqual(['number:1250 or number:1.25']);
    expect(read('at 3:30')).toEqual(['time:03:30 or time:15:30']);
  });

  it.each([
    ['amount:0.16:GBP', 'en', ['16p each', '16 pence', '£0.16']],
    ['amount:0.71:EUR', 'it', ['71 centesimi', 'settantuno centesimi', '0,71 €']],
    ['amount:0.92:CHF', 'de', ['92 Rappen', 'Fr. 0.92', 'CHF 0.92']],
    ['amount:240:CHF', 'de', ['Fr. 240.–', '240 Franken', 'CHF 240']],
    ['amount:1340000:RON', 'ro', ['1,34 mil. lei', '1,34 mil lei', '1,34 milioane lei', '1.340.000 lei']],
    ['amount:5000:EUR', 'es', ['5 mil euros', '5.000 euros']],
    ['amount:391200:JPY', 'ja', ['39万1,200円', '391,200円']],
    ['amount:380000000:JPY', 'ja', ['3億8,000万円', '三億八千万円']],
    ['number:25000', 'sv', ['tjugofemtusen', '25 000']],
    ['number:250', 'de', ['zweihundertfünfzig', '250']],
    ['number:22000', 'nl', ['tweeëntwintigduizend', '22.000']],
    ['number:17', 'fr', ['dix-sept', '17']],
    ['number:97', 'fr', ['quatre-vingt-dix-sept']],
    ['amount:200000:RON', 'ro', ['două sute de mii de lei', '200.000 lei']],
    ['number:9500', 'pl', ['dziewięć i pół tysiąca', '9,5 tysiąca', '9500']],
    ['number:21', 'pl', ['dwudziestu jeden', '21']],
    ['weekday:1', 'pt', ['segunda-feira', '2.ª feira']],
    ['time:12:00', 'fr', ["jusqu'à midi", '12 h']],
    ['measure:length:9100000000', 'fr', ['9,1 M km', '9,1 millions de kilomètres']],
    ['span:11.4s', 'sv', ['11,4 sek', '11,4 sekunder']],
    ['measure:length:3.5', 'sv', ['35 decimeter', '3,5 m']],
    ['measure:area:48', 'nl', ['48 vierkante meter', '48 m²']],
    ['measure:volume:900000', 'ja', ['900キロリットル', '900,000リットル']],
  ])('reads %s in %s', (key, language, writings) => {
    for (const writing of writings)
      expect(read(writing, language), writing).toContainEqual(expect.stringContaining(key));
  });

  it.each([
    ["17 900 l'année d'avant", 'fr', ['number:17900']],
    ['in 2025 212 kasten', 'nl', ['number:2025', 'number:212']],
    ['a 1080p screen', 'en', ['number:1080']],
    ['cet après-midi', 'fr', []],
    ['Mo.–Fr. 8–12', 'de', ['number:8', 'number:12']],
    ['from 3.6 to 3.1.', 'en', ['number:3.6', 'day:01-03 or number:3.1']],
  ])('takes no letter or number for a part of a value: %s', (text, language, keys) =>
    expect(read(text, language)).toEqual(keys),
  );

  it('lets the first of a range have what the second says', () => {
    expect(read('35 to 50 thousand euros')).toEqual(['amount:35000:EUR', 'amount:50000:EUR']);
    expect(read('10-15 %')).toEqual(['percent:10', 'percent:15']);
    expect(read('two or three weeks')).toEqual(['span:14d', 'span:21d']);
  });

  it.each(['GA4 and B2B', 'open 24/7', 'e.g. this, i.e. that', 'we may march on', 'a hundred ways'])(
    'finds nothing in: %s',
    (text) => expect(read(text)).toEqual([]),
  );
});
