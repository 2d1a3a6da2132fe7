import { expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** What is marked in an email of Tuesday, 10 March 2026, whose sources say this. */
function markedIn(language: string, body: string, text = '-'): string[] {
  const index = indexSources([{ id: 's', kind: 'note', label: 'Entry', text, date: '2026-03-04' }]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).map(
    ({ about, text: marked }) => `${about}: ${marked}`,
  );
}

it.each([
  ['en', 'Would Thursday, March 19 at 10:15 suit you?'],
  ['en', 'How about Monday or Tuesday, 23 or 24 March?'],
  ['en', 'I suggest Thursday at 10:15.'],
  ['de', 'Darf ich Sie am Donnerstag, 19. März, um 7:30 Uhr anrufen?'],
  ['de', 'Mir würde Donnerstag, der 19. März, passen.'],
  ['fr', 'Les jeudis 19 et 26 mars vous conviendraient-ils ?'],
  ['fr', 'Je vous propose jeudi 19 mars à 9 h 30.'],
  ['es', '¿Le serviría que lo platiquemos el próximo jueves a las 9:30?'],
  ['it', 'Le va bene trovarci giovedì 19 marzo alle 9?'],
  ['ja', '3月19日をご提案いたします。'],
  ['ja', '3月19日と20日、木曜と金曜でいかがでしょうか。'],
  ['nl', 'Ik stel donderdag 19 maart om 10.30 uur voor, schikt dat?'],
  ['pl', 'Proponuję czwartek 19 marca o 13:15.'],
  ['pt', 'Convém-lhe quinta-feira, 19 de março, às 10h15?'],
  ['ro', 'V-ar conveni joi, 19 martie, la 11:15?'],
  ['sv', 'Ska vi säga torsdag den 19 mars klockan 10.15?'],
  ['sv', 'Hur vore onsdag och torsdag den 18 och 19 mars?'],
  ['zh', '3月19日星期四下午三点方便吗?'],
  ['en', 'We can also do Thursday, March 19.'],
  ['en', 'I am free on Thursday, 19 March at 10:15.'],
  ['de', 'Am Donnerstag, 19. März, hätte ich Zeit.'],
  ['fr', 'Je suis disponible jeudi 19 mars à 9 h 30.'],
  ['it', 'Sono libera giovedì 19 marzo alle 9.'],
  ['nl', 'Donderdag 19 maart om 10.30 uur heb ik tijd.'],
  ['pl', 'Mam czas w czwartek 19 marca o 13:15.'],
  ['sv', 'Torsdagen den 19 mars klockan 10.15 har jag tid.'],
  ['it', 'Si parte sabato 21 marzo.'],
  ['nl', 'Dinsdag 24 of donderdag 26 maart zou kunnen.'],
  ['sv', 'Då kan den läggas måndag den 23 mars.'],
  ['en', 'March 19 is a quiet day here. Would it suit you?'],
])('a proposal states nothing: %s %s', (language, body) => expect(markedIn(language, body)).toEqual([]));

it.each([
  ['Would Wednesday, March 19 suit you?', '-', ['offer: Wednesday']],
  ['Would Monday and Wednesday, 23 and 24 March suit you?', '-', ['offer: Wednesday']],
  ['Shall we talk on February 20?', '-', ['date: February 20']],
  ['Did it arrive last Thursday?', '-', ['offer: Thursday']],
  ['You open at 10:15, right?', '-', ['offer: 10:15']],
  ['You open at 10:15.', '-', ['term: 10:15']],
  ['Your fair opens on Friday, March 19.', '-', ['weekday: Friday', 'term: March 19']],
  ['Your fair opens on March 19.\n\nWould it suit you?', '-', ['term: March 19']],
  ['Your fair opens on June 19. Would it suit you?', '-', ['term: June 19']],
])('but: %s', (body, source, found) => expect(markedIn('en', body, source)).toEqual(found));
