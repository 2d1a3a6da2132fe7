import { describe, expect, it } from 'vitest';
import type { Source } from '../contract/evidence.ts';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** What sources hold of other things. */
const unrelated: readonly Source[] = [
  { id: 'a', kind: 'context', label: 'Web', text: 'The mill has 20 looms. It runs in two shifts. 北京总部很大。' },
  { id: 'b', kind: 'pdf', label: 'Report', text: 'Wool comes by rail. Trucks leave at 20:00. The fair is in March.' },
  {
    id: 'c',
    kind: 'note',
    label: 'Note',
    text: 'Cloth: 800 €. It keeps for three hours. 12 people, on Tuesdays. 12 Leute weben.',
  },
];

/** The values of an email that are contradicted, each with what is expected. */
function contradicted(language: string, note: string, body: string, kind: Source['kind'] = 'email'): string[] {
  const index = indexSources([...unrelated, { id: 'n', kind, label: 'N', text: note }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).flatMap(
    ({ status, text, expected }) => (status === 'contradicted' ? [text, expected ?? ''] : []),
  );
}

describe('what a sentence of a source says of the same thing', () => {
  it.each([
    ['en', 'The help desk answers until 21:00.', 'Our help desk answers every day until 20:00.', ['20:00', '21:00']],
    [
      'nl',
      'Noordkop reageerde pas na anderhalf uur.',
      'Dat Noordkop pas na drie uur reageerde, telt.',
      ['drie uur', 'anderhalf uur'],
    ],
    ['it', "L'assistenza telefonica va dalle 6 alle 22.", "L'assistenza telefonica va fino alle 20.", ['20', '6']],
    [
      'fr',
      'Deux sessions de formation, plutôt en janvier.',
      'Vous pensiez à deux sessions de formation, plutôt en mars.',
      ['mars', 'janvier'],
    ],
    [
      'sv',
      'Av Siljan Växer får vi 15 000 kr till filmen.',
      'Av Siljan Växer fick ni 8 000 kr till filmen.',
      ['8 000 kr', '15 000 kr'],
    ],
    [
      'de',
      'Die Führungen durch die Weberei sind donnerstags.',
      'Ihre Führungen durch die Weberei sind ja dienstags.',
      ['dienstags', 'donnerstags'],
    ],
    ['zh', '工作日等位平均12分钟。', '工作日等位平均20分钟,太久了。', ['20分钟', '12分钟']],
    [
      'es',
      'El diagnóstico de inventarios dura tres semanas, con cinco sucursales.',
      'El diagnóstico de inventarios dura tres meses.',
      ['tres meses', 'tres semanas'],
    ],
  ])('contradicts another value of it, whoever holds that: %s: %s', (language, note, body, found) =>
    expect(contradicted(language, note, body)).toEqual(found),
  );

  it.each([
    [
      'a sentence that has it',
      'en',
      'The help desk answers until 21:00.',
      'The help desk answers in German until 9 pm.',
    ],
    [
      'another unit',
      'pl',
      'Audyt strony zajmuje nam 10 dni roboczych.',
      'Audyt strony zajmuje nam dwa tygodnie robocze.',
    ],
    [
      'a difference',
      'es',
      'La escrituración media de viviendas nuevas en toda la provincia tarda 74 días.',
      'La escrituración de viviendas tarda diez días menos.',
    ],
    [
      'only a name',
      'ro',
      'Mihaela Toma decide despre bugetul festivalului de toamnă până la 31 iulie.',
      'Mihaela Toma a scris în martie.',
    ],
    [
      'a question',
      'en',
      'The help desk for shops in Leeds, York and Hull answers calls and mails until 21:00.',
      'Could the help desk in Leeds answer until 20:00?',
    ],
    [
      'what is of the value before it',
      'nl',
      'Er komt 60% van de orders per telefoon, 25% per mail, de rest via Floriday.',
      'Van de orders komt 25% per mail en 15% via Floriday.',
    ],
  ])('does not contradict %s', (_, language, note, body) => expect(contradicted(language, note, body)).toEqual([]));

  it.each<[string, Source['kind'], string, string]>([
    [
      'what a rep means to do',
      'task',
      'Ask whether Henrik has decided, and offer two dates. There are three catalogues.',
      'Before Henrik has decided, let us agree on three dates.',
    ],
    [
      'questions of its own',
      'template',
      'Put this together with two questions to ask on the call. There are three catalogues.',
      'Ask both of us the same three questions on the call.',
    ],
  ])('does not hold the email to %s', (_, kind, note, body) =>
    expect(contradicted('en', note, body, kind)).toEqual([]),
  );

  it('leaves prices of the agency to what is put together from them', () =>
    expect(
      contradicted(
        'en',
        'Web shop with booking, calendar, gift cards and a page for guests: 950 €.',
        'The web shop with booking is 800 €.',
        'template',
      ),
    ).toEqual([]));
});
