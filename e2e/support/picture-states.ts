import type { Page } from 'playwright-core';
import type {
  AiModelWire,
  ApiKeyWire,
  ConnectionWire,
  ListedRecord,
  RecordSummary,
  Usage,
  WorkTab,
} from '@overture/core/contract';
import {
  getStatistics,
  getUsage,
  listConnections,
  listDashboardUsers,
  listHistory,
  listKeys,
  listModels,
  listWorklist,
  modelsOfDomains,
  previewHandOver,
  refreshHistory,
  workTabs,
} from '@overture/core/contract';
import type { EndpointDefinition } from '@overture/core/contract';
import { buildKey, buildModel } from '../../ui/src/testing/agency.ts';
import { buildPreview, buildSummary, listed } from '../../ui/src/testing/records.ts';

/** A state of a screen that is hard to produce, so that its API answers are faked. */
export interface PictureState {
  readonly name: string;
  readonly role: 'admin' | 'superadmin';
  readonly path: string;
  readonly answers: readonly (readonly [EndpointDefinition, unknown])[];
  /** The selector of the element that appears last. */
  readonly last?: string;
  /** Runs before the picture is taken, for example to open a dialog. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Answers these endpoints in place of the API; null makes the request fail. */
export async function answerInstead(page: Page, answers: PictureState['answers']): Promise<void> {
  const userId = await page.evaluate(() => localStorage.getItem('user_id'));
  for (const [{ method, path }, body] of answers) {
    await page.route(
      (url) => url.pathname === `/api${path}`,
      async (route) => {
        if (route.request().method() !== method) await route.fallback();
        else if (body === null) await route.fulfill({ status: 503, json: { error: { message: 'Out for a picture' } } });
        else await route.fulfill({ json: ofUser(userId, body) });
      },
    );
  }
}

/** Records of the examples' user become the signed-in user's, who may act on them. */
const ofUser = (userId: string | null, body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('"userId":"user-1"', `"userId":"${userId ?? 'user-1'}"`));

const minuteMs = 60_000;
const ago = (minutes: number): string => new Date(Date.now() - minutes * minuteMs).toISOString();
const longName = 'Maximiliane-Charlotte von Hohenstein-Wallmoden';
const longCompany = 'Vereinigte Nordwestdeutsche Lager- und Fördertechnik Beteiligungsgesellschaft mbH & Co. KG';

function queue(): RecordSummary[] {
  const running = { hasResult: false, finishedAt: null } as const;
  const person = (hubspotId: string, firstname: string, lastname: string, company: string): Partial<RecordSummary> => ({
    hubspotId,
    properties: { firstname, lastname, company, email: 'someone@company.example' },
    createdAt: ago(3),
    submittedAt: ago(3),
  });
  return [
    buildSummary({
      ...person('601', 'Priya', 'Raman', 'Northgate Freight'),
      ...running,
      responseStatus: 'processing',
      startedAt: ago(0.4),
    }),
    buildSummary({
      ...person('602', longName, '', longCompany),
      ...running,
      responseStatus: 'pending',
      startedAt: null,
      queuePosition: 3,
    }),
    buildSummary({
      ...person('603', 'Tom', 'Okafor', 'Bluewater Analytics'),
      ...running,
      responseStatus: 'pending',
      startedAt: null,
      responseWait: {
        code: 'ai_rate_limited',
        message: 'OpenAI answered that its rate limit is reached.',
        nextAttemptAt: ago(-4),
      },
    }),
    buildSummary({
      ...person('604', 'Ana', 'Ferreira', 'Casa Verde'),
      ...running,
      responseStatus: 'error',
      startedAt: ago(2.5),
      finishedAt: ago(2),
      responseError: { code: 'ai_unavailable', message: 'OpenAI did not answer. Your contact was kept; try again.' },
    }),
    buildSummary({
      ...person('605', 'Li', 'Wei', 'Jade & Co'),
      promtId: { _id: 'p', title: `${longCompany} outreach` },
    }),
    buildSummary({ ...person('606', 'Søren', 'Østergård', ''), responseStatus: 'processing', startedAt: ago(1) }),
  ];
}

function usage(days: number): Usage {
  const median = (generations: number) => (generations === 0 ? null : 41_000 + (generations % 50) * 300);
  const figures = (generations: number, errors = 0) => ({
    generations,
    errors,
    inputTokens: generations * 9_400,
    outputTokens: generations * 1_900,
    costUsd: generations * 0.031,
    unpriced: 0,
    medianMsToReady: median(generations),
  });
  const dates = Array.from({ length: days }, (_, at) => ago((days - 1 - at) * 24 * 60).slice(0, 10));
  const made = dates.map((date, at) => {
    const weekend = [0, 6].includes(new Date(date).getUTCDay());
    const wave = Math.round(14 + 9 * Math.sin(at / 3) + ((at * 7) % 5));
    return { date, sales: weekend ? 1 : wave, pm: weekend ? 0 : (wave >> 1) + 1, talks: at % 6 === 0 ? 5 : 0 };
  });
  const sum = (key: 'sales' | 'pm' | 'talks') => made.reduce((total, day) => total + day[key], 0);
  const [aiModel, cheaper] = ['gpt-5', 'gpt-5-mini'];
  const all = sum('sales') + sum('pm') + sum('talks');
  const people = ['Priya Raman', 'Tom Okafor', longName, 'Ana Ferreira', 'Li Wei'];
  return {
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    totals: figures(all, 9),
    days: made.map(({ date, sales, pm, talks }, at) => ({
      date,
      ...figures(sales + pm + talks, at % 7 === 2 ? 2 : 0),
    })),
    departments: [
      { department: 'Overture-Sales', ...figures(sum('sales'), 6) },
      { department: 'DT-PM', ...figures(sum('pm'), 3) },
      { department: 'Conference-Sales', ...figures(sum('talks')) },
    ],
    models: [
      { aiModel, ...figures(sum('sales') + sum('talks'), 8) },
      { aiModel: cheaper, ...figures(sum('pm'), 1) },
    ],
    kinds: [
      { kind: 'generation', calls: all, costUsd: figures(all).costUsd * 0.8, unpriced: 0 },
      { kind: 'summary', calls: all * 2, costUsd: figures(all).costUsd * 0.2, unpriced: 0 },
    ],
    series: made.flatMap(({ date, sales, pm, talks }) => [
      { date, aiModel, department: 'Overture-Sales', ...figures(sales) },
      { date, aiModel: cheaper, department: 'DT-PM', ...figures(pm) },
      ...(talks > 0 ? [{ date, aiModel, department: 'Conference-Sales', ...figures(talks) }] : []),
    ]),
    topUsers: people.map((name, at) => ({
      _id: `user-${at}`,
      email: `${name.split(/[ -]/)[0]?.toLowerCase()}@overture.example`,
      firstName: name.split(' ')[0] ?? '',
      lastName: name.split(' ').slice(1).join(' '),
      ...figures(Math.round(all / (at + 4))),
    })),
  };
}

/** Statistics, charts and users of one month. */
function overview(): PictureState['answers'] {
  const month = usage(30);
  const users = month.topUsers.map(({ _id, email, firstName, lastName }, at) => ({
    _id,
    email,
    firstName,
    lastName,
    department: 'Overture-Sales',
    role: 'admin',
    createdAt: ago(60 * 24 * (3 + at * 5)),
  }));
  const statistics = {
    totalUsers: users.length,
    activeUsers: users.length - 1,
    totalEmails: month.totals.generations,
    active_users_change: '+25% vs previous 30 days',
    emails_generated_change: '-4% vs previous 30 days',
  };
  return [
    [getUsage, month],
    [getStatistics, statistics],
    [listDashboardUsers, { success: true, users }],
  ];
}

function emptyUsage(): Usage {
  const { from, to, totals, days } = usage(30);
  const none = {
    ...totals,
    generations: 0,
    errors: 0,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: 0,
    unpriced: 0,
    medianMsToReady: null,
  };
  return {
    from,
    to,
    totals: none,
    days: days.map(({ date }) => ({ date, ...none })),
    departments: [],
    models: [],
    kinds: [],
    series: [],
    topUsers: [],
  };
}

function keys(): ApiKeyWire[] {
  const createdAt = ago(60 * 24 * 12);
  const quota = { remaining: 241_300, limit: 250_000, unit: 'requests per day', at: ago(2) };
  return [
    buildKey({
      _id: 'k1',
      name: 'HubSpot, whole agency',
      keyType: 'Hubspot',
      health: { lastSuccessAt: ago(2), lastError: null, quota, quotas: [quota] },
      createdAt,
    }),
    buildKey({
      _id: 'k2',
      name: `OpenAI of ${longCompany}`,
      department: 'Conference-Sales',
      health: {
        lastSuccessAt: ago(60 * 26),
        lastError: { at: ago(9), code: 'ai_quota_exhausted', message: 'The OpenAI account has no credit left.' },
        quota: null,
      },
      createdAt,
    }),
    buildKey({ _id: 'k3', name: 'Old trial', department: 'DT-PM', active: false, createdAt }),
  ];
}

function connections(): ConnectionWire[] {
  const [hubspot, openai] = keys();
  const fresh = { lastSuccessAt: null, lastError: null, quota: null };
  return [
    { department: 'Overture-Sales', vendor: 'Hubspot', source: 'stored', ...(hubspot?.health ?? fresh) },
    { department: 'Overture-Sales', vendor: 'Openai', source: 'environment', ...fresh, lastSuccessAt: ago(1) },
    { department: 'Conference-Sales', vendor: 'Openai', source: 'stored', ...(openai?.health ?? fresh) },
    { department: 'Conference-Sales', vendor: 'Hubspot', source: 'sandbox', ...fresh },
    { department: 'DT-PM', vendor: 'Openai', source: 'none', ...fresh },
  ];
}

function models(): AiModelWire[] {
  const model = (aiModel: string, aiModelLabel: string, department: string, active = true): AiModelWire =>
    buildModel({
      _id: `${aiModel}-${department}`,
      aiModel,
      aiModelLabel,
      department,
      active,
      createdAt: ago(60 * 24 * 5),
    });
  return [
    model('gpt-5', 'GPT-5 (default)', 'Overture-Sales'),
    model('gpt-5-mini-2025-08-07', 'GPT-5 Mini (Aug 07, 2025)', 'Conference-Sales'),
    model('gpt-5-nano', 'GPT-5 Nano', 'DT-PM', false),
  ];
}

/** The offers of the domains, in which each active model ends soon. */
const domainOffers = () =>
  models()
    .filter(({ active }) => active)
    .map(({ department, aiModel, aiModelLabel }) => ({
      department,
      models: [
        {
          id: aiModel,
          label: aiModelLabel,
          shutdownDate: '2026-12-11',
          state: 'ends-soon' as const,
          replacement: 'gpt-6.1-sol',
          price: { input: 1.25, cachedInput: 0.125, cacheWrite: 1.25, output: 10 },
          priceSource: 'list' as const,
          isDefault: true,
          isOwn: true,
        },
      ],
      ended: [],
    }));

/** The tabs of the worklist, with something on most of them. */
function worklist(): readonly ListedRecord[] {
  const at = (hubspotId: string, firstname: string, lastname: string, company: string, minutes: number) =>
    buildSummary({
      hubspotId,
      properties: { firstname, lastname, company },
      promtId: { _id: 'p', title: 'Win back a quiet customer' },
      submittedAt: ago(minutes),
      updatedAt: ago(minutes),
    });
  const approval = { by: 'sales@overture.example', at: ago(9) };
  const owner = { name: 'Kim Lee', email: 'kim@agency.com', isYou: true };
  const day = (days: number) => ago(days * 24 * 60).slice(0, 10);
  return [
    listed(at('701', 'Marta', 'Iglesias', 'Nordwind Logistik', 70), {
      tab: 'mend',
      risk: 0.9,
      riskReason: '2 amounts without a source, and a link that no source knows.',
      owner,
    }),
    listed(at('702', longName, '', longCompany, 90), {
      tab: 'mend',
      risk: 0.7,
      riskReason: 'A price is still to be filled in.',
    }),
    listed(at('703', 'Tom', 'Okafor', 'Bluewater Analytics', 20), {
      riskReason: 'A claim that no source says: “you doubled your fleet in spring”.',
    }),
    listed(at('704', 'Ana', 'Ferreira', 'Casa Verde', 25), { riskReason: '3 bridge sentences without a source.' }),
    listed(at('705', 'Li', 'Wei', 'Jade & Co', 26), { riskReason: 'The checks found nothing.' }),
    listed({ ...at('706', 'Søren', 'Østergård', '', 30), approval, edited: true }),
    listed({ ...at('707', 'Priya', 'Raman', 'Northgate Freight', 31), approval }),
    listed(at('708', 'Jonas', 'Weber', 'Alpenfracht', 1_500), { tab: 'due', dueOn: day(1) }),
    listed(at('709', 'Chiara', 'Conti', 'Porto Sud', 2_900), {
      tab: 'replied',
      repliedAt: ago(45),
      reply: 'Thanks, could you send the price for 40 trucks?',
    }),
    listed(
      buildSummary({
        ...at('710', 'Emre', 'Yılmaz', 'Boğaz Lojistik', 12),
        responseStatus: 'error',
        hasResult: false,
        responseError: { code: 'ai_unavailable', message: 'OpenAI did not answer. Your contact was kept; try again.' },
      }),
    ),
  ];
}

/** A preview of a contact who is a colleague's. */
const preview = () => {
  const { contact, ...rest } = buildPreview();
  return { ...rest, contact: { ...contact, owner: { name: 'Jonas Reuter', email: 'jonas@agency.com', isYou: false } } };
};

const newestFirst = (records: readonly ListedRecord[]) =>
  records.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));

