import type { ContactDetail, EngagementWire } from '@overture/core/contract';

const at = (day: string) => `${day}T12:00:00.000Z`;
const engagement = (id: string, createdAt: string, properties: EngagementWire['properties']): EngagementWire => ({
  id,
  createdAt: at(createdAt),
  properties,
});

/** A contact whose every field is longer than the contact card has room for, with two engagements of a kind. */
export const longContact: ContactDetail = {
  notes: [engagement('n1', '2025-01-05', { hs_note_body: '<p>Wants a <b>quote</b></p>' })],
  emails: [
    engagement('e1', '2025-01-05', { hs_email_subject: 'Your offer', hs_email_status: 'SENT' }),
    engagement('e2', '2025-03-09', {}),
  ],
  calls: [
    engagement('c1', '2025-02-01', {
      hs_call_title: 'Intro',
      hs_call_direction: 'OUTBOUND',
      hs_call_duration: '61400',
      hs_timestamp: at('2025-02-02'),
    }),
  ],
  meetings: [
    engagement('m1', '2025-01-05', {
      hs_meeting_start_time: at('2025-01-06'),
      hs_meeting_title: 'Kick-off',
      hs_meeting_outcome: 'COMPLETED',
      hs_meeting_location: 'Oslo',
    }),
    engagement('m2', '2025-04-01', {}),
  ],
  fullSummary: 'They asked for a quote.',
  onlinesummary: '',
  properties: {
    firstname: 'Marta',
    lastname: 'Lindqvist-Svensson von Hohenstein',
    company: 'Nordvik Outdoor International AB',
    email: 'marta.lindqvist@nordvik-outdoor.example',
    phone: '+46 31 555 0142 extension 12',
    engagement_type: 'Partner introduction by a friend',
    solutions: 'Conference sponsorship and booths;SEO',
    hs_keywords: 'webshop;checkout',
    conference_name: 'The Gulf Technology and Sustainable Commerce Week of Dubai 2026',
    city: 'Gothenburg',
    country: 'Sweden',
    website: 'nordvik.example',
    linkedin_url: 'linkedin.com/in/marta',
  },
  prospectUrl: 'https://app.hubspot.com/contacts/1/record/0-1/151',
};

/** What the contact card shows of it: 30, 25, 22, 17, 20 and 20 characters. */
export const longContactCut = [
  'Marta Lindqvist-Svensson von H...',
  'Nordvik Outdoor Internati...',
  'marta.lindqvist@nordvi...',
  '+46 31 555 0142 e...',
  'Partner introduction...',
  'Conference sponsorsh...',
];

/** The 60 characters of the conference's name that its card shows. */
export const conferenceCut = 'The Gulf Technology and Sustainable Commerce Week of Dubai 2...';
