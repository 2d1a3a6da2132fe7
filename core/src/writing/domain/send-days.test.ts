import { describe, expect, it } from 'vitest';
import { buildEmail } from '../../testing/builders.ts';
import { sendDaysSchema } from '../contract/send-days.ts';
import { sendDaysOf } from './send-days.ts';

const asWritten = { chosenDays: null, keptDays: null, promptText: 'Write four emails.' };

describe('The days of emails', () => {
  it.each([
    [
      [0, 3, 7],
      [0, 3, 7],
    ],
    [
      [1, 3.4, 2, 9_999],
      [0, 3, 3, 365],
    ],
    [
      [-5, -1, null, 4],
      [0, 0, null, 4],
    ],
  ])('sends the first email of %j on day 0 and none before the one that it follows', (asked, sent) => {
    const emails = asked.map((days) => buildEmail({ subject: 's', body: 'b', send_after_days: days }));
    expect(sendDaysOf(emails, asWritten).map((email) => email.send_after_days)).toEqual(sent);
  });
});

it('follows the template where it names days, and the model elsewhere', () => {
  const emails = [0, 2, 4].map((days) => buildEmail({ subject: 'Hello', body: 'Hi.', send_after_days: days }));
  const daysOf = (template: string) =>
    sendDaysOf(emails, { ...asWritten, promptText: template }).map((one) => one.send_after_days);
  expect(daysOf('Day 0, 5 and 9.')).toEqual([0, 5, 9]);
  expect(daysOf('Three emails.')).toEqual([0, 2, 4]);
});

it('keeps the days of the version before where it has as many emails', () => {
  const emails = [0, 2, 4].map((days) => buildEmail({ subject: 'Hello', body: 'Hi.', send_after_days: days }));
  const daysOf = (kept: readonly (number | null)[] | null) =>
    sendDaysOf(emails, { ...asWritten, keptDays: kept }).map((one) => one.send_after_days);
  expect(daysOf([0, 5, null])).toEqual([0, 5, 4]);
  expect(daysOf([0, 5])).toEqual([0, 2, 4]);
  expect(daysOf(null)).toEqual([0, 2, 4]);
});

it('takes the days that the rep chose, and repeats the last pause for further emails', () => {
  const emails = [0, 2, 4, 6].map((days) => buildEmail({ subject: 'Hello', body: 'Hi.', send_after_days: days }));
  const daysOf = (chosenDays: readonly number[]) =>
    sendDaysOf(emails, { ...asWritten, chosenDays, keptDays: [0, 1, 1, 1] }).map((one) => one.send_after_days);
  expect(daysOf([0, 3, 7, 14, 30])).toEqual([0, 3, 7, 14]);
  expect(daysOf([0, 3, 10])).toEqual([0, 3, 10, 17]);
  expect(daysOf([0])).toEqual([0, 0, 0, 0]);
});

it.each(['1, 3', '0, 5, 3', '0,,3', '0, 400', 'soon'])('refuses %j as days', (days) => {
  expect(sendDaysSchema.safeParse(days).success).toBe(false);
});
