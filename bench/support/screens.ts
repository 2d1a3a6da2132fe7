/** One call of a screen, made by the person whose `own` contact ids are given. */
export interface ScreenCall {
  readonly method: 'GET' | 'PATCH';
  readonly path: string;
  readonly json?: object;
}

interface Screen {
  readonly name: string;
  /** The calls of the screen; `turn` counts how often the person has opened it. */
  readonly calls: (
    person: { readonly userId: string; readonly contacts: readonly string[] },
    turn: number,
  ) => ScreenCall[];
}

const history = '/api/email-sequence/get-email-sequence-history';
const refresh = '/api/email-sequence/get-email-sequence-history-child-process';
const record = '/api/email-sequence/get-email-sequence-by-id';

const get = (path: string): ScreenCall => ({ method: 'GET', path });
const one = (contacts: readonly string[], turn: number): string => contacts[(turn * 7) % contacts.length] ?? '';

/** The calls that everybody's screens make when they open, refresh and save. */
const everybody: readonly Screen[] = [
  { name: 'Generate', calls: () => [get('/api/config'), get('/api/prompts?isFilter=false'), get('/api/model-ai')] },
  {
    name: 'Queue',
    calls: (_, turn) => [
      get(`${history}?page=1&limit=10`),
      get(`${refresh}?page=1&limit=10`),
      get(`${refresh}?page=${2 + (turn % 5)}&limit=10`),
      get(`${history}?page=1&limit=10&status=ready`),
    ],
  },
  {
    name: 'Record',
    calls: ({ contacts }, turn) => {
      const hubspotId = one(contacts, turn);
      return [
        get(`${record}?hubspotId=${hubspotId}`),
        {
          method: 'PATCH',
          path: '/api/email-sequence/email',
          json: { hubspotId, index: 0, subject: `Subject ${turn}`, body: 'Hello again. '.repeat(60) },
        },
        get(`${record}?hubspotId=${hubspotId}`),
      ];
    },
  },
  { name: 'Palette', calls: () => [get(`${history}?page=1&limit=5`), get(`${history}?page=1&limit=5&search=okaf`)] },
  { name: 'Review', calls: () => [get(`${history}?page=1&limit=10&approved=false`)] },
  {
    name: 'Settings',
    calls: (_, turn) => [
      get('/api/auth/my-profile'),
      get('/api/auth/sessions'),
      get('/api/auth/mfa'),
      get('/api/limits/mine'),
      { method: 'PATCH', path: '/api/auth/update-profile', json: { city: `Graz ${turn}` } },
    ],
  },
];

export const screensOf: Readonly<Record<'admin' | 'superadmin', readonly Screen[]>> = {
  admin: [...everybody, { name: 'Templates', calls: () => [get('/api/templates')] }],
  // Superadmins make only the calls of their own screens. The others make the rest often enough to be measured.
  superadmin: [
    {
      name: 'Overview',
      calls: () => [
        get('/api/auth/statistics'),
        get('/api/auth/users-action'),
        get('/api/auth/usage'),
        get('/api/outcomes'),
      ],
    },
    { name: 'AI Models', calls: () => [get('/api/model-ai')] },
    { name: 'User Groups', calls: () => [get('/api/auth/admins?page=1&limit=10')] },
    { name: 'API Keys', calls: () => [get('/api/key'), get('/api/connections')] },
    { name: 'AI Prompts', calls: () => [get('/api/prompts?page=1&limit=10')] },
    { name: 'Summary Prompts', calls: () => [get('/api/summary-prompts'), get('/api/base-prompts')] },
    { name: 'Limits', calls: () => [get('/api/limits')] },
    { name: 'Connect', calls: () => [get('/api/connect')] },
    { name: 'Agency', calls: () => [get('/api/agency?department=DT-Sales')] },
    { name: 'Audit Log', calls: () => [get('/api/audit?page=1&limit=10')] },
    {
      name: 'User History',
      calls: ({ userId }) => [
        get(`/api/email-sequence/get-email-by-user-id?userId=${userId}&fromAdminSideUserId=${userId}`),
      ],
    },
    {
      name: 'User Details',
      calls: ({ userId, contacts }, turn) => [
        get(`${record}?hubspotId=${one(contacts, turn)}&fromAdminSideUserId=${userId}`),
      ],
    },
  ],
};
