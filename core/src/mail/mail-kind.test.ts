import { describe, expect, it } from 'vitest';
import { recognise } from './mail-kind.ts';

const kindOf = (subject: string, text: string, waitedMs: number | null = null) =>
  recognise({ from: 'Ada Lovelace <ada@example.org>', subject, text, waitedMs, names: ['Ada', 'Lovelace'] }).kind;

it.each([
  ['Automatic reply: Audits', ''],
  ['Out of Office Re: Audits', ''],
  ['Re: Audits', 'Hello, I am currently out of the office with limited access to email. For urgent matters call Ben.'],
  ['Re: Audits', 'This is an automated response. We received your message.'],
  ['Abwesenheitsnotiz', ''],
  ['AW: Audits', 'Guten Tag, ich bin derzeit nicht im Büro und ab dem 3. Mai wieder für Sie da.'],
  ['RE: Audits', 'Bonjour, je suis absente du bureau ; pendant mon absence, contactez Luc.'],
  ['R: Audits', 'Buongiorno, sono in ferie fino al 25 agosto.'],
  ['自動返信: Audits', ''],
  ['Re: Audits', '12月4日まで休暇をいただいております。'],
  ['Re: Audits', 'Я сейчас в отпуске.'],
])('%s / %s was written by a program', (subject, text) => {
  expect(kindOf(subject, text)).toBe('automatic');
});

it.each([
  ['Re: Audits', 'Thursday works. I am out on Friday, so let us fix it before.'],
  ['Re: Audits', 'Thanks, not interested.'],
  ['Re: Audits', 'Sorry for the late answer, I was on vacation. Let us talk next week.'],
  ['Re: Automatic replies for your helpdesk', 'Does the product answer tickets by itself?'],
  ['AW: Audits', 'Danke, das klingt gut. Nach meinem Urlaub melde ich mich.'],
  ['AW: Audits', 'Ich bin dabei, Donnerstag um zehn.'],
  ['RE: Audits', 'Hola, me interesa. ¿Hablamos el jueves?'],
  ['RE: Audits', 'Hola: vuelvo a la oficina el martes 22. Saludos'],
  ['Re: Audits', 'Bill has left us, so it is all on my desk now.'],
  ['Re: Audits', ''],
])('%s / %s was written by a person', (subject, text) => {
  expect(kindOf(subject, text)).toBe('reply');
});

it('knows the owner of a mailbox from a colleague who has left', () => {
  expect(kindOf('Re: Audits', 'Ada no longer works here. Please write to Ben.')).toBe('left');
  expect(kindOf('Re: Audits', 'Ich arbeite nicht mehr bei der Firma.')).toBe('left');
  expect(kindOf('Automatic reply', 'The owner of this mailbox has left the company.')).toBe('left');
  expect(kindOf('Re: Audits', 'Bill has left the company, I do that now. What is your price?')).toBe('reply');
  expect(kindOf('Automatic reply', 'I am on holiday until Monday.')).toBe('automatic');
});

it('knows of whom it is said in the sentence before that they have left', () => {
  const text = 'This reached the old address of Lennart. She retired in June, after 34 years.';
  expect(kindOf('Re: To Lennart', text)).toBe('left');
});

it('takes no title for the name of the owner', () => {
  const text = 'La Lic. Montes ya no labora con nosotros, ahora veo compras yo. Mándeme su lista de precios.';
  const names = ['Lic', 'Ada'];
  expect(recognise({ from: '', subject: 'RE: Audits', text, waitedMs: null, names }).kind).toBe('reply');
});

it('takes the only days on which somebody works for a notice, but no day that is offered', () => {
  expect(kindOf('SV: Audits', 'Numera jobbar jag bara tisdagar och torsdagar.')).toBe('automatic');
  expect(kindOf('Re: Audits', 'I only work Tuesdays.')).toBe('reply');
});

it('takes no question of a notice for one to us', () => {
  expect(kindOf('Ude på opgave', 'Kan ikke tage mails lige nu. Vandskade? Så ring: 55 55 12 12', 60_000)).toBe(
    'automatic',
  );
});

it('takes no more than two for no refusal, and no pointless reminder', () => {
  const text = 'Nous étudions votre dossier : pas plus de deux propositions. Inutile de relancer.';
  expect(kindOf('RE: Audits', text)).toBe('reply');
  expect(kindOf('RE: Audits', 'Inutile de me relancer.')).toBe('removal');
  expect(kindOf('Re: Audits', 'Three emails. Enough, no more pls')).toBe('removal');
  expect(kindOf('Re: Audits', 'We have two sites. No more.')).toBe('reply');
});

it('takes no announcement of an absence for automatic that comes more than a day later', () => {
  const away = 'I am on annual leave until 14 April.';
  expect(kindOf('Re: Audits', `Thank you for your email. ${away}`, 30_000)).toBe('automatic');
  expect(kindOf('Re: Audits', `Thank you for your email. ${away}`, 30 * 3_600_000)).toBe('reply');
  expect(kindOf('Automatic reply: Audits', away, 30 * 3_600_000)).toBe('automatic');
  const swedish = 'Jag är ledig till och med 12 maj och läser inte mejl.';
  expect(kindOf('SV: Audits', swedish, 30 * 3_600_000)).toBe('reply');
});

it('takes no mail for automatic only because it came at once', () => {
  expect(kindOf('', 'They compared our offer with another agency and asked for references.', 0)).toBe('reply');
});

