import { beforeEach, describe, expect, it } from 'vitest';
import { ContactLinks } from '../../../contacts/use-cases/contact-links.ts';
import { ContactSummariser } from '../../../contacts/use-cases/contact-summariser.ts';
import { ReadContact } from '../../../contacts/use-cases/read-contact.ts';
import {
  buildContact,
  buildEngagement,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeTextGenerator,
  modelUseCases,
  openTestStore,
  silentLogger,
} from '../../../testing/index.ts';
import { InlineTextWork } from '../../../vendors/html/inline-text-work.ts';
import { PromptComposer } from '../../use-cases/prompt-composer.ts';
import { SequenceReviewer } from '../../use-cases/sequence-reviewer.ts';
import { CheckDraft } from './check-draft.ts';

const actor = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const email = (body: string) => ({ subject: 'Our offer', body, claims: [] });

describe('An email of any origin', () => {
  let check: CheckDraft;
  let ai: FakeTextGenerator;
  let crm: FakeCrmContacts;

  beforeEach(() => {
    const clock = new FakeClock();
    const {
      agencies,
      users,
      voices,
      serviceTypes: services,
      models,
      crmFields,
      summaryPrompts,
    } = openTestStore({ clock });
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
      promptComposer: new PromptComposer({ agencies, services, users, voices }),
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
