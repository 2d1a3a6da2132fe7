import { describe, expect, it } from 'vitest';
import { english } from './languages/en.ts';
import { lexicons } from './languages/index.ts';
import { loadLanguageDetector } from './language.ts';

describe('the language detector', () => {
  it.each([
    ['en', 'Hi Marta, would a short call suit you next week?'],
    ['de', 'Guten Tag, hätten Sie nächste Woche Zeit für ein kurzes Gespräch?'],
    ['sv', 'Hej Marta, skulle ett kort samtal nästa vecka passa dig?'],
    ['da', 'Hej Mikkel, passer et kort opkald i næste uge dig?'],
    ['nb', 'Hei Solveig, passer det med en kort samtale neste uke?'],
    ['kk', 'Сәлеметсіз бе, Айгерім! Келесі аптада қысқа қоңырауға уақытыңыз бар ма?'],
    ['uk', 'Добрий день, Олено! Чи зручно Вам поговорити наступного тижня?'],
    ['bg', 'Здравейте, бихте ли имали време за кратък разговор?'],
    ['sr', 'Здраво Милице, да ли вам одговара кратак позив следеће недеље?'],
    ['zh', '王小明您好，下周方便通话吗？我们想和您聊聊结账流程。'],
    ['ja', '佐藤様、来週お時間をいただけますでしょうか。'],
    ['he', 'שלום נועה, האם מתאים לך לדבר בשבוע הבא?'],
  ])('knows %s', async (language, text) => expect((await loadLanguageDetector())(text)).toBe(language));

  it('does not guess', async () => expect((await loadLanguageDetector())('34 %, OK')).toBeNull());
});

describe('every lexicon', () => {
  it.each(lexicons.map((lexicon) => [lexicon.code, lexicon] as const))('%s is complete', (code, lexicon) => {
    const eastAsian = code === 'ja' || code === 'ko';
    expect(lexicon.months === '' ? eastAsian : lexicon.months.split(' ')).toSatisfy(
      (months) => months === true || months.length === 12,
    );
    expect(lexicon.weekdays === '' ? code === 'zh' || eastAsian : lexicon.weekdays.split(' ').length === 7).toBe(true);
    expect(lexicon.units.split(' ')).toHaveLength(7);
    for (const list of [
      lexicon.asks,
      lexicon.offers,
      lexicon.attachment,
      lexicon.discount,
      lexicon.appointment,
      lexicon.reference,
      lexicon.optOut,
      lexicon.greetings,
    ])
      expect(list).not.toBe('');
  });

  it.each(lexicons.map((lexicon) => [lexicon.code, lexicon] as const))(
    '%s names departments as English does',
    (_, lexicon) => {
      const namesOf = (positions: typeof lexicon.positions): readonly string[] =>
        [...(positions?.departments ?? '').matchAll(/(?<![^ ])\w+(?=:)/g)].map(([name]) => name);
      expect(namesOf(english.positions)).toEqual(expect.arrayContaining([...namesOf(lexicon.positions)]));
    },
  );
});