describe('a mail that comes soon after ours and does not keep its subject', () => {
  const minutes = 60_000;

  it.each([
    ['Tot ziens', 'Na elf jaar ga ik iets anders doen. Vrijdag was mijn laatste dag. Piet Bos helpt u verder.', 'left'],
    ['Conta desativada', 'Esta caixa de correio foi desativada. Escreva para info@example.org.', 'left'],
  ])('is by a program: %s', (subject, text, kind) => {
    expect(kindOf(subject, text, 15 * minutes)).toBe(kind);
  });

  it('is by a program even where no word tells it', () => {
    const text = 'The saws are quiet and the dog has the office to himself. Ring Col if a staircase misbehaves.';
    expect(kindOf('Gone to the hills', text, 15 * minutes)).toBe('automatic');
    expect(kindOf('Re: Audits', text, 15 * minutes)).toBe('reply');
  });

  it('is by a person who asks', () => {
    expect(kindOf('Your plan', 'I have read it. What does it cost?', 15 * minutes)).toBe('reply');
  });
});

it('takes no question in quotation marks, and no greeting, for one of the sender', () => {
  const text = (asked: string) => `${asked} I no longer work here. Please write to Ben.`;
  expect(kindOf('Automatic reply', text('How are you?'))).toBe('left');
  expect(kindOf('Automatic reply', text('This is about your mail “Do you need audits?”.'))).toBe('left');
});

it('knows what is to be removed: an address, or an item', () => {
  expect(kindOf('Re: Audits', 'Would you mind striking us from whatever mailing list this is')).toBe('removal');
  expect(kindOf('Re: Audits', 'Take the second item off the price list, please.')).toBe('reply');
  expect(kindOf('AW: Audits', 'Streichen Sie mich bitte aus der Teilnehmerliste für Donnerstag.')).toBe('reply');
});

it.each([
  ['Re: Audits', 'Please stop emailing me.', 'removal'],
  ['Re: Audits', 'Ada no longer works here. Please write to Ben.', 'left'],
  ['Re: Audits', 'I am out of the office until 12 May.', 'automatic'],
  ['Re: Audits', 'Sounds good, call me on Thursday.', 'reply'],
  ['AW: Audits', 'Bitte streichen Sie uns aus Ihrem Verteiler.', 'removal'],
])('reads above a signature and a legal note what stands there: %s %s', (subject, text, kind) => {
  const signature =
    'Kind regards,\nJane Doe\nOffice Manager\nAcme Ltd, 12 High Street, Leeds LS1 4AB\nT: +44 113 496 0000 | www.acme.example';
  const note =
    'This email and any attachments are confidential and intended solely for the addressee. If you are not the intended recipient, please delete this email and notify the sender.';
  expect(kindOf(subject, `${text}\n\n${signature}\n\n${note}`)).toBe(kind);
});

it('says whether a program wrote what is no notice', () => {
  const of = (subject: string, text: string) =>
    recognise({ from: 'Ada Lovelace <ada@example.org>', subject, text, waitedMs: null, names: ['Ada', 'Lovelace'] });
  const gone = 'The owner of this mailbox has left the company.';
  expect(of('Automatic reply: Audits', gone)).toEqual({ kind: 'left', isAutomatic: true });
  expect(of('Unsubscribe', '')).toEqual({ kind: 'removal', isAutomatic: true });
  expect(of('Re: Audits', 'Please take me off your list.')).toEqual({ kind: 'removal', isAutomatic: false });
});

it('takes a mail without a word for an answer', () => {
  expect([kindOf('', ''), kindOf('Re: Audits', ' '), kindOf('', '👍')]).toEqual(['reply', 'reply', 'reply']);
  const ours =
    'On Mon, 4 May 2026 at 10:00, Kim <kim@example.org> wrote:\nPlease take me off your list: answer so, and you get no more emails.';
  expect(kindOf('Re: Audits', ours)).toBe('reply');
});

it('asks for removal only in the words of the sender', () => {
  expect(kindOf('Re: Audits', 'Please take me off your list.')).toBe('removal');
  expect(kindOf('Unsubscribe', '')).toBe('removal');
  const footer = 'If you do not wish to receive our newsletter, reply "unsubscribe" or write to privacy@example.org.';
  expect(kindOf('Re: Audits', `Not for us, thanks.\nAda\n\n${footer}`)).toBe('reply');
  expect(kindOf('Re: Audits', 'Please remove item 3 from the quote, then I sign.')).toBe('reply');
});

it('knows a receipt of a mail server from a bounce', () => {
  const of = (subject: string) =>
    recognise({ from: 'postmaster@example.org', subject, text: '', waitedMs: null, names: [] }).kind;
  expect([of('Zugestellt: Audits'), of('Undeliverable: Audits')]).toEqual(['automatic', 'bounce']);
});

it('reads no more of a long text made to delay it than of a short one', () => {
  const bait = ['a ', '1.', 'a@', '?', ' . ', 'wrote: ', 'nicht mehr ', 'I am on ', '\n', '| a ', 'Re: ', '- '];
  const timeOf = (repeated: number): number => {
    const started = performance.now();
    for (const one of bait)
      recognise({ from: one, subject: one.repeat(repeated), text: one.repeat(repeated), waitedMs: null, names: ['a'] });
    return performance.now() - started;
  };
  timeOf(1_000);
  expect(timeOf(50_000)).toBeLessThan(10 * timeOf(1_000) + 1_000);
});
