import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import type { Source } from '../contract/evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** A Wednesday. */
const today = '2026-11-18';
const history: readonly Source[] = [
  { id: 'p1', kind: 'property', label: 'city', text: 'Harlow' },
  { id: 'w1', kind: 'context', label: 'Website text', text: 'Branches in Harlow, Luton, Perth and Namur.' },
  {
    id: 'm1',
    kind: 'meeting',
    label: 'Demo',
    date: '2026-09-08',
    text: 'Online, 40 minutes. The stand in Ghent comes next.',
  },
  { id: 'e1', kind: 'email', label: 'Figures', date: '2026-11-11', text: 'Here are the figures.' },
];

const talks = (language: string, body: string, more: readonly Source[] = []): readonly string[] =>
  checkEvidence({ subject: '', body }, [], indexSources([...history, ...more]), { today, language }).flatMap(
    ({ about, text }) => (about === 'conversation' ? [text] : []),
  );

describe('a talk of which the history knows nothing', () => {
  it.each([
    ['en', 'When we spoke last week you sounded pleased.', 'last week'],
    ['en', 'You mentioned it on the phone yesterday.', 'yesterday'],
    ['en', 'Thanks again for showing me around the Leeds clinic last week.', 'last week'],
    ['en', 'Lovely to catch up in the taproom last Sunday.', 'Sunday'],
    ['de', 'Danke für das Gespräch im Oktober in Ihrer Halle.', 'Oktober'],
    ['de', 'Danke, dass Sie sich vorige Woche die Halle angesehen haben.', 'vorige Woche'],
    ['sv', 'Efter vår promenad genom er verkstad förra veckan förstår jag.', 'förra veckan'],
    ['en', 'Our talk last month gave me ideas.', 'last month'],
    ['de', 'Als wir letzte Woche telefonierten, klang das gut.', 'letzte Woche'],
    ['de', 'Wie Sie gestern Abend am Telefon sagten, eilt es.', 'gestern'],
    ['fr', 'Au téléphone, la semaine dernière, vous hésitiez.', 'la semaine dernière'],
    ['es', 'Hablamos la semana pasada y quedó claro.', 'la semana pasada'],
    ['it', 'Ci siamo sentiti la settimana scorsa.', 'settimana scorsa'],
    ['nl', 'Toen we vorige maand belden, was het druk.', 'vorige maand'],
    ['pt', 'Falámos na semana passada sobre isso.', 'semana passada'],
    ['ro', 'Am vorbit săptămâna trecută despre asta.', 'săptămâna trecută'],
    ['pl', 'Rozmawialiśmy w zeszłym tygodniu.', 'zeszłym tygodniu'],
    ['sv', 'När vi pratade förra veckan lät det bra.', 'förra veckan'],
    ['ja', '先週お電話で伺いました。', '先週'],
    ['zh', '昨晚聊得很开心。', '昨晚'],
  ])('is marked (%s): %s', (language, body, text) => expect(talks(language, body)).toEqual([text]));

  it.each([
    ['en', 'Meeting you in Perth was a pleasure.', 'Meeting you in Perth'],
    ['de', 'Nach unserem Treffen in Luton habe ich gerechnet.', 'Treffen in Luton'],
    ['fr', 'Depuis notre rencontre à Namur, j’y pense.', 'rencontre à Namur'],
    ['en', 'Our lunch gave me an idea.', 'Our lunch'],
    ['de', 'Unser Mittagessen hat mir gefallen.', 'Unser Mittagessen'],
  ])('is marked in a place or over a meal that no entry names (%s): %s', (language, body, text) =>
    expect(talks(language, body)).toEqual([text]),
  );

  it.each([
    ['en', 'Last week I looked at your website.'],
    ['en', 'Last week a visit to your page made me smile.'],
    ['de', 'Letzte Woche hatte ich einen Termin in Wien.'],
    ['en', 'Shall we have our lunch in Perth?'],
    ['en', 'Meeting you in Ghent was a pleasure.'],
    ['en', 'Meeting you in Harlow was a pleasure.'],
    ['en', 'Thank you for the talk in September.'],
    ['de', 'Danke für die Zahlen, wir sprechen im Februar.'],
    ['es', 'El informe del mes pasado mostró que su taller crece.'],
  ])('is not what this tells (%s): %s', (language, body) => expect(talks(language, body)).toEqual([]));

  it('took place where a call, a meeting or a note says so', () => {
    const call: Source = { id: 'c1', kind: 'call', label: 'Call', date: '2026-11-12', text: 'Talked about the roof.' };
    expect(talks('en', 'When we spoke last week you sounded pleased.', [call])).toEqual([]);
    const voicemail: Source = { ...call, text: 'No answer, left a voicemail.' };
    expect(talks('en', 'When we spoke last week you sounded pleased.', [voicemail])).toEqual(['last week']);
  });

  it('is none that the writer announces', () => {
    const call: Source = { id: 'c1', kind: 'call', label: '電話', date: '2026-11-12', text: '不在。留守電。' };
    expect(talks('ja', '木曜の十時にお電話いたします。', [call])).toEqual([]);
    const missed: Source = { id: 'c2', kind: 'call', label: 'Call', date: '2026-11-12', text: 'No answer.' };
    expect(talks('en', 'Shall I call you on Thursday?', [missed])).toEqual([]);
    expect(talks('en', 'I will call you on Thursday.', [missed])).toEqual([]);
    expect(talks('en', 'When we spoke last Thursday you agreed.', [missed])).toEqual(['Thursday']);
  });

  it('took place on a day whose call ends with when nobody answers', () => {
    const text =
      'Spoke to Ines Holt, who runs the yard. She says the crane is from 1998 and the second one from 2004. After three no answer.';
    const call: Source = { id: 'c1', kind: 'call', label: 'Call', date: '2026-11-12', text };
    expect(talks('en', 'When I spoke to you on November 12, you laughed.', [call])).toEqual([]);
  });
});

