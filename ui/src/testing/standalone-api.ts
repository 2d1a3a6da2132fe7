import {
  getBaseSummary,
  getConfig,
  getRecord,
  getStatistics,
  listAdmins,
  listDashboardUsers,
  listHistory,
  listKeys,
  listModels,
  listPrompts,
  listSummaryPrompts,
  listTemplates,
  listUserRecords,
  refreshHistory,
} from '@overture/core/contract';
import type { EndpointDefinition, EndpointResponseInput } from '@overture/core/contract';
import { buildKey, buildModel, buildPrompt } from './agency.ts';
import { buildConfig } from './config.ts';
import type { FakeAnswer } from './fake-fetch.ts';
import { buildDetail, buildSummary, listed, submittedAt } from './records.ts';

const records = [
  buildSummary(),
  buildSummary({ hubspotId: '502', responseStatus: 'processing', hasResult: false, finishedAt: null }),
  buildSummary({
    hubspotId: '503',
    responseStatus: 'error',
    hasResult: false,
    responseError: { code: 'ai_unavailable', message: 'The AI is not available.' },
  }),
];
const historyPage = {
  emailSequences: records.map((record) => listed(record)),
  totalEmailSequences: records.length,
  totalPages: 1,
  currentPage: 1,
  writerSilent: false,
};
const user = { _id: 'user-1', firstName: 'Priya', lastName: 'Raman', email: 'priya@overture.example' };
const { _id, title, prompt } = buildPrompt();
const dated = { department: 'Overture-Sales', createdAt: submittedAt };

/**
 * The answers for a remote that runs alone: one constant example of everything, in the forms of the contract. Every
 * other request gets a 404, so that the page shows its error state.
 */
export const standaloneApi: Readonly<Record<string, FakeAnswer>> = Object.fromEntries([
  answer(getConfig, buildConfig({ sandbox: true })),
  answer(listHistory, historyPage),
  answer(refreshHistory, historyPage),
  answer(getRecord, buildDetail()),
  answer(listUserRecords, records),
  answer(getStatistics, {
    totalUsers: 4,
    activeUsers: 3,
    totalEmails: 27,
    active_users_change: '',
    emails_generated_change: '+12%',
  }),
  answer(listDashboardUsers, { success: true, users: [{ ...user, role: 'admin', ...dated }] }),
  answer(listAdmins, {
    admins: [
      {
        ...user,
        ...dated,
        role: 'admin',
        lastActiveAt: null,
        invited: false,
        name: '',
        signInWays: ['password'],
        twoStep: false,
      },
    ],
    totalAdmins: 1,
    totalPages: 1,
    currentPage: 1,
  }),
  answer(listPrompts, { prompts: [{ ...buildPrompt(), uses: 3 }], totalPrompts: 1, totalPages: 1, currentPage: 1 }),
  answer(listTemplates, [{ _id, title, prompt, createdAt: submittedAt }]),
  answer(listSummaryPrompts, [
    { _id, title, prompt, ...dated, department: 'Overture', description: '', forSummary: true, version: 1 },
  ]),
  answer(getBaseSummary, { title: 'House rules', prompt: 'Be short and kind.' }),
  answer(listModels, { data: [buildModel()] }),
  answer(listKeys, [buildKey({ name: 'HubSpot', keyType: 'Hubspot' })]),
]);

function answer<E extends EndpointDefinition>(endpoint: E, body: EndpointResponseInput<E>): [string, FakeAnswer] {
  return [`${endpoint.method} /api${endpoint.path}`, { body }];
}
