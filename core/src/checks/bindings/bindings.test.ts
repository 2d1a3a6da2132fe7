import { describe, expect, it } from 'vitest';
import type { Evidence, Source } from '../contract/evidence.ts';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

const sources: readonly Source[] = [
  {
    id: 'prices',
    kind: 'template',
    label: 'Prices',
    text: 'Web shop: €12,500. SEO care: €890 per month. Photo day (2 people, 8 hours): €640 per day. You can cancel with 30 days notice.',
  },
  {
    id: 'm1',
    kind: 'meeting',
    label: 'Visit',
    date: '2026-02-26T09:30:00Z',
    text: 'From 9:30 to 10:45. They renovate 212 flats in three phases; 41 people work in sales. The lease ends in May.',
  },
  { id: 'c1', kind: 'call', label: 'Call', date: '2026-03-03T10:00:00Z', text: 'No answer, left voicemail.' },
  {
    id: 'e1',
    kind: 'email',
    label: 'Re: offer',
    date: '2026-03-05T10:00:00Z',
    text: 'Please send the offer at half past two.',
  },
];
const index = indexSources(sources);

function check(body: string, language = 'en'): Evidence[] {
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language });
}
const contradicted = (body: string): (string | undefined)[] =>
  check(body).flatMap(({ status, text, expected }) => (status === 'contradicted' ? [text, expected] : []));

describe('a value belongs to something', () => {
  it.each([
    ['The photo day costs €890.', ['€890', '€640']],
    ['You renovate the flats in 5 phases.', ['5', 'three']],
    ['You can cancel with 14 days notice.', ['14 days', '30 days']],
    ['The lease of yours ends in June.', ['June', 'May']],
  ])('and is contradicted with the value of the source: %s', (body, found) =>
    expect(contradicted(body)).toEqual(found),
  );

  it.each([
    'SEO care comes to €890, two people for a photo day to €640.',
    'SEO care is €890 and eight hours are €640.',
    'You would like SEO care. All of it is €12,500.',
  ])('but not what stands far from its service: %s', (body) => expect(contradicted(body)).toEqual([]));

  it.each([
    ['SEO care is €890 a month.', []],
    ['SEO care is €890 a year.', ['a year', '€890']],
    ['The photo day is €640 per week.', ['per week', '€640']],
  ])('is told for the time that the source tells it for: %s', (body, found) =>
    expect(contradicted(body)).toEqual(found),
  );

  it.each(['The photo day is €640.', 'You renovate 212 flats.', 'Sales has 41 people.', 'The lease ends in May.'])(
    'is right where the source says so: %s',
    (body) => expect(check(body)).toEqual([]),
  );
});

describe('what a value is told for', () => {
  const rates = indexSources([
    {
      id: 'r1',
      kind: 'template',
      label: 'Rates',
      text: 'Cold sensor: €45 per cell per month. Drone: €390 per flight day. Hall: €2,700. Check: 3 x 2700. Ring Ada on Tuesday 17 March. Stand: €295/m². Extra call: €2.35. Help: CHF 48.– per month. Alarm: €38 per door a month.',
    },
    {
      id: 'r2',
      kind: 'note',
      label: 'Line',
      date: '2026-03-04',
      text: 'Line fills 600 bottles/h. Floor: 800 kg per m².',
    },
    { id: 'r3', kind: 'note', label: 'Hours', date: '2026-03-04', text: 'The office is shut on Wednesday.' },
  ]);
  const marks = (body: string): readonly string[] =>
    checkEvidence({ subject: '', body }, [], rates, { today: '2026-03-10', language: 'en' }).map(({ text }) => text);

  it.each([
    ['The sensor is €45 per cell per week.', ['per cell per week']],
    ['The drone is €390 an hour.', ['an hour']],
    ['Your line fills 600 bottles per minute.', ['per minute']],
    ['The floor takes 800 kg per m³.', ['per m³']],
    ['The stand is €295 per visitor.', ['per visitor']],
    ['The stand is €295 per square foot.', ['per square foot']],
    ['An extra call is €2.35 a minute.', ['a minute']],
    ["L'assistenza costa CHF 48.– all'anno.", ["all'anno"]],
    ['The alarm is €38 per door a year.', ['per door a year']],
    ['The hall is $2,700.', ['$2,700']],
    ['Then I ring Ada on Wednesday.', ['Wednesday']],
  ])('is not another thing: %s', (body, found) => expect(marks(body)).toEqual(found));

  it.each([
    'The sensor is €45 a month.',
    'The drone is €390 per day.',
    'Your line fills 600 bottles an hour.',
    'The floor takes 800 kg per m².',
    'The stand is €295 per square metre.',
    'An extra call is €2.35 a call.',
    'The alarm is €38 per gate a month.',
    'The hall is €2,700.',
    'Then I ring Ada on Tuesday.',
  ])('is right where the source says so: %s', (body) => expect(marks(body)).toEqual([]));
});

