import { expect, it } from 'vitest';
import { templateDays } from './template-days.ts';

it.each([
  ['Four emails on day 0, 3, 7 and 14.', 4, [0, 3, 7, 14]],
  ['Send on days 1, 4, 8.', 3, [0, 3, 7]],
  ['Email 1 (day 0): hello. Email 2 (Day 4): a proof. Email 3 (day 9): goodbye.', 3, [0, 4, 9]],
  ['Day 0 - intro\nDay 3 - case\nDay 3 - see above\nDay 10 - close', 3, [0, 3, 10]],
  ['One email, then follow-ups on days 3 and 7.', 3, [0, 3, 7]],
  ['Drei Mails: Tag 0, 3 und 7.', 3, [0, 3, 7]],
  ['Schreibe an den Tagen 1, 4 und 8.', 3, [0, 3, 7]],
  ['Die Mails gehen am 1., 4. und 8. Tag hinaus.', 3, [0, 3, 7]],
  ['Relances à J+0, J+3 et J+7.', 3, [0, 3, 7]],
  ['Les jours 0, 3 et 7.', 3, [0, 3, 7]],
  ['Envía los correos el día 0, 3 y 7.', 3, [0, 3, 7]],
  ['Invia il giorno 0, 3 e 7.', 3, [0, 3, 7]],
  ['Envie no dia 0, 3 e 7.', 3, [0, 3, 7]],
  ['Stuur op dag 0, 3 en 7.', 3, [0, 3, 7]],
  ['Skicka dag 0, 3 och 7.', 3, [0, 3, 7]],
  ['Wyślij w dniu 0, 3 i 7.', 3, [0, 3, 7]],
  ['Lähetä päivänä 0, 3 ja 7.', 3, [0, 3, 7]],
  ['Отправь в день 0, 3 и 7.', 3, [0, 3, 7]],
  ['Надішли в день 0, 3 і 7.', 3, [0, 3, 7]],
  ['Στείλε την ημέρα 0, 3 και 7.', 3, [0, 3, 7]],
  ['0., 3. ve 7. gün gönder.', 3, [0, 3, 7]],
  ['第0天、第3天、第7天。', 3, [0, 3, 7]],
  ['0日目、3日目、7日目に送る。', 3, [0, 3, 7]],
  ['0일차, 3일차, 7일차.', 3, [0, 3, 7]],
] as const)('%j means for %i emails %j', (template, count, days) => {
  expect(templateDays(template, count)).toEqual(days);
});

it.each([
  ['Write four emails.', 4],
  ['Day 0, 3 and 7.', 4 + 1],
  ['Our 14-day trial ends after 30 days.', 2],
  ['The fair is on day 2.', 2],
  ['Business day 0, business day 3, business day 7.', 3],
  ['Day 0, day 3-4, day 7.', 3],
  ['Day 7, day 3, day 0.', 3],
  ['For a sponsor day 0, 3, 7; for a speaker day 0, 5, 9.', 3],
  ['Between 9 and 17 o’clock, within 3 days.', 2],
])('%j names no days for %i emails', (template, count) => {
  expect(templateDays(template, count)).toBeNull();
});

it('reads a long template in no time', () => {
  const started = performance.now();
  templateDays('day 1, 2, 3, '.repeat(8_000), 3);
  templateDays('1., 2., '.repeat(12_000), 3);
  expect(performance.now() - started).toBeLessThan(1_000);
});
