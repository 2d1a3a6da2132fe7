import type { Page } from 'playwright-core';
import { z } from 'zod';
import type {
  Admin,
  DashboardUser,
  PersonReport,
  PromptSampleWire,
  PromptVersionWire,
  RecordSummary,
  SummaryPromptWire,
  TrialCellWire,
  TrialWire,
} from '@overture/core/contract';
import {
  getBaseSummary,
  getStatistics,
  listAdmins,
  listAudit,
  listDashboardUsers,
  listKeys,
  listLimits,
  listModels,
  listPrompts,
  listPromptVersions,
  listSamples,
  listSummaryPrompts,
  listTrials,
  listTemplates,
  listUserRecords,
  reportPerson,
  templateFields,
} from '@overture/core/contract';
import { buildPrompt } from '../../ui/src/testing/agency.ts';
import { buildSummary } from '../../ui/src/testing/records.ts';
import type { PictureState } from './picture-states.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longMail = 'maximiliane-charlotte.von-hohenstein-wallmoden+sales@vereinigte-nordwestdeutsche.example';
const domains = ['Overture-Sales', 'Overture-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales'] as const;
const domainOf = (at: number): string => domains[at % domains.length] ?? domains[0];
const dayOf = (at: number): string => new Date(Date.UTC(2026, 8, 28 - at, 9, 30)).toISOString();
const many = Array.from({ length: 10 }, (_, at) => at);

/** The first ten of `total` rows. */
const page = <K extends string>(name: K, count: `total${string}`, rows: readonly unknown[], total: number) => ({
  [name]: rows,
  [count]: total,
  totalPages: Math.ceil(total / 10),
  currentPage: 1,
});

const admins: Admin[] = many.map((at) => ({
  _id: `user-${at}`,
  email: at === 1 ? longMail : `person.${at}@overture.example`,
  department: domainOf(at),
  role: 'admin',
  createdAt: dayOf(at),
  lastActiveAt: at % 3 === 0 ? null : dayOf(0),
  invited: at % 3 === 0,
  name: at % 3 === 0 ? '' : 'Priya Raman',
  signInWays: at % 3 === 0 ? [] : ['password', 'google'],
  twoStep: at % 2 === 1,
}));

const users: DashboardUser[] = Array.from({ length: 137 }, (_, at) => ({
  _id: `user-${at}`,
  firstName: at === 1 ? 'Maximiliane-Charlotte' : at % 4 === 3 ? '' : 'Priya',
  lastName: at === 1 ? 'von Hohenstein-Wallmoden zu Schaumburg' : at % 4 === 3 ? '' : 'Raman',
  email: at === 1 ? longMail : `person.${at}@overture.example`,
  department: domainOf(at),
  role: 'admin',
  createdAt: dayOf(at),
}));

const text =
  'Write as a colleague who has read the whole history. Open with the number that matters to them, never with ourselves. Keep each e-mail under ninety words, and ask one question.';

const prompts = many.map((at) => ({
  uses: at * 7,
  ...buildPrompt({
    _id: `prompt-${at}`,
    title: at === 1 ? `${longWord} für ${longWord}` : at === 2 ? '' : `Warm introduction ${at}`,
    description: at === 0 ? 'For people we have met' : '',
    prompt: at === 3 ? 'Be brief.' : at === 1 ? longWord.repeat(3) : text.repeat(1 + at),
    department: domainOf(at),
    createdAt: dayOf(at),
    updatedAt: dayOf(at),
    updatedBy: at === 1 ? longMail : null,
  }),
}));

const versions: PromptVersionWire[] = [3, 2, 1].map((version) => ({
  version,
  state: version === 3 ? 'draft' : version === 2 ? 'live' : 'retired',
  ...z.object(templateFields).parse({ title: 'Warm introduction', description: 'For people we have met' }),
  department: 'DT-PM',
  prompt: version === 1 ? null : `${text}\n\nHow it should sound\n${text} Version ${version}.\n\nNever\nAct now!!`,
  author: version === 1 ? null : longMail,
  why: version === 1 ? '' : 'Fewer words, and the question first',
  createdAt: version === 1 ? null : dayOf(version),
  publishedAt: null,
  uses: version * 40,
}));

