import type { OfferedModelWire, ContactDetail, Prompt, Today } from '@overture/core/contract';
import { buildConfig, buildPrompt } from '@overture/ui/testing';
import type { FakeAnswer } from '@overture/ui/testing';

const crmHost = 'localhost:8090';
export const linkOf = (contactId: string) => `http://${crmHost}/contacts/4242424/record/0-1/${contactId}`;

export const config: FakeAnswer = {
  body: buildConfig({
    sandbox: true,
    crmHosts: [crmHost],
    sampleContacts: [
      { name: 'Marta Lindqvist', company: 'Nordvik Outdoor', url: linkOf('151'), hint: '26 engagements' },
    ],
  }),
};

const at = '2025-01-05T12:00:00.000Z';

export const fullContact: ContactDetail = {
  notes: [
    {
      id: 'n1',
      createdAt: at,
      properties: { hs_note_body: '<p>Wants a <b>quote</b></p><script>globalThis.hacked = true</script>' },
    },
  ],
  emails: [
    {
      id: 'e1',
      createdAt: at,
      properties: { hs_email_subject: 'Your offer', hs_email_status: 'SENT', hs_email_text: 'See attached.' },
    },
  ],
  calls: [
    {
      id: 'c1',
      createdAt: at,
      properties: { hs_call_title: 'Intro', hs_call_direction: 'OUTBOUND', hs_call_duration: '61400' },
    },
  ],
  meetings: [],
  tasks: [],
  company: null,
  deals: [],
  owner: null,
  optedOut: false,
  notices: [],
  situations: [],
  fullSummary: 'They asked for a quote.\n- Launch in May',
  onlinesummary: '',
  properties: {
    firstname: 'Marta',
    lastname: 'Lindqvist-Svensson von Hohenstein',
    company: 'Nordvik Outdoor International AB',
    email: 'marta.lindqvist@nordvik.example',
    phone: '+46 31 555 0142 extension 12',
    engagement_type: 'Partner introduction by a friend',
    solutions: 'Conference sponsorship and booths;SEO',
    hs_keywords: 'webshop;checkout',
    conference_name: 'The Gulf Technology and Sustainable Commerce Week of Dubai 2026',
    website: 'javascript:alert(1)',
  },
  prospectUrl: linkOf('151'),
};

export const emptyContact: ContactDetail = {
  notes: [],
  emails: [],
  calls: [],
  meetings: [],
  tasks: [],
  company: null,
  deals: [],
  owner: null,
  optedOut: false,
  notices: [],
  situations: [],
  fullSummary: '',
  onlinesummary: '',
  properties: { firstname: 'Tomasz' },
  prospectUrl: linkOf('152'),
};

export const fetched = (data: ContactDetail): FakeAnswer => ({ body: { success: true, data } });

export const failed = (status: number, code: string, error = 'from the server'): FakeAnswer => ({
  status,
  body: { success: false, error, message: error, code, requestId: 'r1' },
});

const prompt = (_id: string, department: string, title: string): Prompt =>
  buildPrompt({ _id, department, title, description: `About ${title}` });

export const prompts = (
  list: Prompt[] = [prompt('p1', 'Overture-Sales', 'Warm follow-up'), prompt('p2', 'DT-PM', 'Re-engage')],
): FakeAnswer => ({
  body: { prompts: list.map((one) => ({ ...one, uses: 0 })), totalPrompts: list.length, totalPages: 1, currentPage: 1 },
});

const model = (id: string, label: string, isDefault = false): OfferedModelWire => ({
  id,
  label,
  shutdownDate: null,
  state: 'active',
  replacement: null,
  price: null,
  priceSource: null,
  isDefault,
  isOwn: false,
});

export const models = (
  list: OfferedModelWire[] = [model('gpt-5', 'GPT-5 (default)', true), model('gpt-6.1-sol', 'GPT-6.1 Sol')],
): FakeAnswer => ({ body: { models: list, ended: [] } });

export const accepted: FakeAnswer = {
  status: 202,
  body: {
    success: true,
    message: 'Added to the Generation Queue',
    data: { _id: 'r1', hubspotId: '151', responseStatus: 'pending' },
  },
};

const nothingToDo = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 0 };
export const quietToday: Today = { counts: nothingToDo, replied: [], due: [], lost: [] };

export const noRecords = {
  emailSequences: [],
  totalEmailSequences: 0,
  totalPages: 1,
  currentPage: 1,
  writerSilent: false,
};
