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
import type { EndpointDefinition, EndpointResponse } from '@overture/core/contract';
import { buildConfig } from './config.ts';
import type { FakeAnswer } from './fake-fetch.ts';
import { buildDetail, buildSummary, submittedAt } from './records.ts';

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
const historyPage = { emailSequences: records, totalEmailSequences: records.length, totalPages: 1, currentPage: 1 };
const user = { _id: 'user-1', firstName: 'Priya', lastName: 'Raman', email: 'priya@overture.example' };
const prompt = { _id: 'prompt-1', title: 'Warm introduction', prompt: 'Write as one who has met them.' };
const dated = { department: 'Overture-Sales', createdAt: submittedAt };

/**
 * What a remote that runs alone is answered: one of everything, the same at every question. What is not here is 404, so
 * that a page shows its error state. The shapes are the contract's.
 */
export const standaloneApi: Readonly<Record<string, FakeAnswer>> = Object.fromEntries([
  answer(getConfig, buildConfig({ sandbox: true })),
  answer(listHistory, historyPage),
  answer(refreshHistory, historyPage),
  answer(getRecord, buildDetail()),
  answer(listUserRecords, records),
  answer(getStatistics, { totalUsers: 4, totalEmails: 27, active_users_change: '', emails_generated_change: '+12%' }),
  answer(listDashboardUsers, { success: true, users: [{ ...user, role: 'admin', ...dated }] }),
  answer(listAdmins, {
    admins: [{ ...user, ...dated }],
    totalAdmins: 1,
    totalPages: 1,
    currentPage: 1,
  }),
  answer(listPrompts, {
    prompts: [{ ...prompt, ...dated, description: '', version: 1 }],
    totalPrompts: 1,
    totalPages: 1,
    currentPage: 1,
  }),
  answer(listTemplates, [{ ...prompt, createdAt: submittedAt }]),
  answer(listSummaryPrompts, [{ ...prompt, ...dated, department: 'Overture', description: '', forSummary: true }]),
  answer(getBaseSummary, { title: 'House rules', prompt: 'Be short and kind.' }),
  answer(listModels, {
    data: [{ _id: 'model-1', aiModel: 'gpt-5', aiModelLabel: 'GPT-5 (default)', active: true, ...dated }],
  }),
  answer(listKeys, [{ _id: 'key-1', name: 'HubSpot', keyType: 'Hubspot', key: '••••1234', active: true, ...dated }]),
]);

function answer<E extends EndpointDefinition>(endpoint: E, body: EndpointResponse<E>): [string, FakeAnswer] {
  return [`${endpoint.method} /api${endpoint.path}`, { body }];
}