const column = { title: prompts[0]?.title ?? '', aiModel: 'gpt-5', aiModelLabel: 'GPT-5 (default)' };
const cellOf = (at: number, body: string): TrialCellWire => ({
  sample: 'sample-1',
  sampleName: `${longWord}, Vereinigte Nordwestdeutsche`,
  golden: true,
  column: at,
  state: 'ready',
  error: null,
  reused: at === 1,
  result: {
    emails: [
      {
        subject: longWord,
        body,
        sendAfterDays: 0,
        purpose: null,
        evidence: [
          { field: 'body', start: 3, end: 20, text: body.slice(3, 20), status: 'unsupported', about: 'amount' },
        ],
        checks: [{ rule: 'unsupported_amount', level: 'block', message: 'No source holds this amount.' }],
      },
    ],
    service: null,
    words: 120,
    findings: { verified: 3, unsupported: 1, fill: 0, block: 1, warn: 0, tip: 0 },
    inputTokens: 4_321,
    outputTokens: 1_234,
    costUsd: 0.0206,
    seconds: 12.3,
    broken: [],
  },
});
/** A trial in which the tried version is worse than the live one. */
const trial: TrialWire = {
  _id: 'trial-1',
  purpose: 'gate',
  state: 'done',
  columns: [
    { ...column, version: 3 },
    { ...column, version: 2 },
  ],
  cells: [
    cellOf(0, `We saved 40,000 euros for ${longWord} within a month.`),
    cellOf(1, 'It saved some time last year.'),
  ],
  counts: { pending: 0, running: 0, ready: 2, error: 0 },
  regressions: [
    {
      sample: 'sample-1',
      sampleName: longWord,
      what: 'unsupported_text',
      message: '1 more passage without a source.',
    },
  ],
  brokenInBoth: [
    {
      sample: 'sample-1',
      sampleName: longWord,
      what: 'broken_expectation',
      message: `No email mentions “${longWord}”.`,
    },
  ],
  expectedUsd: 0.05,
  costUsd: 0.02,
  createdAt: dayOf(1),
  createdBy: longMail,
};

const samples: PromptSampleWire[] = Array.from({ length: 40 }, (_, at) => ({
  _id: `sample-${at}`,
  name: at % 4 === 1 ? `Maximiliane-Charlotte von Hohenstein-Wallmoden, ${longWord}` : `Priya Raman ${at}, Northgate`,
  department: 'DT-PM',
  hubspotId: `${900 + at}`,
  disguised: at % 2 === 0,
  golden: at % 5 === 0,
  expectations: { mustMention: [], mustNotMention: [], emails: null, language: null, service: null },
  createdAt: dayOf(at),
  createdBy: longMail,
}));

const summaries: SummaryPromptWire[] = prompts.slice(0, 5).map((prompt, at) => ({
  ...prompt,
  department: ['Overture', 'DT', 'Conference'][at % 3] ?? 'DT',
  forSummary: true,
}));

const records: RecordSummary[] = Array.from({ length: 12 }, (_, at) =>
  buildSummary({
    hubspotId: `${700 + at}`,
    createdAt: dayOf(at),
    properties:
      at === 1
        ? { firstname: longWord, lastname: 'von Hohenstein', company: longWord, email: longMail, campaign: longWord }
        : at === 2
          ? {}
          : {
              firstname: 'Anna',
              lastname: 'Lindqvist',
              company: 'Nordwind',
              email: 'anna@nordwind.example',
              campaign: 'Spring',
              industry: 'Logistics',
            },
  }),
);

const nothingKept: PersonReport = {
  account: null,
  kept: [],
  totalRecords: 0,
  records: [],
  handOvers: [],
  runs: [],
  runRows: [],
  fetchedContacts: [],
  samples: [],
  auditEntries: [],
};

const open =
  (button: string | RegExp) =>
  async (at: Page): Promise<void> => {
    await at.locator('main').getByRole('button', { name: button }).first().click();
    await at.getByRole('dialog').waitFor();
  };

/** Opens a form and submits it unchanged, so that each field shows its error. */
const refused =
  (button: string) =>
  async (at: Page): Promise<void> => {
    await open(button)(at);
    await at.getByRole('dialog').getByRole('textbox').first().press('Enter');
    await at.getByRole('dialog').locator('[aria-invalid="true"]').first().waitFor();
  };

