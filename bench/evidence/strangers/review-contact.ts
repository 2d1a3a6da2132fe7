import { buildPrompt, type BuiltPrompt } from '@overture/core/writing/domain/build-prompt';
import { SequenceReviewer } from '@overture/core/writing/use-cases/sequence-reviewer';
import type { EmailReview } from '@overture/core/records/domain/sequence-review';
import { agencySchema, departmentKeys, type Claim, type Source } from '@overture/core/contract';
import { FakeClock } from '@overture/core/testing';
import { InlineTextWork } from '@overture/core/vendors/html/inline-text-work';
import type { LabelledContact, LabelledEmail } from './read-contacts.ts';

type PromptInput = Parameters<typeof buildPrompt>[0];
type Snapshot = PromptInput['snapshot'];
type Engagements = Snapshot['contact']['engagements'];
type HistoryEntry = LabelledContact['history'][number];

export interface ReviewedContact {
  readonly sources: readonly Source[];
  /** Of each email, with the sources that its claims cite. */
  readonly claims: readonly (readonly Claim[])[];
  readonly reviews: readonly EmailReview[];
}

const department = departmentKeys[0];
const contactUrl = 'https://app.hubspot.com/contacts/1/record/0-1/1';

/** Reviews the emails of a contact as the product does when a model has written them. */
export async function reviewContact(contact: LabelledContact): Promise<ReviewedContact> {
  const at = Date.parse(`${contact.today}T09:00:00Z`);
  const input = promptInput(contact, at);
  const built = await buildPrompt(input);
  const agency = { ...agencySchema.parse({}), proof: [], version: 1 };
  const agencies = { find: () => Promise.resolve(agency) };
  const claims = contact.emails.map((email) => claimsOf(email, built));
  const reviewer = new SequenceReviewer({ agencies, texts: new InlineTextWork(), clock: new FakeClock(at) });
  // Each email is one of its own here: what others of the sequence say must not matter.
  const reviews = await Promise.all(
    contact.emails.map(async ({ subject, body }, position) => {
      const { review } = await reviewer.reviewNew({
        record: { versions: [], inputs: { promptText: contact.template }, job: { request: { department } } },
        snapshot: input.snapshot,
        composed: { sources: built.sources, timeline: built.timeline, sender: input.sender ?? null },
        emails: [{ subject, body, claims: [...(claims[position] ?? [])], send_after_days: null, purpose: null }],
        at,
      });
      return review.emails[0] ?? { evidence: [], checks: [] };
    }),
  );
  return { sources: built.sources, claims, reviews };
}

function promptInput(contact: LabelledContact, at: number): PromptInput {
  const { sender, agency, template, website, linkedin, pdf } = contact;
  return {
    agency: `Who we are: ${agency.about}\nPrices that may be named: ${agency.priceList}`,
    services: [],
    template: { title: 'Template', text: template },
    snapshot: snapshotOf(contact, at),
    context: {
      additionalInfo: '',
      contactBio: linkedin,
      companyInfo: '',
      websiteContent: website,
      socialMediaLinks: '',
    },
    pdf: pdf === '' ? null : { name: 'document.pdf', pages: 1, text: `[page 1]\n${pdf}` },
    sender: {
      firstName: '',
      lastName: '',
      signAs: sender.name,
      company: '',
      city: '',
      state: '',
      country: '',
      about: '',
      meetingLink: '',
      language: 'en',
    },
  };
}

function snapshotOf(contact: LabelledContact, fetchedAt: number): Snapshot {
  const { history } = contact;
  const properties = Object.fromEntries(
    Object.entries(contact.contact).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const of = (kind: HistoryEntry['kind']) =>
    history.flatMap((entry, at) => (entry.kind === kind ? [engagementOf(entry, String(at + 1), contact)] : []));
  const engagements: Engagements = {
    notes: of('note'),
    emails: of('email'),
    calls: of('call'),
    meetings: of('meeting'),
    tasks: of('task'),
  };
  return {
    contact: {
      id: '1',
      properties,
      engagements,
      notRead: {},
      company: null,
      deals: [],
      owner: null,
      unreadable: [],
    },
    prospectUrl: contactUrl,
    fullSummary: '',
    onlineSummary: '',
    summaryWarning: null,
    sandbox: false,
    fetchedAt,
  };
}

function engagementOf(
  { kind, date, author, subject, text }: HistoryEntry,
  id: string,
  { contact, sender }: LabelledContact,
): Engagements['notes'][number] {
  const fields = {
    note: ['hs_note_subject', 'hs_note_body'],
    email: ['hs_email_subject', 'hs_email_text'],
    call: ['hs_call_title', 'hs_call_body'],
    meeting: ['hs_meeting_title', 'hs_meeting_body'],
    task: ['hs_task_subject', 'hs_task_body'],
  } as const;
  const [title, body] = fields[kind];
  const isOurs = author === sender.name;
  const isTheirs = !isOurs && author.includes(contact['lastName'] ?? author);
  const addressing: Readonly<Record<string, string>> =
    kind === 'email'
      ? {
          hs_email_direction: isOurs ? 'EMAIL' : 'INCOMING_EMAIL',
          hs_email_from_email: isOurs ? '' : isTheirs ? (contact['email'] ?? '') : addressOf(author, contact),
        }
      : {};
  return {
    id,
    createdAt: null,
    properties: { hs_timestamp: `${date}T10:00:00Z`, [title]: subject, [body]: text, ...addressing },
    // Only users of the CRM write notes and make calls.
    ...(kind !== 'email' && { author }),
  };
}

/** The address of a colleague of the contact, as mail systems write one. */
function addressOf(author: string, contact: LabelledContact['contact']): string {
  const domain = contact['email']?.split('@')[1] ?? 'company.example';
  return `${author.trim().toLowerCase().replaceAll(/\s+/g, '.')}@${domain}`;
}

function claimsOf({ claims }: LabelledEmail, { sources }: BuiltPrompt): Claim[] {
  return claims.map(({ text, quote, source }) => ({ text, quote, source: idOf(source, quote, sources) }));
}

/** The id by which the prompt names a source of the set. */
function idOf(name: string, quote: string, sources: readonly Source[]): string {
  const entry = /^history (\d+)$/.exec(name)?.[1];
  if (entry !== undefined)
    return sources.find(({ url }) => url !== undefined && engagementIn(url) === entry)?.id ?? name;
  if (name === 'contact')
    return (sources.find(({ kind, text }) => kind === 'property' && text.includes(quote)) ?? sources[0])?.id ?? name;
  return { linkedin: 'contact_bio', pdf: 'page 1' }[name] ?? name;
}

function engagementIn(url: string): string | null {
  return new URL(url).searchParams.get('engagement');
}
