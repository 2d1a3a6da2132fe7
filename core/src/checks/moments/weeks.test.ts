import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** What is marked in an email of 10 March 2026 that rests on one note of 3 March. */
function markedIn(language: string, body: string, text: string): string[] {
  const index = indexSources([{ id: 's', kind: 'note', label: 'Note', text, date: '2026-03-03' }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).map((mark) => mark.text);
}

describe('a week of a source holds its days:', () => {
  it.each([
    ['sv', 'Ni får nya fönster 20–24 april.', 'Nya fönster v. 17.'],
    ['de', 'Die Fenster kommen am 22. April.', 'Fenster kommen KW 17.'],
    ['nl', 'De ramen komen op 22 april.', 'Ramen in week 17.'],
    ['fr', 'Les fenêtres arrivent le 22 avril.', 'Fenêtres semaine 17.'],
    ['it', 'Le finestre arrivano il 22 aprile.', 'Finestre settimana 17.'],
    ['pl', 'Okna przyjadą 22 kwietnia.', 'Okna: tydzień 17.'],
    ['zh', '窗户4月22日到。', '窗户第17周到。'],
    ['de', 'Die Fenster kommen im April.', 'Fenster KW 16-17.'],
    ['nl', 'De ramen komen in week 17.', 'Ramen: 22 april.'],
  ])('%s: %s', (language, body, text) => expect(markedIn(language, body, text)).toEqual([]));

  it('but no other ones', () => {
    expect(markedIn('de', 'Die Fenster kommen am 28. April.', 'Fenster KW 17.')).toEqual(['28. April']);
    expect(markedIn('nl', 'De ramen komen in week 18.', 'Ramen: 22 april.')).toEqual(['18']);
  });
});

describe('a weekday is known', () => {
  it.each([
    ['en', 'The apprentices are in on Tuesdays.', 'Apprentices: Tues and Thurs.'],
    ['de', 'Die Lehrlinge sind dienstags da.', 'Lehrlinge: Di + Do.'],
    ['nl', 'De leerlingen zijn er op woensdag.', 'Leerlingen ma en wo.'],
    ['en', 'You also open on Sunday.', 'Open at the weekend, too.'],
    ['nl', 'Overmorgen bel ik niet, want donderdag is het feest.', 'Feest donderdag.'],
    ['nl', 'Ik bel je overmorgen.', 'Bellen: 12 maart.'],
    ['en', 'Ready by 4 pm on Thursday.', 'Thursday 12 March after four.'],
  ])('%s: %s', (language, body, text) => expect(markedIn(language, body, text)).toEqual([]));

  it('but no other one', () => {
    expect(markedIn('de', 'Die Lehrlinge sind mittwochs da.', 'Lehrlinge: Di + Do.')).toEqual(['mittwochs']);
  });
});
