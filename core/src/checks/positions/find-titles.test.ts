import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import type { Evidence, Source } from '../contract/evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

function titles(language: string, text: string, body: string, jobTitle = ''): readonly Evidence[] {
  const sources: readonly Source[] = [
    { id: 'p1', kind: 'property', label: 'firstname', text: 'Ines' },
    { id: 'p2', kind: 'property', label: 'lastname', text: 'Calder' },
    { id: 'p3', kind: 'property', label: 'jobtitle', text: jobTitle },
    { id: 'm1', kind: 'meeting', label: 'Visit', date: '2026-11-03', text },
  ];
  return checkEvidence({ subject: '', body }, [], indexSources(sources), { today: '2026-11-15', language }).filter(
    ({ about }) => about === 'title',
  );
}

describe('the position of a person', () => {
  it.each([
    [
      'en',
      'Met Ines and Owen Pike (warehouse supervisor).',
      'I would like your head of finance, Owen Pike, to see it.',
      'head of finance',
      'warehouse supervisor',
    ],
    [
      'de',
      'Dabei: Frau Calder und Qualitätsleiter Jens Horst.',
      'Herrn Horst, Ihren Vertriebsleiter, lade ich gern ein.',
      'Vertriebsleiter',
      'Qualitätsleiter',
    ],
    [
      'fr',
      'Présents : Ines et Odile Vasseur (comptable).',
      'J’ai noté que votre directrice des achats, Odile Vasseur, passera.',
      'directrice des achats',
      'comptable',
    ],
    [
      'es',
      'Con Ines y Marta Quiles (jefa de compras).',
      'A Marta Quiles, vuestra directora de calidad, le gustó la idea.',
      'directora de calidad',
      'jefa de compras',
    ],
    [
      'pt',
      'Reunião com Ines e Duarte Leal (diretor financeiro).',
      'O Duarte Leal, vosso diretor de produção, vai gostar.',
      'diretor de produção',
      'diretor financeiro',
    ],
    [
      'it',
      'Presenti Ines e Carla Monti (responsabile acquisti).',
      'Ne parlo con la responsabile del personale, Carla Monti.',
      'responsabile del personale',
      'responsabile acquisti',
    ],
    [
      'nl',
      'Met Ines en Joost Kramer (productieleider).',
      'Aan Joost Kramer, jullie verkoopleider, stuur ik hem ook.',
      'verkoopleider',
      'productieleider',
    ],
    [
      'ro',
      'Cu Ines și Vlad Stroe (director financiar).',
      'Vlad Stroe, directorul de marketing, vine și el.',
      'directorul de marketing',
      'director financiar',
    ],
    [
      'pl',
      'Obecni: Ines, Marek Wrona (kierownik magazynu).',
      'Marek Wrona, dyrektor finansowy, też przyjdzie.',
      'dyrektor finansowy',
      'kierownik magazynu',
    ],
    [
      'sv',
      'Träffade Ines och inköpare Lars Wiberg.',
      'Jag bjuder in Lars Wiberg, som är ekonomichef.',
      'ekonomichef',
      'inköpare',
    ],
    ['ja', '打ち合わせ：製造部長の森田誠一様', '営業部長の森田誠一様にもお送りします。', '営業部長', '製造部長'],
    ['ja', '野村課長も同席。', '野村部長にもよろしくお伝えください。', '部長', '課長'],
    ['zh', '见了财务经理孙丽。', '财务总监孙丽那边我来联系。', '财务总监', '财务经理'],
  ])('is marked in %s with the one that the sources give', (language, source, body, text, expected) => {
    expect(titles(language, source, body)).toMatchObject([{ text, expected, status: 'contradicted' }]);
  });

  it('is marked where the reader is said to hold it', () => {
    expect(titles('en', '', 'As head of finance you know the figures.', 'Marketing Director')).toMatchObject([
      { text: 'head of finance', expected: 'Marketing Director' },
    ]);
  });

  it.each([
    ['en', 'Met Owen Pike (warehouse supervisor).', 'Your warehouse manager, Owen Pike, was there.'],
    ['en', 'Met Owen Pike (CFO).', 'Your finance director, Owen Pike, was there.'],
    ['en', 'Met Owen Pike (Director of Sales).', 'Your sales lead, Owen Pike, was there.'],
    ['en', 'Met Owen Pike (warehouse).', 'Your head of finance, Owen Pike, was there.'],
    ['en', 'Met Owen Pike (buyer) and Ruth Bell (head of finance).', 'Owen Pike and your head of finance were there.'],
    ['de', 'Dabei: Qualitätsleiter Jens Horst.', 'Herr Horst, Ihr Leiter Qualität, war dabei.'],
    ['de', 'Herr Horst ist für die Personalabteilung zuständig (Leiter).', 'Ihr HR-Leiter Horst war dabei.'],
    ['fr', 'Odile Vasseur (directrice commerciale).', 'Votre directrice des ventes, Odile Vasseur, était là.'],
    ['sv', 'Personalchef Lars Wiberg.', 'Lars Wiberg, er HR-chef, var med.'],
    ['pl', 'Marek Wrona (kierownik magazynu).', 'Marek Wrona, jako kierownik, też przyjdzie.'],
    ['ro', 'Dr. Vlad Hossu, manager.', 'La întrebarea domnului doctor Hossu revin.'],
    ['pt', 'Ines Calder, diretora de operações.', 'Cara Engenheira Ines Calder, aqui está.'],
    ['nl', 'Ines Calder, zaakvoerder.', 'Ines Calder, zaakvoerder van Bakkerij Calder, was erbij.'],
    ['it', 'Presenti Ines e Ugo Rizzi (titolare).', 'Ho visto Ines e la responsabile qualità.'],
    ['it', 'Ines Calder, responsabile presso Rizzi Imballaggi.', 'Ho visto il direttore commerciale Paolo Rizzi.'],
    ['es', 'Presentes: Ines y Ugo Gil (dueño).', 'Estaba la gerente de calidad Ana Gil.'],
    ['pl', 'Prezes Wrona zdecyduje.', 'Był prezes Witold Wrona.'],
    ['ja', '製造部長の森田誠一様', '森田部長にもお送りします。'],
    ['zh', '见了财务经理孙丽。', '孙经理那边我来联系。'],
  ])('is not marked where it is right, or nobody can know, in %s: %s', (language, source, body) => {
    expect(titles(language, source, body)).toEqual([]);
  });
});