/** The screens of administration: full, with very long names, empty, failed, and with their dialogs. */
export function adminPictureStates(): PictureState[] {
  const as = (role: PictureState['role'], path: string) => ({ role, path });
  const groups = as('superadmin', '/admin/user-groups');
  const promptsAt = as('superadmin', '/admin/prompts');
  const promptAt = as('superadmin', '/admin/prompts/prompt-0');
  const trialAt = as('superadmin', '/admin/prompts/prompt-0/trials/trial-1');
  const auditAt = as('superadmin', '/admin/audit');
  const limitsAt = as('superadmin', '/admin/limits');
  const privacyAt = as('superadmin', '/admin/privacy?person=151');
  const summaryAt = as('superadmin', '/admin/summary');
  const baseAt = as('superadmin', '/admin/base-summary');
  const keysAt = as('superadmin', '/admin/api-keys');
  const modelsAt = as('superadmin', '/admin/ai-models');
  const historyAt = as('superadmin', '/admin/user-history/user-1');
  const templatesAt = as('admin', '/templates');
  const fullGroups: PictureState['answers'] = [[listAdmins, page('admins', 'totalAdmins', admins, 137)]];
  const fullPrompts: PictureState['answers'] = [[listPrompts, page('prompts', 'totalPrompts', prompts, 23)]];
  const known: PictureState['answers'] = [[listDashboardUsers, { success: true, users }]];
  return [
    { name: 'groups-full', ...groups, answers: fullGroups },
    { name: 'groups-empty', ...groups, answers: [[listAdmins, page('admins', 'totalAdmins', [], 0)]] },
    { name: 'groups-failed', ...groups, answers: [[listAdmins, null]] },
    { name: 'groups-create', ...groups, answers: fullGroups, act: open('Create User') },
    {
      name: 'groups-delete',
      ...groups,
      answers: fullGroups,
      act: open(`Delete ${longMail}`),
    },
    { name: 'prompts-full', ...promptsAt, answers: fullPrompts },
    { name: 'prompts-empty', ...promptsAt, answers: [[listPrompts, page('prompts', 'totalPrompts', [], 0)]] },
    { name: 'prompt-new', ...as('superadmin', '/admin/prompts/new'), answers: [] },
    {
      name: 'prompt-edit',
      ...promptAt,
      answers: [
        [listPromptVersions, { versions }],
        [listSamples, { samples }],
        [listTrials, { trials: [trial] }],
      ],
    },
    { name: 'prompt-compare', ...promptAt, answers: [[listPromptVersions, { versions }]], act: open(/^Compare/) },
    { name: 'prompt-failed', ...promptAt, answers: [[listPromptVersions, null]] },
    {
      name: 'trial-done',
      ...trialAt,
      answers: [[listTrials, { trials: [trial] }]],
    },
    { name: 'trial-failed', ...trialAt, answers: [[listTrials, null]] },
    { name: 'trial-gone', ...trialAt, answers: [] },
    { name: 'trial-empty', ...trialAt, answers: [[listTrials, { trials: [{ ...trial, cells: [] }] }]] },
    { name: 'audit-empty', ...auditAt, answers: [[listAudit, page('entries', 'totalItems', [], 0)]] },
    { name: 'audit-failed', ...auditAt, answers: [[listAudit, null]] },
    { name: 'limits-empty', ...limitsAt, answers: [[listLimits, { limits: [] }]] },
    { name: 'limits-failed', ...limitsAt, answers: [[listLimits, null]] },
    { name: 'privacy-failed', ...privacyAt, answers: [[reportPerson, null]] },
    { name: 'privacy-empty', ...privacyAt, answers: [[reportPerson, nothingKept]] },
    { name: 'prompts-delete', ...promptsAt, answers: fullPrompts, act: open(/^Delete Donau/) },
    { name: 'summary-full', ...summaryAt, answers: [[listSummaryPrompts, summaries]] },
    { name: 'summary-empty', ...summaryAt, answers: [[listSummaryPrompts, []]] },
    { name: 'summary-view', ...summaryAt, answers: [[listSummaryPrompts, summaries]], act: open(/^View Donau/) },
    { name: 'base-empty', ...baseAt, answers: [[getBaseSummary, { title: '', prompt: '' }]] },
    { name: 'base-failed', ...baseAt, answers: [[getBaseSummary, null]] },
    {
      name: 'base-editing',
      ...baseAt,
      answers: [],
      act: async (at) => {
        await at.getByRole('switch', { name: 'Edit Mode' }).click();
        await at.getByRole('textbox', { name: 'Prompt' }).waitFor();
      },
    },
    { name: 'keys-empty', ...keysAt, answers: [[listKeys, []]] },
    { name: 'keys-refused', ...keysAt, answers: [[listKeys, []]], act: refused('Create API Key') },
    { name: 'models-empty', ...modelsAt, answers: [[listModels, { data: [] }]] },
    { name: 'models-create', ...modelsAt, answers: [], act: open('Create AI Model') },
    {
      name: 'overview-many',
      ...as('superadmin', '/admin/dashboard'),
      answers: [
        ...known,
        [
          getStatistics,
          {
            totalUsers: 137,
            activeUsers: 98,
            totalEmails: 18_420,
            active_users_change: '+12% vs previous 30 days',
            emails_generated_change: '-4% vs previous 30 days',
          },
        ],
      ],
    },
    { name: 'user-history-full', ...historyAt, answers: [...known, [listUserRecords, records]] },
    { name: 'user-history-empty', ...historyAt, answers: [...known, [listUserRecords, []]] },
    { name: 'user-details-none', ...as('superadmin', '/admin/user-details/user-1?hubspotId=999'), answers: known },
    { name: 'templates-full', ...templatesAt, answers: [[listTemplates, prompts]] },
    { name: 'templates-empty', ...templatesAt, answers: [[listTemplates, []]] },
    { name: 'templates-view', ...templatesAt, answers: [[listTemplates, prompts]], act: open(/^View Donau/) },
  ];
}
