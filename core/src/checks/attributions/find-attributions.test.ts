import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import type { Evidence, Source } from '../contract/evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const contact = (first: string, last: string): readonly Source[] => [
  { id: 'p1', kind: 'property', label: 'firstname', text: first },
  { id: 'p2', kind: 'property', label: 'lastname', text: last },
];

function attributions(language: string, sources: readonly Source[], body: string): readonly Evidence[] {
  const index = indexSources(sources);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-11-15', language }).filter(
    ({ about }) => about === 'attribution',
  );
}

const meeting = (text: string): Source => ({ id: 'm1', kind: 'meeting', label: 'Visit', date: '2026-11-03', text });
const email = (from: string, text: string): Source => ({
  id: 'e1',
  kind: 'email',
  label: 'Re: offer',
  date: '2026-11-05',
  text: `From: ${from}\n${text}`,
});

describe('what one said and the email lets another one say', () => {
  const english = [
    ...contact('Ines', 'Calder'),
    meeting(
      'With Ines Calder, Owen Pike (store) and Ruth Bell. Owen: "The forklift never fits through that gate." Ruth: pallets arrive wet. Owen worries about the store in Leeds: "The line drops in Leeds." They plan a gate, due Feb. Asked what a second ramp costs, told her.',
    ),
    email('ruth.bell@calder.example', 'The drivers complain about the ramp every single week. Ruth Bell'),
  ];

  it.each([
    ['As Ruth said, "The forklift never fits through that gate."', 'Ruth', 'Owen'],
    ['I liked the line of Ruth: "The forklift never fits through that gate."', 'Ruth', 'Owen'],
    ['Owen told me that the pallets arrive wet.', 'Owen', 'Ruth'],
    ['You wrote that the drivers complain about the ramp.', 'You', 'Ruth Bell'],
  ])('is marked with who said it: %s', (body, text, expected) => {
    expect(attributions('en', english, body)).toMatchObject([{ text, expected, status: 'contradicted' }]);
  });

  it.each([
    'As Owen said, "The forklift never fits through that gate."',
    'Mr. Pike said it: "The forklift never fits through that gate."',
    'Ruth told me that the pallets arrive wet.',
    'Ruth wrote that the drivers complain about the ramp.',
    'Owen and Ruth want a wider gate.',
    'As Owen said, "The line drops in Leeds."',
    'You asked what a second ramp costs.',
    'We said that a film for the gate at Leeds would fit.',
    'You said that you would think about it.',
    'Could you tell Owen that the pallets arrive wet?',
  ])('is not marked where it is right, or nobody can know: %s', (body) => {
    expect(attributions('en', english, body)).toEqual([]);
  });

  it.each([
    [
      'de',
      contact('Jana', 'Brecht'),
      meeting('Mit Jana Brecht und Herrn Uwe Sander. Sander: „Das Tor klemmt seit dem Frühling.“'),
      'Frau Brecht sagte: „Das Tor klemmt seit dem Frühling.“',
    ],
    [
      'fr',
      contact('Alice', 'Morand'),
      email('paul.vernet@morand.example', 'Je trouve la clôture trop basse pour les chevaux. P. Vernet'),
      'Vous trouvez la clôture trop basse pour les chevaux, je le comprends.',
    ],
    [
      'es',
      contact('Luis', 'Prado'),
      meeting('Con Luis Prado y Marta Gil (taller). Marta: «La grúa se queda corta.»'),
      'Como decía Luis, «La grúa se queda corta.»',
    ],
    [
      'it',
      contact('Pia', 'Serra'),
      meeting('Presenti Pia Serra e Ugo Rizzi. Ugo: le serrande gelano ogni inverno.'),
      'Come ha detto Pia, le serrande gelano ogni inverno.',
    ],
    [
      'nl',
      contact('Joke', 'Mulder'),
      meeting('Met Joke Mulder en Piet Bakker. Piet: "De kade ligt te laag."'),
      'Zoals Joke zei: "De kade ligt te laag."',
    ],
    [
      'pt',
      contact('Rita', 'Lopes'),
      meeting('Com Rita Lopes e Nuno Faria. Nuno: «O telhado deixa entrar água.»'),
      'A Rita disse: «O telhado deixa entrar água.»',
    ],
    [
      'ro',
      contact('Ioana', 'Pop'),
      meeting('Cu Ioana Pop și Mihai Rusu. Mihai: „Poarta rămâne blocată iarna.”'),
      'Cum spunea Ioana: „Poarta rămâne blocată iarna.”',
    ],
    [
      'pl',
      contact('Ewa', 'Lis'),
      meeting('Ewa Lis i Adam Wrona. Adam: „Brama zacina się zimą.”'),
      'Jak powiedziała Ewa: „Brama zacina się zimą.”',
    ],
    [
      'sv',
      contact('Karin', 'Holm'),
      meeting('Med Karin Holm och Olle Berg. Olle: porten fryser fast varje vinter.'),
      'Karin sa att porten fryser fast varje vinter.',
    ],
    [
      'ja',
      contact('恵', '森田'),
      meeting('森田課長と。部長「門が狭すぎる」。'),
      '「門が狭すぎる」と社長様がおっしゃいました。',
    ],
    ['zh', contact('丽', '高'), meeting('高总、仓库主管孙伟。孙伟：大门冬天总是冻住。'), '高总说大门冬天总是冻住。'],
  ])('is marked in %s', (language, names, source, body) => {
    expect(attributions(language, [...names, source], body)).toHaveLength(1);
  });

  it('tells a colleague who is greeted from the contact', () => {
    const sources = [
      ...contact('Ines', 'Calder'),
      meeting('With Ines Calder and Owen Pike. Ines likes the blue gate.'),
    ];
    expect(attributions('en', sources, 'Hi Owen,\n\nyou liked the blue gate, I gather.')).toMatchObject([
      { expected: 'Ines' },
    ]);
    expect(attributions('en', sources, 'Hi Ines,\n\nyou liked the blue gate, I gather.')).toEqual([]);
  });

  it('says nothing of a mail that somebody else signed', () => {
    const sources = [
      ...contact('Ines', 'Calder'),
      meeting('With Ines Calder and her brother Hugh.'),
      email('ines@calder.example', 'I want the ramp to be steeper. Hugh'),
    ];
    expect(attributions('en', sources, 'Hugh wants the ramp to be steeper.')).toEqual([]);
  });

  it.each([
    ['en', '"The yard was dry at last," says Owen Pike.', 'As Ruth Bell said, "the yard was dry at last".'],
    ['it', '«Il cortile era asciutto», dice Ugo Rizzi.', 'Come ha detto Ruth, «il cortile era asciutto».'],
    ['fr', '« La cour était sèche », dit Hugo Petit.', 'Comme dit Ruth, « la cour était sèche ».'],
  ])('reads in a document who is named behind a quotation (%s)', (language, text, body) => {
    const sources: readonly Source[] = [
      ...contact('Ruth', 'Bell'),
      { id: 'page 1', kind: 'pdf', label: 'Sheet', text },
      meeting('Ruth Bell, Owen Pike, Ugo Rizzi, Hugo Petit.'.split(', ').join('. ')),
    ];
    expect(attributions(language, sources, body)).toHaveLength(1);
  });

  it('takes the words of a mail that is passed on for those of its sender', () => {
    const sources = [
      ...contact('Ines', 'Calder'),
      meeting('With Ines Calder. Owen Pike was away.'),
      email('ines@calder.example', 'See below. I\n-----\nFrom: Owen Pike\nI would rather wait for the asphalt.'),
    ];
    expect(attributions('en', sources, 'You wrote that you would rather wait for the asphalt.')).toMatchObject([
      { expected: 'Owen Pike' },
    ]);
    expect(attributions('en', sources, 'Owen wrote that he would rather wait for the asphalt.')).toEqual([]);
  });
});
