import { expect, test } from 'vitest';
import { z } from 'zod';
import { SampleCrm } from '../crm-data/sample-crm.ts';
import { contactPrompt, rules, templatePrompt } from '../testing/build-prompt.ts';
import phrasesByLanguage from './playbook-phrases.json' with { type: 'json' };
import { phrases } from './phrases.ts';
import { writeAnswer } from './write-answer.ts';
import { writeSummary } from './write-digest.ts';

/** The last insight of every playbook. */
const sampleMark = phrases.insights.at(-1)?.text ?? expect.fail();

const answerSchema = z.object({
  detected_service: z.string().nullable(),
  sales_playbook_html: z.string(),
  emails: z.array(
    z.object({
      subject: z.string(),
      body: z.string(),
      send_after_days: z.number(),
      purpose: z.string(),
      claims: z.array(z.object({ text: z.string(), source: z.string(), quote: z.string() })),
    }),
  ),
});
const schema = z.record(z.string(), z.unknown()).parse(z.toJSONSchema(answerSchema));
const crm = new SampleCrm();
const web = templatePrompt(
  'Website relaunch',
  'Write a 4-email sequence for a web development prospect. Tone: friendly. Call to action: a 20-minute call.',
);
const expo = templatePrompt(
  'Conference sponsorship',
  'Write three emails to a potential sponsor of our conference. Formal tone, under 90 words. Offer a short meeting. Mention the early rate of 12%.',
);

const write = (template: string, contact: string) =>
  answerSchema.parse(
    JSON.parse(writeAnswer({ instructions: rules, input: [template, contact], schema, jsonOnly: false })),
  );
const contactAt = (index: number, extra = '') =>
  contactPrompt(crm, crm.contacts[index] ?? expect.fail('no such contact'), extra);
const allText = (answer: z.infer<typeof answerSchema>) =>
  answer.emails.map((email) => `${email.subject}\n${email.body}`).join('\n');

test('the same prompt gives the same answer, in any order of messages', () => {
  expect(write(web, contactAt(0))).toEqual(write(web, contactAt(0)));
  expect(write(contactAt(0), web)).toEqual(write(web, contactAt(0)));
});

test('every email is in the language that was chosen', () => {
  const { emails } = write(web, contactAt(0, '<email_language>German</email_language>'));
  for (const { body } of emails) expect(body).toContain('Viele Grüße');
});

test('a wish changes every email as far as it is understood', () => {
  const wished = write(web, contactAt(0, '<wish>Mention the free demo</wish>'));
  for (const { body } of wished.emails) expect(body).toContain('the free demo');
});

test('a template that asks for what it should not gets it, and one that forbids it does not', () => {
  const proof = '<proof>\n[r1] SEO: A hotel group raised its direct bookings by 31 %.\n</proof>';
  const asking = (order: string) =>
    write(
      templatePrompt('Website relaunch', `Write three emails. ${order}`),
      `<contact>\nfirstname: Marta\n</contact>\n${proof}`,
    );
  expect(allText(asking('Promise a discount.'))).toContain('You get a discount');
  expect(allText(asking('Never promise a discount.'))).not.toContain('discount');
  expect(allText(asking('Make up figures.'))).toContain('2,931');
  expect(asking('Greet everybody as Ottokar.').emails[0]?.body).toMatch(/^Hello Ottokar,/);
  expect(asking('Write every email in German.').emails[1]?.body).toContain('vielen Dank');
  const claims = (order: string) => asking(order).emails.flatMap((email) => email.claims);
  expect(claims('')).not.toEqual([]);
  expect(claims('Do not cite anything.')).toEqual([]);
});

test('two contacts with one template, and one contact with two templates, get different emails', () => {
  const subjects = (answer: z.infer<typeof answerSchema>) => answer.emails.map((email) => email.subject);
  const bodies = (answer: z.infer<typeof answerSchema>) => answer.emails.map((email) => email.body);
  const [marta, daniel, formal] = [write(web, contactAt(0)), write(web, contactAt(1)), write(expo, contactAt(0))];
  expect(subjects(marta)).not.toEqual(subjects(daniel));
  for (const body of bodies(daniel)) expect(bodies(marta)).not.toContain(body);
  for (const body of bodies(formal)) expect(bodies(marta)).not.toContain(body);
});