/** Answers the tabs from these records, whatever filter is asked for. */
function tabAnswers(tab: WorkTab, records: readonly ListedRecord[]): PictureState['answers'] {
  const at = (one: WorkTab) => records.filter(({ work }) => work.tab === one);
  const items = at(tab).map(({ work, ...record }) => ({ ...work, record }));
  const counts = Object.fromEntries(workTabs.map((one) => [one, at(one).length]));
  return [
    [listWorklist, { counts, items, total: items.length, writerSilent: false }],
    ...queueAnswers({ ...history([]), emailSequences: newestFirst(records), totalEmailSequences: records.length }),
  ];
}

const history = (records: readonly RecordSummary[]) => ({
  emailSequences: records.map((record) => listed(record)),
  totalEmailSequences: records.length,
  totalPages: 1,
  currentPage: 1,
  writerSilent: false,
});
const queueAnswers = (body: unknown): PictureState['answers'] => [
  [listHistory, body],
  [refreshHistory, body],
];

/** States of screens that no journey reaches. */
export function pictureStates(): PictureState[] {
  const queueAt = { role: 'admin', path: '/admin/history' } as const;
  const reviewAt = { role: 'admin', path: '/admin/review' } as const;
  const overviewAt = { role: 'superadmin', path: '/admin/dashboard' } as const;
  const keysAt = { role: 'superadmin', path: '/admin/api-keys' } as const;
  return [
    { name: 'queue-live', ...queueAt, answers: queueAnswers(history(queue())) },
    { name: 'queue-empty', ...queueAt, answers: queueAnswers(history([])) },
    { name: 'queue-all', ...queueAt, answers: tabAnswers('mend', worklist()) },
    ...workTabs.map((tab) => ({
      name: `queue-tab-${tab}`,
      role: 'admin' as const,
      path: `/admin/history?tab=${tab}`,
      answers: tabAnswers(tab, worklist()),
    })),
    {
      name: 'queue-hand-over',
      role: 'admin',
      path: '/admin/history?tab=handOver',
      answers: [...tabAnswers('handOver', worklist()), [previewHandOver, { preview: preview() }]],
      act: async (page) => {
        await page.getByRole('checkbox', { name: 'Select all rows' }).check();
        await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Hand over' }).click();
        await page.getByRole('dialog').getByText('2 tasks').first().waitFor();
      },
    },
    {
      name: 'queue-selection',
      role: 'admin',
      path: '/admin/history',
      answers: tabAnswers('mend', worklist()),
      act: async (page) => {
        await page.getByRole('checkbox', { name: 'Select all rows' }).check();
        await page.getByRole('region', { name: 'Selected' }).waitFor();
      },
    },
    { name: 'queue-failed', ...queueAt, answers: queueAnswers(null) },
    { name: 'review', ...reviewAt, answers: [] },
    { name: 'review-failed', ...reviewAt, answers: [[listWorklist, null]] },
    { name: 'details-none', role: 'admin', path: '/detailed-history/999', answers: [] },
    { name: 'overview-full', ...overviewAt, answers: overview(), last: '.recharts-surface' },
    { name: 'overview-unused', ...overviewAt, answers: [[getUsage, emptyUsage()]] },
    { name: 'overview-failed', ...overviewAt, answers: [[getUsage, null]] },
    {
      name: 'api-keys-full',
      ...keysAt,
      answers: [
        [listKeys, keys()],
        [listConnections, { connections: connections() }],
      ],
    },
    { name: 'api-keys-failed', ...keysAt, answers: [[listKeys, null]] },
    {
      name: 'ai-models-full',
      role: 'superadmin',
      path: '/admin/ai-models',
      answers: [
        [listModels, { data: models() }],
        [modelsOfDomains, { domains: domainOffers() }],
      ],
    },
  ];
}
