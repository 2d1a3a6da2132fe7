import { describe, expect, it } from 'vitest';
import { buildEmail } from '../../testing/builders.ts';
import { checkAnswer } from './check-answer.ts';

const good = {
  detected_service: null,
  sales_playbook_html: '<h3>Key Insights</h3>',
  emails: [buildEmail({ subject: 'Hi', body: 'Text', send_after_days: 0, purpose: 'Ask' })],
};
const problemOf = (answer: object): string => {
  const checked = checkAnswer(JSON.stringify({ ...good, ...answer }));
  return 'problem' in checked ? checked.problem.forPeople : 'none';
};

describe('checkAnswer', () => {
  it('accepts the answer that was asked for, also in a code fence', () => {
    expect(checkAnswer(JSON.stringify(good))).toEqual({ answer: good });
    expect(checkAnswer(`\`\`\`json\n${JSON.stringify(good)}\n\`\`\``)).toEqual({ answer: good });
    expect(checkAnswer(JSON.stringify({ ...good, detected_service: '  ' }))).toEqual({ answer: good });
  });

  it('accepts emails without timing and claims, as a server without structured output may give them', () => {
    const emails = [{ subject: 'Hi', body: 'Text' }];
    expect(checkAnswer(JSON.stringify({ ...good, emails }))).toEqual({
      answer: { ...good, emails: emails.map(buildEmail) },
    });
  });

  it.each([
    [{ emails: [] }, 'wrote no emails.'],
    [{ emails: [{ subject: ' ', body: 'x' }] }, 'left an email without a subject or text.'],
    [{ sales_playbook_html: ' ' }, 'wrote no playbook.'],
    [{ emails: Array.from({ length: 31 }, () => good.emails[0]) }, 'wrote far too much.'],
    [{ emails: [{ subject: 'x'.repeat(501), body: 'x' }] }, 'wrote far too much.'],
    [{ sales_playbook_html: 'x'.repeat(100_001) }, 'wrote far too much.'],
  ])('names what is wrong with %o', (answer, reason) => {
    expect(problemOf(answer)).toBe(reason);
  });

  it('does not pass a broken text off as an answer, though e-mails could be found in it', () => {
    const text = JSON.stringify(good);
    expect(checkAnswer(text.slice(0, -1))).toHaveProperty('problem');
    expect(checkAnswer('Email 1:\nSubject: Hi\n\nText')).toHaveProperty('problem');
  });
});
