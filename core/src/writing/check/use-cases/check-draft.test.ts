import { beforeEach, describe, expect, it } from 'vitest';
import { ContactLinks } from '../../../contacts/use-cases/contact-links.ts';
import { ContactSummariser } from '../../../contacts/use-cases/contact-summariser.ts';
import { ReadContact } from '../../../contacts/use-cases/read-contact.ts';
import {
  buildContact,
  buildEmail,
  buildEngagement,
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeTextGenerator,
  modelUseCases,
  openTestStore,
  silentLogger,
  testNow,
  type TestStore,
} from '../../../testing/index.ts';
import { InlineTextWork } from '../../../vendors/html/inline-text-work.ts';
import { WrittenEmails } from '../../../records/use-cases/written-emails.ts';
import { PromptComposer } from '../../use-cases/prompt-composer.ts';
import { SequenceReviewer } from '../../use-cases/sequence-reviewer.ts';
import { CheckDraft } from './check-draft.ts';

const actor = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const email = (body: string) => ({ subject: 'Our offer', body, claims: [] });

describe('An email of any origin', () => {
  let check: CheckDraft;
  let ai: FakeTextGenerator;
  let crm: FakeCrmContacts;
  let store: TestStore;

  beforeEach(() => {
    const clock = new FakeClock();
    store = openTestStore({ clock });
    const { agencies, users, voices, serviceTypes: services, models, crmFields, summaryPrompts } = store;
    const credentials = new FakeCredentialResolver();
    ai = new FakeTextGenerator();
    crm = new FakeCrmContacts();
    const links = new ContactLinks({ crm, settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined } });
    const { chooseModel } = modelUseCases(models);
    const summariser = new ContactSummariser({
      summaryPrompts,
      credentials,
      chooseModel,
      textGenerator: ai,
      logger: silentLogger,
    });
    check = new CheckDraft({
      agencies,
      credentials,
      readContact: new ReadContact({ crm, crmFields, links, summariser, clock }),
      promptComposer: new PromptComposer({
        agencies,
        services,
        users,
        voices,
        writtenEmails: new WrittenEmails(store),
      }),
      users,
      reviewer: new SequenceReviewer({ agencies, texts: new InlineTextWork(), clock }),
    });
  });

  it('is checked against the contact as HubSpot has it now, and no AI is asked', async () => {
    const note = buildEngagement({ properties: { hs_note_body: 'Budget is EUR 5,000.', hs_timestamp: '2025-12-20' } });
    const contact = buildContact({ id: '151', properties: { firstname: 'Marta', lastname: 'Novak' } });
    crm.contacts.set('151', { ...contact, engagements: { ...contact.engagements, notes: [note] } });
    const against = { hubspotId: '151', prospectUrl: undefined };
    const emails = [email('Hello Marta,\n\nyour budget is EUR 5,000.'), email('Hello Bob,\n\nit costs EUR 84,317.')];
    const { reviews, sources } = await check.execute({ actor, department: null, against, emails });
    expect(
      reviews.map(({ checks }) => checks.filter(({ level }) => level === 'block').map(({ rule }) => rule)),
    ).toEqual([[], ['wrong_name', 'unsupported_amount']]);
    expect(sources.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['property', 'note']));
    expect(ai.summaryRequests).toEqual([]);
    await check.execute({ actor, department: null, against, emails });
    expect(crm.calls).toHaveLength(2);
  });

  it('finds nothing proven by an email that Overture wrote and a rep sent, but by one that a rep wrote', async () => {
    const body = 'Hello Marta,\n\nwe saved 45% at Tesla last year. Shall we look at your shop together?\n\nKim';
    const { id } = await store.jobs.submit(buildNewJob({ hubspotId: '151' }));
    const claimed = await store.jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 1_000 });
    const answer = { ...buildVersion().answer, emails: [buildEmail({ subject: 'A first step', body })] };
    await store.jobs.complete(id, claimed?.job.fence ?? 0, buildVersion({ answer }));
    const sent = (subject: string, text: string) =>
      buildEngagement({
        properties: {
          hs_email_direction: 'EMAIL',
          hs_email_subject: subject,
          hs_email_html: `<p>${text}</p>`,
          hs_timestamp: '2025-12-20',
        },
      });
    const contact = buildContact({ id: '151', properties: { firstname: 'Marta', lastname: 'Novak' } });
    const emails = [sent('Re: A first step', body), sent('Price', 'Hello Marta, the relaunch costs EUR 8,900.')];
    crm.contacts.set('151', { ...contact, engagements: { ...contact.engagements, emails } });
    const { reviews } = await check.execute({
      actor,
      department: null,
      against: { hubspotId: '151', prospectUrl: undefined },
      emails: [
        {
          ...email('Hello Marta,\n\nI wrote on December 20. We saved 45% at Tesla last year. It costs EUR 8,900.'),
          claims: [{ text: 'We saved 45% at Tesla last year', source: 'e1', quote: 'we saved 45% at Tesla last year' }],
        },
      ],
    });
    const marked = reviews[0]?.evidence.map(({ status, text }) => `${status} ${text}`);
    expect(marked).toEqual(['unsupported 45%', 'unsupported Tesla']);
  });

  it('is checked against given sources alone, as of the day of sending', async () => {
    const { reviews, sources } = await check.execute({
      actor,
      department: null,
      against: [
        { kind: 'property', label: 'firstname', text: 'Marta' },
        { kind: 'email', id: 'e1', date: '2026-03-05', text: 'Let us talk on Thursday.' },
      ],
      emails: [
        { ...email('Hello Marta,\n\nyou wrote on March 5.\n\nKim\nkim@agency.example'), claims: [] },
        email('Hello Bob,\n\nyou wrote on April 9.'),
      ],
      sentOn: '2026-03-09',
      sender: { firstName: 'Kim', lastName: 'Lee', company: 'Agency', email: 'kim@agency.example' },
    });
    expect(reviews[0]?.checks.filter(({ level }) => level === 'block')).toEqual([]);
    expect(reviews[1]?.checks.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['wrong_name', 'unsupported_text']),
    );
    expect(sources.map(({ id, label }) => `${id} ${label}`)).toEqual([
      's1 firstname',
      'e1 e1',
      'sender-s1 Your name',
      'sender-s2 Your company',
      'sender-email Your email',
    ]);
    expect(crm.calls).toEqual([]);
  });

  it('is refused in another domain than the caller’s', async () => {
    const asked = { actor, department: 'dt-pm' as const, against: [], emails: [email('Hello.')] };
    await expect(check.execute(asked)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
