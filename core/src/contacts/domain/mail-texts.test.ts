import { describe, expect, it } from 'vitest';
import type { Engagement } from './contact.ts';
import { mailTexts } from './mail-texts.ts';

const mail = (id: string, day: number, text: string, html?: string): Engagement => ({
  id,
  createdAt: Date.UTC(2026, 9, day),
  properties: { hs_email_text: text, ...(html !== undefined && { hs_email_html: html }) },
});
const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

describe('mailTexts', () => {
  const first = 'We sell 61 % of the tickets at the counter.\nThe board approved EUR 45,000 for it.';
  const second = 'Who else should see the outline before we begin?';
  const third = 'I run the ticket system, and it has no interface yet.';
  const saidBy = (name: string): string => `On Mon, Oct 5, 2026 at 09:12, ${name} wrote:`;

  it('tells a mail that was never logged by the first that quotes it, and a logged one not again', () => {
    const answer = `${second}\n\n${saidBy('Sofia')}\n${quote(first)}`;
    const texts = mailTexts([mail('3', 7, `${third}\n\n${saidBy('Amara')}\n${quote(answer)}`), mail('2', 6, answer)]);
    expect(texts.get('2')).toEqual({ own: second, quoted: `${saidBy('Sofia')}\n${first}` });
    expect(texts.get('3')).toEqual({ own: third, quoted: '' });
  });

  it('does so in HTML as in text', () => {
    const html = (own: string, quoted: string): string =>
      `<div>${own}</div><div class="gmail_quote"><div>${saidBy('Sofia')}</div><blockquote><div>${quoted.replace('\n', '<br>')}</div></blockquote></div>`;
    const texts = mailTexts([mail('2', 6, '', html(second, first)), mail('3', 7, '', html(third, `${first}`))]);
    expect(texts.get('2')?.quoted).toBe(`${saidBy('Sofia')}\n${first}`);
    expect(texts.get('3')).toEqual({ own: third, quoted: '' });
  });

  it('keeps no quote of which only greetings and names are new', () => {
    const texts = mailTexts([mail('2', 6, `${second}\n\n${saidBy('Sofia')}\n${quote('Hi,\n\nBest,\nSofia')}`)]);
    expect(texts.get('2')?.quoted).toBe('');
  });
});
