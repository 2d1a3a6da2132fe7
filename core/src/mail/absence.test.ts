import { expect, it } from 'vitest';
import { absenceOf } from './absence.ts';

const receivedAt = Date.parse('2026-11-23T10:00:00Z');
const absence = (text: string) => absenceOf({ subject: 'Automatic reply', text, receivedAt });

it.each([
  ['I am out of the office until 4 December.', '2026-12-04', '2026-12-07'],
  ['I am away and back on Monday, December 7th.', '2026-12-07', '2026-12-07'],
  ['On leave from 24.11.2026 to 27.11.2026.', '2026-11-27', '2026-11-30'],
  ['Ich bin bis einschließlich 04.12. im Urlaub.', '2026-12-04', '2026-12-07'],
  ['Ab dem 7. Dezember bin ich wieder erreichbar.', '2026-12-07', '2026-12-07'],
  ['Je suis absente jusqu’au 4 décembre.', '2026-12-04', '2026-12-07'],
  ['Estaré de vuelta; vuelvo el 9 de diciembre.', '2026-12-09', '2026-12-09'],
  ['Sono in ferie fino al 4/12/2026.', '2026-12-04', '2026-12-07'],
  ['Ik ben terug op maandag 7 december.', '2026-12-07', '2026-12-07'],
  ['Jestem na urlopie do 4 grudnia.', '2026-12-04', '2026-12-07'],
  ['12月4日まで休暇をいただいております。', '2026-12-04', '2026-12-07'],
  ['I am back next week.', '2026-11-30', '2026-11-30'],
  ['I am out until the 1st of December, when I will be back.', '2026-12-01', '2026-12-01'],
  ['Je suis absent jusqu’au lundi 7 décembre, date de mon retour.', '2026-12-07', '2026-12-07'],
  ['De vacaciones hasta el 9 de diciembre, día en que me reincorporo.', '2026-12-09', '2026-12-09'],
])('%s', (text, until, returnOn) => {
  expect(absence(text)).toEqual({ until, returnOn });
});

it.each([
  ['On leave 30 November - 11 December.', '2026-12-14'],
  ['Jestem na urlopie od 30 listopada do 11 grudnia.', '2026-12-14'],
  ['Estaré de vacaciones 30 de noviembre - 11 de diciembre', '2026-12-14'],
  ['Out of office November 24 - December 11', '2026-12-14'],
  ['Out of office (November 24–December 11)', '2026-12-14'],
  ['Urlaub (28.11.2026–11.12.2026)', '2026-12-14'],
  ['Vakantie (28-11-2026–11-12-2026)', '2026-12-14'],
  ['Ik ben afwezig t/m 11-12.', '2026-12-14'],
  ['Wij zijn gesloten van 24-12 t/m 3-1.', '2027-01-04'],
  ['Ik ben terug op 7-12.', '2026-12-07'],
  ['On leave 2026-11-24–2026-12-11', '2026-12-14'],
  ['I am on leave through Friday 8/1.', '2027-01-11'],
  ['I am in Berlin Monday through Friday.', '2026-11-30'],
  ['I am at a conference Monday and Tuesday this week.', '2026-11-25'],
])('tells both ends of a period apart: %s', (text, returnOn) => {
  expect(absence(text)?.returnOn).toBe(returnOn);
});

it.each([
  ['Away from 2026-11-23 to 2026-12-04. An answer to your message sent 2026-11-23 10:58:41.', '2026-12-07'],
  ['Absence: 2026-11-23 -- 2026-12-04', '2026-12-07'],
  ['Del 23 al 27 de noviembre estoy en un curso, móvil apagado (de 9 a 18).', '2026-11-30'],
  ['Je preste à 4/5e et ne travaille pas le lundi. Je prends connaissance de vos courriels demain.', '2026-11-24'],
  ['Sono in ferie e torno lunedì 14.', '2026-12-14'],
  ['We moved last weekend and are away until 27 November.', '2026-11-30'],
  ['On the road Thursday and Friday. After the weekend I read my mail.', '2026-11-30'],
  ['I will be at my desk on Monday 30 November; the children come back on Tuesday.', '2026-11-30'],
  ['I will be back after Easter, on Tuesday 30 March.', '2027-03-30'],
  ['Ben vanaf ma 30/11 weer te bereiken, voorlopig nog niet aan de telefoon.', '2026-11-30'],
  ['Od 28. 11. jsem u zákazníka v Koreji. Ve Frýdku jsem v pondělí 7. prosince.', '2026-12-07'],
  ['I have Fridays off as I work part time, so I read this on Tuesday.', '2026-11-24'],
  ['The office is closed and returns to work in the New Year, on Monday 4 January.', '2027-01-04'],
  ['Away for a fortnight from today. The hire desk is manned 7 till 5 as always.', '2026-12-07'],
  ['We reopen on 30 November. I am then on leave until 4 December.', '2026-12-07'],
  ['Sono all’estero fino al 2 dicembre (escluso).', '2026-12-02'],
  ['We are closed for the whole of December.', '2027-01-01'],
  ['Chiuso da mer 25 a ven 27.', '2026-11-30'],
])('takes no other number or clause for the day: %s', (text, returnOn) => {
  expect(absence(text)?.returnOn).toBe(returnOn);
});

it('believes the title of Notes that somebody returns on the day that its text calls the last one', () => {
  const subject = 'AUTO: Ada Lovelace is out of the office (returning 07/12/2026)';
  expect(absenceOf({ subject, text: 'I am out of the office until 07/12/2026.', receivedAt })?.returnOn).toBe(
    '2026-12-07',
  );
});

it.each(['Since week 46 I am at home with a small newcomer.', 'I am on parental leave for 35 weeks.'])(
  'guesses no day: %s',
  (text) => {
    expect(absence(text)).toBeNull();
  },
);

it('names no day where there is none, or only past ones', () => {
  expect(absence('I am on parental leave.')).toBeNull();
  expect(absence('I was away until 3 November 2026.')).toBeNull();
});

it('reads no more of a long text made to delay it than of a short one', () => {
  const bait = ['1. ', '12/12 ', 'may ', 'the ', '1-1', '1:1 ', '12 march ', 'week 1-2, ', 'mon-', 'end of ', '\n'];
  const timeOf = (repeated: number): number => {
    const started = performance.now();
    for (const one of bait) absenceOf({ subject: one.repeat(repeated), text: one.repeat(repeated), receivedAt });
    return performance.now() - started;
  };
  timeOf(1_000);
  expect(timeOf(50_000)).toBeLessThan(10 * timeOf(1_000) + 1_000);
});
