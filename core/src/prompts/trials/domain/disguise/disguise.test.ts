import { SampleCrm } from '@overture/sandbox/sample-crm';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguageDetector, type LanguageDetector } from '../../../../checks/index.ts';
import { emptyContext, type CrmContact, type Engagement } from '../../../../contacts/domain/contact.ts';
import { buildContact, buildEngagement, buildSnapshot } from '../../../../testing/index.ts';
import { maxSamples } from '../../contract/samples.ts';
import { nameOf, type SampleMaterial } from '../sample.ts';
import { disguised } from './disguise.ts';

let detect: LanguageDetector;
beforeAll(async () => {
  detect = await loadLanguageDetector();
});

const materialOf = (contact: CrmContact, overrides: Partial<SampleMaterial> = {}): SampleMaterial => ({
  snapshot: buildSnapshot({ contact, fullSummary: '' }),
  context: emptyContext,
  pdf: null,
  ...overrides,
});
const noEngagements = { notes: [], emails: [], calls: [], meetings: [], tasks: [] };
const note = (text: string): Engagement => buildEngagement({ properties: { hs_note_body: text } });

/** The values that occur in a text although they should not, in upper or lower case. */
const leaksOf = (material: SampleMaterial, values: readonly string[]): readonly string[] => {
  const text = JSON.stringify(material).toLowerCase();
  return values.filter((value) => value !== '' && text.includes(value.toLowerCase()));
};

it('replaces names and addresses everywhere, except within other words', () => {
  const contact = buildContact({
    id: '151204326807',
    properties: { firstname: 'Ada', lastname: 'Okafor', company: 'Northwind (UK)', email: 'ada@north-wind.example' },
    engagements: {
      ...noEngagements,
      notes: [note('ADA Okafor of Northwind (UK), ada@north-wind.example: Adapt the offer.')],
    },
  });
  const material = disguised(
    materialOf(contact, {
      snapshot: buildSnapshot({ contact, fullSummary: 'Ada asked.' }),
      context: { ...emptyContext, companyInfo: 'See north-wind.example.' },
    }),
    detect,
  );
  expect(leaksOf(material, ['Ada ', 'Okafor', 'Northwind', 'north-wind.example'])).toEqual([]);
  expect(material.snapshot.fullSummary).toBe('Dana asked.');
  expect(material.snapshot.contact.engagements.notes[0]?.properties['hs_note_body']).toBe(
    'Dana Specimen of Example Works, dana.specimen@example-works.example: Adapt the offer.',
  );
  expect(material.context.companyInfo).toBe('See example-works.example.');
});

it('replaces the colleague who wrote a note', () => {
  const written = { ...note('Rossella called them back.'), author: 'Rossella Brandi' };
  const contact = buildContact({ engagements: { ...noEngagements, notes: [written] } });
  expect(leaksOf(disguised(materialOf(contact), detect), ['Rossella', 'Brandi'])).toEqual([]);
});

it('invents another name for each sample of a domain', () => {
  const contact = buildContact({ properties: { firstname: 'Ada', lastname: 'Okafor' } });
  const material = materialOf(contact);
  const names = new Set<string>();
  for (let index = 0; index < maxSamples; index += 1) names.add(nameOf(disguised(material, detect, names)));
  expect(names.size).toBe(maxSamples);
});

