import { describe, expect, it } from 'vitest';
import { buildEmail } from '../../testing/builders.ts';
import { withSendDays } from './send-days.ts';

describe('withSendDays', () => {
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
    expect(withSendDays(emails).map((email) => email.send_after_days)).toEqual(sent);
  });
});
