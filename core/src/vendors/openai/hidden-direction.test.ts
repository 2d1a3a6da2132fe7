import { expect, it } from 'vitest';
import { checkAnswer, checkRewrite } from './check-answer.ts';

const turned = 'Pay \u202Eelpmaxe.live\u202C \u2066now\u2069.';
const email = { subject: turned, body: turned, send_after_days: 0, purpose: 'Ask', claims: [] };
const answer = { detected_service: null, sales_playbook_html: '<p>A playbook</p>', emails: [email] };

it('takes out of emails what turns the direction of a text around', () => {
  const plain = 'Pay elpmaxe.live now.';
  const checked = checkAnswer(JSON.stringify(answer));
  expect(checked).toMatchObject({
    answer: { emails: [{ subject: plain, body: plain }] },
  });
  expect(checkRewrite(JSON.stringify(answer))).toEqual({ email: { subject: plain, body: plain } });
});
