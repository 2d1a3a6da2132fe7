/**
 * What the sample agency sells, and what its prospects say about it. The phrases are nouns or gerunds without a
 * pronoun, so that they fit into a note ("Main concern is …") and into an email ("You raised …").
 */
export type ServiceLine = {
  name: string;
  projects: readonly string[];
  pains: readonly string[];
  priorities: readonly string[];
  questions: readonly { asked: string; answer: string }[];
  objections: readonly string[];
  topics: readonly string[];
  competitors: readonly string[];
  budgets: readonly [number, number];
};

export const serviceLines: readonly ServiceLine[] = [
  {
    name: 'Web development',
    projects: [
      'the rebuild of the webshop',
      'the move to a new CMS',
      'the customer portal',
      'the relaunch of the corporate site',
      'the booking platform',
    ],
    pains: [
      'losing search rankings during the move',
      'a checkout that takes eleven seconds on mobile',
      'an editor team that needs a developer for every landing page',
      'three product catalogues that never agree',
      'a login that half of the support tickets are about',
      'a hosting bill that doubles every campaign',
    ],
    priorities: [
      'a fixed price for the first phase',
      'page speed on older phones',
      'a content model that survives the next redesign',
      'accessibility before the new rules apply',
      'one search across products and articles',
      'a handover that leaves no black box',
    ],
    questions: [
      {
        asked: 'How would you move four thousand product pages without losing rankings?',
        answer: 'we map every old address to a new one first and launch section by section',
      },
      {
        asked: 'Could we start with the checkout and leave the rest for later?',
        answer: 'yes, the checkout can run beside the old shop behind the same domain',
      },
      {
        asked: 'Who would be our contact once the project is live?',
        answer: 'the same lead developer stays for the first six months',
      },
      {
        asked: 'Does your estimate include the connection to our ERP?',
        answer: 'it covers orders and stock; prices per customer would be a second step',
      },
      {
        asked: 'What happens if we want to change scope halfway?',
        answer: 'we plan in two-week steps, so scope moves at the next planning',
      },
      {
        asked: 'Can our own two developers work along with your team?',
        answer: 'gladly, in the same repository with the same reviews',
      },
    ],
    objections: [
      'a rebuild failed two years ago and nobody wants a second one',
      'the internal team would rather patch than rebuild',
      'the price is a third above the freelancer offer',
      'IT security has to approve every new supplier',
    ],
    topics: [
      'checkout speed',
      'content migration',
      'product search',
      'ERP integration',
      'accessibility audit',
      'hosting and monitoring',
      'design system',
      'redirect plan',
      'multi-language setup',
      'analytics and consent',
      'customer login',
      'release process',
    ],
    competitors: ['Blueframe Digital', 'Studio Vantage', 'Pixelworks Nord'],
    budgets: [35, 180],
  },
  {
    name: 'Mobile app development',
    projects: [
      'the customer app',
      'the field service app',
      'the loyalty app',
      'the driver app',
      'the second version of the member app',
    ],
    pains: [
      'reviews that complain about crashes after every release',
      'field staff without coverage for half the day',
      'two code bases that drift apart',
      'push messages that nobody opens',
      'an app that needs a new login every week',
      'a backlog that grows faster than the team',
    ],
    priorities: [
      'offline use that really works',
      'one code base for both platforms',
      'a release every two weeks',
      'a first version in the stores before the season',
      'numbers on which features are used',
      'a support plan after launch',
    ],
    questions: [
      {
        asked: 'Would you build native or with one code base?',
        answer: 'one code base, with native modules where the camera and Bluetooth need them',
      },
      {
        asked: 'How long would a first usable version take?',
        answer: 'about fourteen weeks from kick-off to the test group',
      },
      { asked: 'Who owns the source code at the end?', answer: 'you do, from the first commit' },
      {
        asked: 'Can the app work for hours without coverage?',
        answer: 'yes, entries queue on the device and merge when it is back online',
      },
      {
        asked: 'How do you handle the store approvals?',
        answer: 'we prepare the listings early and keep a week of reserve for reviews',
      },
    ],
    objections: [
      'the last app was abandoned after a year',
      'management doubts that customers want another app',
      'the in-house team fears for its role',
      'maintenance cost after launch is unclear',
    ],
    topics: [
      'offline sync',
      'push notifications',
      'app store launch',
      'crash reports',
      'device test plan',
      'single sign-on',
      'prototype feedback',
      'in-app payments',
      'usage analytics',
      'backlog and roadmap',
    ],
    competitors: ['Appsmiths', 'Northcode Mobile', 'Twofold Labs'],
    budgets: [45, 220],
  },
  {
    name: 'Digital marketing',
    projects: [
      'the always-on search campaign',
      'the launch campaign',
      'the content programme',
      'the lead generation funnel',
      'the marketing automation set-up',
    ],
    pains: [
      'a cost per lead that rose by 40% in a year',
      'leads that sales never calls',
      'organic traffic that has been flat since the relaunch',
      'reports that nobody trusts',
      'an agency that only sends screenshots',
      'a newsletter list that shrinks every month',
    ],
    priorities: [
      'qualified leads instead of clicks',
      'one dashboard that finance accepts',
      'content in the language of the customers',
      'a pilot before a yearly contract',
      'a clear split between brand and performance',
      'a test plan with an end date',
    ],
    questions: [
      {
        asked: 'What would you do differently in the first ninety days?',
        answer: 'fix the tracking first, then move a fifth of the budget into tests',
      },
      {
        asked: 'Could you show results from a company of our size?',
        answer: 'I will bring two anonymised account views to the call',
      },
      {
        asked: 'How do you decide which channel gets the next euro?',
        answer: 'by cost per qualified lead, checked with sales every second week',
      },
      {
        asked: 'Is the media budget included in the fee?',
        answer: 'no, media stays in your own accounts and is billed to you directly',
      },
      {
        asked: 'Who writes the content, your team or ours?',
        answer: 'we draft, your specialists correct, and we keep the calendar moving',
      },
    ],
    objections: [
      'the budget for this year is already planned',
      'the last agency promised the same',
      'the board wants to see results before signing',
      'marketing should be an in-house skill',
    ],
    topics: [
      'tracking clean-up',
      'landing pages',
      'search term report',
      'lead scoring',
      'content calendar',
      'retargeting',
      'campaign budget split',
      'CRM hand-over',
      'local search',
      'monthly report',
    ],
    competitors: ['Clickhaus', 'Growth Foundry', 'Lighthouse Media'],
    budgets: [18, 120],
  },
  {
    name: 'Conference sponsorship',
    projects: [
      'the gold sponsorship',
      'the speaking slot',
      'the networking dinner sponsorship',
      'the workshop sponsorship',
      'the track sponsorship',
    ],
    pains: [
      'logos on a wall that bring no conversations',
      'meeting the same twenty people every year',
      'no list of attendees before the event',
      'a sponsorship nobody could measure last year',
      'competing with the whole hall for attention',
      'travel cost that eats half the budget',
    ],
    priorities: [
      'meetings arranged before the event',
      'a talk instead of another banner',
      'access to decision makers from the region',
      'a package without the parts nobody uses',
      'a fair share of the content after the event',
      'numbers for the report to the board',
    ],
    questions: [
      {
        asked: 'How many attendees buy in our segment?',
        answer: 'roughly a third came with a budget for this segment last time',
      },
      {
        asked: 'Can the speaking slot be swapped for a panel seat?',
        answer: 'yes, as long as the programme is not printed, which is six weeks before',
      },
      {
        asked: 'Do we get contact data of the people who visit the session?',
        answer: 'of everyone who opts in when scanning the badge',
      },
      { asked: 'Is there an early rate if we confirm this month?', answer: 'yes, 12% until the end of the month' },
      {
        asked: 'What did sponsors of our size take home last year?',
        answer: 'I can put you in touch with two of them',
      },
    ],
    objections: [
      'the last sponsorship brought only two leads',
      'the event budget moves to the next fiscal year',
      'headquarters prefers its own events',
      'the date collides with a product launch',
    ],
    topics: [
      'attendee profile',
      'speaking slot',
      'sponsor package',
      'pre-arranged meetings',
      'early rate',
      'badge scanning',
      'dinner guest list',
      'stage branding',
      'post-event report',
      'travel and hotel',
    ],
    competitors: ['Summit Circle', 'The Forum Group', 'Leaders Week'],
    budgets: [12, 60],
  },
  {
    name: 'Exhibition booths',
    projects: [
      'the island booth',
      'the booth for the spring fair',
      'the shared country pavilion',
      'the double-deck stand',
      'the modular stand for three fairs',
    ],
    pains: [
      'a stand that was still being built when doors opened',
      'hidden cost for power and rigging',
      'visitors who walk past without stopping',
      'a stand that fits one hall only',
      'leads on paper cards that nobody typed in',
      'storage cost between fairs',
    ],
    priorities: [
      'a corner position near the entrance',
      'one price including power, rigging and dismantling',
      'a stand that can travel to three fairs',
      'a quiet meeting space for six people',
      'a demo that stops people',
      'recyclable materials',
    ],
    questions: [
      {
        asked: 'Which corner positions are still free in hall 4?',
        answer: 'two are on option until Friday, a third is free',
      },
      {
        asked: 'Can we bring our own builder?',
        answer: 'yes, with a surcharge for supervision that I have put in the offer',
      },
      { asked: 'How high may the structure be?', answer: 'four metres, five along the aisle' },
      {
        asked: 'Does the price include dismantling and storage?',
        answer: 'dismantling yes, storage for three months at a flat rate',
      },
      { asked: 'When do you need the final floor plan?', answer: 'eight weeks before the first build-up day' },
    ],
    objections: [
      'the stand space is 20% above last year',
      'half the team wants to skip the fair',
      'the old stand is not written off yet',
      'the hall plan puts a competitor next door',
    ],
    topics: [
      'hall plan',
      'booth design',
      'power and rigging',
      'lead capture app',
      'staff training',
      'shipping and customs',
      'demo station',
      'hospitality',
      'build-up schedule',
      'stand graphics',
    ],
    competitors: ['ExpoBau', 'StandCraft', 'Hallenwerk'],
    budgets: [20, 140],
  },
];

export const events: readonly string[] = [
  'Gulf Tech Week 2026',
  'Nordic Commerce Days',
  'Health Innovation Forum',
  'EnergyNext Summit',
  'Retail Leaders Meeting',
  'Future of Mobility Congress',
  'Logistics World Expo',
  'Fintech Harbour 2026',
];

export const deadlines: readonly string[] = [
  'before the end of March',
  'before the summer season',
  'by the end of the quarter',
  'ahead of Black Friday',
  'before the budget round in October',
  'in time for the spring fair',
  'by the start of the school year',
  'before the contract with the current supplier ends in June',
];

export const roles: readonly string[] = [
  'head of marketing',
  'CFO',
  'head of IT',
  'managing director',
  'operations lead',
  'product owner',
  'head of procurement',
  'e-commerce manager',
];
