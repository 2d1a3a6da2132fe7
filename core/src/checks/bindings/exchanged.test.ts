import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** The swapped values of an email about a report. */
function swapped(language: string, report: string, body: string): string[] {
  const index = indexSources([
    { id: 'n', kind: 'note', label: 'Note', text: 'Wool comes by rail.' },
    { id: 'r', kind: 'pdf', label: 'Report', text: report },
  ]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).flatMap(({ about, text }) =>
    about === 'swap' ? [text] : [],
  );
}

describe('two values of a source', () => {
  it.each([
    ['en', 'Accidents fell from 14 to 7.', 'Accidents went from 7 to 14.', ['7', '14']],
    ['de', 'Unfälle: 14, im Vorjahr 17.', 'Die Unfälle gingen von 14 auf 17 zurück.', ['14', '17']],
    ['fr', 'Le délai est passé de 39 à 46 jours.', 'Le délai passe de 46 à 39 jours.', ['46', '39 jours']],
    [
      'it',
      "I reclami sono stati 37, contro i 52 dell'anno precedente.",
      'I reclami sono passati da 37 a 52.',
      ['37', '52'],
    ],
    ['pl', 'Wypadków było 4, w 2024 roku 7.', 'Wypadków przybyło, z czterech do siedmiu.', ['czterech', 'siedmiu']],
    ['pt', 'A espera desceu de 21 para 14 minutos.', 'A espera passou de 14 para 21 minutos.', ['14', '21 minutos']],
    ['nl', 'Verzuim Raalte 9,4%, Deventer 6,1%.', 'Raalte zit op 6,1% verzuim, Deventer op 9,4%.', ['6,1%', '9,4%']],
    [
      'pl',
      'Z Instagrama przychodzi tylko 5% zapytań, 61% to telefon.',
      'Z Instagrama masz 61% zapytań, a z telefonu 5%.',
      ['61%', '5%'],
    ],
  ])('are told the other way round: %s: %s – %s', (language, report, body, found) =>
    expect(swapped(language, report, body)).toEqual(found),
  );

  it.each([
    ['en', 'Accidents fell from 14 to 7.', 'Accidents fell from 14 to 7.'],
    ['en', 'Accidents fell from 14 to 7. Visits rose from 7 to 14.', 'Visits rose from 7 to 14.'],
    ['nl', 'Verzuim Raalte 9,4%, Deventer 6,1%.', 'In Deventer 6,1% verzuim, in Raalte 9,4%.'],
    ['it', "I reclami sono stati 37, contro i 52 dell'anno precedente.", 'I reclami sono scesi da 52 a 37.'],
    ['de', 'Unfälle: 14, im Vorjahr 17.', 'Wir kommen von 14 auf 17 Bilder am Tag.'],
  ])('are told as they are: %s: %s – %s', (language, report, body) =>
    expect(swapped(language, report, body)).toEqual([]),
  );
});