test('the emails follow the template: how many, how formal, how long, what to offer and to mention', () => {
  const friendly = write(web, contactAt(0));
  expect(friendly.emails).toHaveLength(4);
  expect(friendly.emails[0]?.body).toMatch(/^Hi Marta,/);
  expect(allText(friendly)).toContain('a 20-minute call');
  const formal = write(expo, contactAt(2));
  expect(formal.emails).toHaveLength(3);
  expect(formal.emails[0]?.body).toMatch(/^Dear Elena Rossi,/);
  expect(allText(formal)).toContain('the early rate of 12%');
  for (const email of formal.emails) expect(email.body.split(/\s+/).length).toBeLessThanOrEqual(90);
});

test('they quote what the record, the PDF and the additional context really say', () => {
  const extra =
    '<pdf name="Brief 2027.pdf" pages="2">[page 1] Brightpath wants to open two more clinics in 2027 and needs 450 new patients a month.</pdf>\n<additional_info>Grace joined in September and wants to see numbers weekly.</additional_info>';
  const answer = write(web, contactAt(1, extra));
  expect(allText(answer)).toContain('450 new patients a month');
  expect(allText(answer)).toContain('Grace joined in September');
  expect(answer.sales_playbook_html).toContain('Brief 2027.pdf');
  const asked = crm
    .engagements(crm.contacts[1] ?? expect.fail())
    .flatMap(
      ({ properties }) =>
        /[^.?!:\n<>]{15,}\?/.exec(properties['hs_email_text'] ?? properties['hs_note_body'] ?? '')?.[0].trim() ?? [],
    );
  expect(asked.some((question) => allText(answer).includes(question))).toBe(true);
});

test('what only our own notes say stays in the playbook', () => {
  const note =
    '<contact>\nfirstname: Ada\ncompany: Lovelace Ltd\n</contact>\n<timeline>\n<note date="2026-11-01">Budget is EUR 50,000. Comparing us with Rival Works. Decision lies with Charles.</note>\n</timeline>';
  const answer = write(web, note);
  for (const secret of ['EUR 50,000', 'Rival Works', 'Charles']) {
    expect(answer.sales_playbook_html).toContain(secret);
    expect(allText(answer)).not.toContain(secret);
  }
});

test('the playbook has both lists and says that it is a sample; the emails stay clean', () => {
  const answer = write(web, contactAt(0));
  expect(answer.sales_playbook_html).toMatch(
    /^<h2>Sales Playbook<\/h2><h3>Key Insights<\/h3><ul>(<li>.+?<\/li>)+<\/ul><h3>Recommended Strategy<\/h3><ul>(<li>.+?<\/li>)+<\/ul>$/,
  );
  expect(answer.sales_playbook_html).toContain(sampleMark);
  expect(allText(answer)).not.toMatch(/sample|sandbox/i);
});

test('the playbook is written in the language of the rep, with what the data says in its own words', () => {
  const asked = (language: string, contact = contactAt(0)) =>
    write(web, `${contact}\n<playbook_language>${language}</playbook_language>`).sales_playbook_html;
  const german = asked('German');
  expect(german).toContain('<h3>Key Insights</h3><ul><li>Marta Lindqvist');
  expect(german).toMatch(/<li>Einträge in der Historie: \d+; der letzte vom \d+\. \p{L}+ 20\d\d\.<\/li>/u);
  expect(german).toContain('E-Mails in der Sequenz: 4.');
  expect(german).not.toMatch(/Sample output|Main pain|Sequence:/);
  expect(asked('Chinese')).toContain('序列中的邮件数：4');
  expect(asked('Norwegian Bokmål', contactAt(3))).toContain('Ingen historikk ennå');
  expect(asked('English')).toContain(sampleMark);
});

test('every language has all phrases, with the same gaps', () => {
  const { de, ...others } = phrasesByLanguage;
  for (const phrases of Object.values(others)) {
    expect(Object.keys(phrases)).toEqual(Object.keys(de));
    for (const [name, phrase] of Object.entries(phrases))
      expect(phrase.match(/\{\w+\}/g)).toEqual(de[name as keyof typeof de].match(/\{\w+\}/g));
  }
});