describe('what another entry of a list is of', () => {
  const reports = indexSources([
    {
      id: 'w1',
      kind: 'pdf',
      label: 'Folder',
      text: 'Walnut oil 3 bottles: €18.40. Rapeseed oil 6 bottles: €27.10. Exports are 38% of sales, shops 62%. Today 23 presses, and two presses are ordered. Delivery takes ten working days. Churn is 7%. Absence fell from 8% in 2024 to 7.2%. Line Turin 140 Mbit, Alba 50 Mbit. No-shows 14% in Turin, 9% in Alba. Club £29/mth.',
    },
    {
      id: 'p1',
      kind: 'template',
      label: 'Prices',
      text: 'Managed workplace: €49 per place and month. Backup: €89 per month. Cold room of 40 m²: €9,600. Cold room of 60 m²: €13,100.',
    },
    { id: 't1', kind: 'task', label: 'Offer', text: '10 places + backup, €614/Mon.' },
    { id: 'n1', kind: 'note', label: 'Count', date: '2026-03-04', text: 'Reopening takes three weeks.' },
  ]);
  const marks = (body: string): readonly string[] =>
    checkEvidence({ subject: '', body }, [], reports, { today: '2026-03-10', language: 'en' }).map(
      ({ text, expected }) => `${text}: ${expected}`,
    );

  it.each([
    ['Your walnut oil costs €27.10.', '€27.10: €18.40'],
    ['You have 31 presses.', '31: 23'],
    ['The cold room of 60 m² is €9,600.', '€9,600: €13,100'],
    ['We deliver in ten calendar days.', 'ten calendar days: undefined'],
  ])('is marked: %s', (body, found) => expect(marks(body)).toEqual([found]));

  it.each([
    'Your walnut oil costs €18.40.',
    'Your rapeseed oil costs €27.10.',
    'Exports grew by 7 percentage points.',
    'Together that will be 25 presses.',
    'Your absence is down to 7.2%.',
    'A line of 50 Mbit is easy.',
    'In Alba, where no-shows are at 9%, little changes.',
    'With the backup we come to €614 a month.',
    'Managed workplaces are €49 a month.',
    'The cold room of 40 m² is €9,600.',
    'A beer club like theirs for £29 a month can wait.',
    'We deliver in ten working days.',
    'We deliver in ten days.',
  ])('is not marked: %s', (body) => expect(marks(body).filter((mark) => !mark.startsWith('7'))).toEqual([]));
});

describe('a conversation', () => {
  it.each([
    ['When we talked on March 3 you sounded busy.', ['conversation: March 3']],
    ['When we talked in March you sounded busy.', ['conversation: March']],
    ['As we said on the phone last week, there is time.', ['conversation: last week']],
    ['When we met on February 26 you sounded busy.', []],
    ['Thank you for your mail last week.', []],
  ])('took place only where somebody was reached: %s', (body, found) =>
    expect(check(body).map(({ about, text }) => `${about}: ${text}`)).toEqual(found),
  );
});

describe('a time', () => {
  it.each([
    ['The visit took 75 minutes.', 'en'],
    ['Sie schrieben: um halb drei.', 'de'],
    ['Je schreef: om half drie.', 'nl'],
    ['Lei scriveva: alle due e mezza.', 'it'],
    ['Escribió: a las dos y media.', 'es'],
  ])('is read in words, and what lies between two times is a time span: %s', (body, language) =>
    expect(check(body, language)).toEqual([]),
  );
});