describe('what somebody is said to be', () => {
  it.each([
    ['en', 'Head of purchasing', 'Ines, you are now the head of sales.', ['head of sales']],
    ['de', 'Leiterin Einkauf', 'Frau Calder, Sie sind inzwischen auch Vertriebsleiterin.', ['Vertriebsleiterin']],
    ['sv', 'Inköpschef', 'Hej Ines, du är numera säljchef.', ['säljchef']],
    ['pl', 'Kierownik zakupów', 'Pani Ines, dziś jest Pani kierownikiem sprzedaży.', ['kierownikiem sprzedaży']],
    ['pl', 'Kierownik zakupów', 'Pani Ines, Pani, jako członek zarządu, zna to dobrze.', ['członek zarządu']],
    ['en', 'Head of purchasing', 'Ines, you are in touch with the head of sales.', []],
    [
      'de',
      'Leiterin Einkauf',
      'Frau Calder, das ist schwerer zu finden als die Fahrer, von denen Sie neun brauchen.',
      [],
    ],
  ])('of the reader (%s, %s): %s', (language, jobTitle, body, found) =>
    expect(titles(language, '', body, jobTitle).map(({ text }) => text)).toEqual(found),
  );

  it.each([
    [
      'en',
      'Met Ines and Owen Pike, chair of the club.',
      "Owen Pike, the members' treasurer, agrees.",
      "members' treasurer",
    ],
    ['fr', 'Inès Caron, notaire salariée à Lyon.', 'Inès Caron, directrice à Lyon, sera là.', 'directrice'],
    ['de', 'Dabei: Werkstattleiter Jens Horst.', 'Herr Horst, Ihr Prokurist, war dabei.', 'Prokurist'],
  ])('of somebody else (%s): %s', (language, text, body, found) =>
    expect(titles(language, text, body).map((mark) => mark.text)).toEqual([found]),
  );
});
