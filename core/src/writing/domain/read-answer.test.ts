import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEmail } from '../../testing/builders.ts';
import { readAnswer } from './read-answer.ts';

const answer = {
  detected_service: 'web',
  emails: [
    buildEmail({ subject: 'One', body: 'Hello "Ada",\n\nfirst.' }),
    buildEmail({ subject: 'Two', body: 'Second.' }),
  ],
  sales_playbook_html: '<h3>Key Insights</h3>',
};
const json = JSON.stringify({ ...answer, token_usage: { input_tokens: 5, output_tokens: 7 } });

describe('readAnswer', () => {
  it.each([
    ['JSON text', json],
    ['a json code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['quotes', `'${json}'`],
    ['a JSON string', JSON.stringify(json)],
    ['a fence in quotes', JSON.stringify(`\`\`\`json\n${json}\n\`\`\``)],
    ['quotes in a fence', `\`\`\`\n${JSON.stringify(json)}\n\`\`\``],
    ['bare quotes around JSON', `"${json}"`],
  ])('reads %s', (_name, text) => {
    expect(readAnswer(text)).toEqual({ answer, usage: { input_tokens: 5, output_tokens: 7 }, form: 'json' });
  });

  it('reads the timing and the sources of an email, and leaves out invalid values', () => {
    const claim = { text: 'EUR 5', source: 'e1', quote: 'EUR 5' };
    const email = { subject: 'a', body: 'b', send_after_days: 3, purpose: 'Ask', claims: [claim, { text: 'x' }, 7] };
    expect(readAnswer(JSON.stringify({ emails: [email] }))?.answer.emails).toEqual([{ ...email, claims: [claim] }]);
  });

  it('reads missing usage as none and an empty service as null', () => {
    const read = readAnswer('{"emails":[{"subject":"a","body":"b"}],"detected_service":""}');
    expect(read?.usage).toEqual({ input_tokens: 0, output_tokens: 0 });
    expect(read?.answer.detected_service).toBeNull();
  });

  it('reads JSON keyed by item, in the order of its numbers', () => {
    const text = JSON.stringify({
      email10: { Subject: 'Ten', Body: 'x' },
      'Email 2': 'Subject: Two\n\nHi there',
      email_1: { subject: 'One', content: 'Hi' },
      sales_playbook_html: '<p>P</p>',
    });
    const read = readAnswer(text);
    expect(read?.form).toBe('keyed');
    expect(read?.answer.emails).toEqual([
      buildEmail({ subject: 'One', body: 'Hi' }),
      buildEmail({ subject: 'Two', body: 'Hi there' }),
      buildEmail({ subject: 'Ten', body: 'x' }),
    ]);
    expect(read?.answer.sales_playbook_html).toBe('<p>P</p>');
  });

  it("reads plain text split on 'Email N:' with 'Subject:' lines", () => {
    const text =
      'Key Insights\n- grows\n\nEmail 1:\nSubject: Hello\n\nDear Ada,\nemail 3 people.\n\n**Email 2: ** \n**Subject:** Again\nBody: Bye';
    const read = readAnswer(text);
    expect(read?.form).toBe('text');
    expect(read?.answer.emails).toEqual([
      buildEmail({ subject: 'Hello', body: 'Dear Ada,\nemail 3 people.' }),
      buildEmail({ subject: 'Again', body: 'Bye' }),
    ]);
    expect(read?.answer.sales_playbook_html).toBe('Key Insights\n- grows');
  });

  it('keeps the complete emails of an answer that was cut off', () => {
    const read = readAnswer(json.slice(0, json.indexOf('Second')));
    expect(read?.form).toBe('salvaged');
    expect(read?.answer.emails).toEqual([answer.emails[0]]);
  });

  it('is null for an answer without emails and playbook', () => {
    for (const text of ['', 'null', '{}', '[]', '42', 'I am sorry, I cannot help with that.'])
      expect(readAnswer(text)).toBeNull();
  });

  it('never throws and never hangs, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((s) => `Email 1: ${s}`),
        ),
        (text) => {
          readAnswer(text);
        },
      ),
    );
    const started = performance.now();
    readAnswer(`{"subject":"${'\\"'.repeat(400_000)}`);
    readAnswer('```'.repeat(100_000));
    readAnswer('"subject":'.repeat(100_000));
    readAnswer(`Email ${'* '.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