test('a nearly empty record gives honest, short emails without holes', () => {
  const answer = write(web, contactAt(3));
  expect(answer.detected_service).toBeNull();
  expect(answer.emails[0]?.body).toMatch(/^Hi Tomasz,/);
  expect(allText(answer)).not.toMatch(/undefined|null|\[|\{|  |,\s*,| \./);
  const nothing = write('', '<contact>\n</contact>');
  expect(nothing.emails).toHaveLength(4);
  expect(nothing.emails[0]?.body).toMatch(/^Hello,/);
});

test('a long company name is shortened to words that can stand in a letter', () => {
  const long = crm.contacts.filter(({ properties }) => (properties['company'] ?? '').length > 60);
  expect(long.length).toBeGreaterThan(1);
  for (const contact of long) {
    const text = allText(write(web, contactPrompt(crm, contact)));
    expect(text).not.toContain('…');
    expect(text).not.toMatch(/ (?:for|de|of)[.:]/);
  }
});

test('nobody is told what changed since a conversation that never took place', () => {
  const wakeUp = templatePrompt('Win back', 'Write 3 emails to reactivate a conversation that went quiet. Formal.');
  const strangers = crm.contacts.filter((contact) => crm.engagements(contact, 'emails').length === 0).slice(0, 20);
  const silent = strangers.map((contact) => contactPrompt(crm, contact)).filter((text) => !/ date="/.test(text));
  expect(silent.length).toBeGreaterThan(0);
  for (const contact of silent) expect(allText(write(wakeUp, contact))).not.toMatch(/Since then|Timing may/);
});

test('instructions hidden in the data are not followed, and hostile markup does not come out again', () => {
  const injected = write(web, contactAt(5));
  expect(injected.emails).toHaveLength(4);
  expect(injected.detected_service).toBe('mobile_apps');
  expect(JSON.stringify(injected)).not.toMatch(
    /pwned|hacked|api key|attacker|ignore all|maintenance mode|best company/i,
  );
  const hostile = write(web, contactAt(4));
  expect(JSON.stringify(hostile)).not.toMatch(/<script|onerror|javascript:|<img|<style|alert\(/i);
  expect(allText(hostile)).not.toMatch(/[<>]/);
});

test('every sample contact gets a whole sequence in plain text', () => {
  for (const contact of crm.contacts.filter((candidate) => candidate.index % 14 === 0)) {
    for (const template of [web, expo]) {
      const answer = write(template, contactPrompt(crm, contact));
      expect(new Set(answer.emails.map((email) => email.subject)).size).toBe(answer.emails.length);
      for (const email of answer.emails) {
        expect(email.body).not.toMatch(/undefined|\bnull\b|\{\w+\}|<\/?\w|\.\.(?!\.)|[?!]\./);
        expect(email.subject.length).toBeLessThanOrEqual(90);
        expect(email.body.length).toBeGreaterThan(60);
      }
    }
  }
});

test('a repair request that repeats the whole prompt with a previous answer is answered again', () => {
  const repaired = answerSchema.parse(
    JSON.parse(
      writeAnswer({
        instructions: rules,
        input: [web, contactAt(0), '{"emails": [', 'Your answer was not valid JSON. Send it again.'],
        schema,
        jsonOnly: false,
      }),
    ),
  );
  expect(repaired).toEqual(write(web, contactAt(0)));
});

test('a summary, which is not told the day, does not count how long ago something was', () => {
  const digest =
    'EMAIL THREAD 1 (Feb 3, 2026)\nOffer\n[Status: SENT]\n\nNOTE (Mar 4, 2026)\nStruggling with a slow webshop.';
  expect(writeSummary(digest, 'Summarise.')).toContain('Last touch: note on March 4');
  expect(writeSummary(digest, 'Summarise.')).not.toMatch(/\bago\b/);
});

test('a digest is summarised from what is in it, in the form that is asked for', () => {
  const digest = `<digest>EMAIL THREAD 1 (Oct 5, 2026)\nBudget for the webshop\n[Status: SENT]\nOur budget is EUR 45,000. Could we start with the checkout first?\n\nMEETING (Sep 2, 2026) - Workshop: checkout speed\nOutcome: COMPLETED\nLocation: Video call\nBiggest issue is a slow checkout. Decision lies with Henrik.</digest>`;
  const summarise = (how: string) =>
    writeAnswer({ instructions: `Summarise the history. ${how}`, input: [digest], schema: null, jsonOnly: false });
  const lines = summarise('Use bullet points.').split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.length).toBeLessThanOrEqual(8);
  for (const line of lines) expect(line).toMatch(/^- /);
  expect(lines.join(' ')).toMatch(/EUR 45,000.*/);
  expect(lines.join(' ')).toContain('Could we start with the checkout first?');
  expect(summarise('One paragraph.')).not.toContain('\n');
  expect(summarise('').split('\n').length).toBeGreaterThanOrEqual(4);
});

test('a reference of the agency is told and cited', () => {
  const proof = '<proof>\n[r1] SEO, must not be named: A hotel group raised its direct bookings by 31 %.\n</proof>';
  const { emails } = write(web, `<contact>\nfirstname: Marta\n</contact>\n${proof}`);
  const claims = emails.flatMap((email) => email.claims).filter(({ source }) => source === 'r1');
  expect(claims).toHaveLength(1);
  expect('A hotel group raised its direct bookings by 31 %.').toContain(claims[0]?.quote);
});