it('replaces everybody who is named in notes, calls, emails and files, and every number and address', () => {
  const contact = buildContact({
    id: '1',
    properties: {
      firstname: 'Marta',
      lastname: 'Söderström',
      company: 'Nordvik Outdoor AS',
      email: 'marta.soderstrom@nordvik-outdoor.example',
      phone: '+46 31 555 0142',
      mobilephone: '070-123 45 67',
      website: 'https://www.nordvik-outdoor.example/no',
      address: 'Lilla Bommen 4',
      zip: '411 04',
      city: 'Göteborg',
      linkedin_url: 'https://www.linkedin.com/in/martasoderstrom',
      technology_stack: 'Magento;Klaviyo',
      jobtitle: 'Head of E-commerce',
    },
    engagements: {
      notes: [
        note(
          '<p>Spoke with Henrik Dahl (CFO) and his assistant Maja. Henrik decides; Per Østergaard joins on Tuesday.</p><p>Dahl&rsquo;s budget is EUR 45,000 until March 12. Nordvik runs Magento and Klaviyo, 62&nbsp;% mobile.</p>',
        ),
        note('Call Mr. Brückner at Twofold Consulting, his number is +49 711 555 0199 or 0711 555 01 98.'),
        note('talked to marta about the checkout. NORDVIK wants it by June. See nordvik-outdoor.example/shop.'),
      ],
      emails: [
        buildEngagement({
          properties: {
            hs_email_subject: 'Re: Offer for Nordvik Outdoor',
            hs_email_from_email: 'henrik.dahl@nordvik-outdoor.example',
            hs_email_from_firstname: 'Henrik',
            hs_email_from_lastname: 'Dahl',
            hs_email_cc_email: 'olga.petrova@twofold.example',
            hs_email_text:
              'Hej Marta,\n\nplease send it to Olga as well, and to Lukas.\n\nBest regards,\nHenrik Dahl\nNordvik Outdoor AS\nLilla Bommen 4, 411 04 Göteborg',
          },
        }),
      ],
      calls: [buildEngagement({ properties: { hs_call_title: 'Call with Henrik', hs_call_body: 'Dagmar answered.' } })],
      meetings: [
        buildEngagement({
          properties: { hs_meeting_title: 'Workshop', hs_meeting_body: 'With Íñigo and M&uuml;ller.' },
        }),
      ],
      tasks: [],
    },
    deals: [
      {
        id: 'd1',
        name: 'Nordvik Outdoor relaunch',
        stage: 'Won',
        state: 'won',
        amount: '45000',
        currency: 'EUR',
        closeDate: 1,
      },
    ],
    owner: { id: 'o1', name: 'Nora Castellan', email: 'nora.castellan@agency.example' },
  });
  const material = disguised(
    materialOf(contact, {
      snapshot: buildSnapshot({ contact, fullSummary: 'Marta Söderströms team at Nordvik asked Nora for a quote.' }),
      context: { ...emptyContext, additionalInfo: 'Her colleague Sigrid Lund left.' },
      pdf: { name: 'Offer_Nordvik_Söderström.pdf', pages: 1, text: '[page 1]\nPrepared for Marta Soderstrom' },
    }),
    detect,
  );
  expect(
    leaksOf(material, [
      'Marta',
      'Söderström',
      'Soderstrom',
      'Nordvik',
      'Henrik',
      'Dahl',
      'Maja',
      'Østergaard',
      'Brückner',
      'Müller',
      'Olga',
      'Petrova',
      'Lukas',
      'Dagmar',
      'Íñigo',
      'Sigrid',
      'Lund',
      'Nora',
      'Castellan',
      'twofold.example',
      '555 0142',
      '123 45 67',
      '555 0199',
      '555 01 98',
      'Lilla Bommen',
      '411 04',
      'agency.example',
      'martas',
    ]),
  ).toEqual([]);
  const text = JSON.stringify(material);
  for (const kept of [
    'Magento',
    'Klaviyo',
    'Göteborg',
    'EUR 45,000',
    'March 12',
    '62',
    'CFO',
    'Tuesday',
    'June',
    'checkout',
  ])
    expect(text).toContain(kept);
  // Each keeps one name.
  const [name = ''] = /(\w+) \w+ \(CFO\)/.exec(text)?.slice(1) ?? [];
  expect(text).toContain(`Call with ${name}`);
});

const crm = new SampleCrm();
const richContacts = crm.contacts.filter(({ story }) => story !== null).slice(0, 100);

it.each(richContacts)('leaves of $displayName none of the names, numbers and addresses of their story', (sample) => {
  const { story, properties } = sample;
  if (story === null) throw new Error('A rich contact has a story.');
  const of = (type: 'notes' | 'emails' | 'calls' | 'meetings') =>
    crm.engagements(sample, type).map(({ id, properties: all }) => buildEngagement({ id, properties: all }));
  const company = crm.company(sample);
  const contact = buildContact({
    id: sample.id,
    properties,
    engagements: {
      notes: of('notes'),
      emails: of('emails'),
      calls: of('calls'),
      meetings: of('meetings'),
      tasks: [],
    },
    company: company === undefined ? null : { id: company.id, properties: company.properties },
  });
  const value = (name: string): string => properties[name] ?? '';
  const values = [
    value('lastname'),
    value('company'),
    value('email'),
    value('phone'),
    value('address'),
    value('linkedin_url'),
    story.colleague.name,
    story.rep.name,
    story.rep.email,
    story.referrer,
    story.company,
    ...story.colleague.name.split(' ').filter((part) => part.length > 3),
    ...value('firstname')
      .split(' ')
      .filter((part) => part.length > 3),
  ];
  expect(leaksOf(disguised(materialOf(contact), detect), values)).toEqual([]);
});