describe('an encounter', () => {
  const calls: readonly Source[] = [
    { id: 'c1', kind: 'call', label: 'Call', date: '2026-11-17', text: 'Twelve minutes, she likes the idea.' },
    { id: 'n1', kind: 'note', label: 'Rival', date: '2026-11-12', text: 'Somebody else made an offer too.' },
  ];
  const visit: Source = { id: 'm2', kind: 'meeting', label: 'Visit', date: '2026-11-17', text: 'Two hours.' };

  it.each([
    ['en', "Thank you for yesterday's visit.", 'yesterday'],
    ['de', 'Danke für den gestrigen Besuch bei uns.', 'gestrigen Besuch'],
    ['fr', 'Merci pour le déjeuner hier.', 'hier'],
    ['es', 'Gracias por la comida de ayer.', 'ayer'],
    ['it', 'Grazie per la visita di ieri.', 'ieri'],
    ['nl', 'Bedankt voor de lunch van gisteren.', 'gisteren'],
    ['pt', 'Obrigada pelo jantar de ontem.', 'ontem'],
    ['ro', 'Mulțumesc pentru vizita de ieri.', 'ieri'],
    ['pl', 'Dziękuję za wczorajszą wizytę.', 'wczorajszą wizytę'],
    ['sv', 'Tack för besöket i går.', 'i går'],
    ['ja', '昨日はお越しいただきありがとうございました。', '昨日'],
    ['zh', '感谢昨天来参观。', '昨天'],
  ])('was no call (%s): %s', (language, body, text) => {
    expect(talks(language, body, calls)).toEqual([text]);
    expect(talks(language, body, [...calls, visit])).toEqual([]);
  });

  it.each(['Thank you for the call yesterday.', 'When we spoke last week about your visit, you sounded pleased.'])(
    'is not what was told on the phone: %s',
    (body) => expect(talks('en', body, calls)).toEqual([]),
  );

  it('may be one of which a note tells', () =>
    expect(
      talks('en', 'It was good to sit down with you last week.', [
        { id: 'n2', kind: 'note', label: 'Trade fair', date: '2026-11-10', text: 'She came to our stand.' },
      ]),
    ).toEqual([]));
});
