import type { EndpointName } from '../endpoints.ts';

/** A request in the shape its endpoint wants, about things that do not exist. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON fields, or the form's where the endpoint takes one. */
  readonly body?: Readonly<Record<string, unknown>>;
}

const page = { page: '1', limit: '10' };
const department = 'DT-Sales';
const hubspotId = '40000000009';
const prompt = { title: 'Follow-up', description: '', prompt: 'Write two e-mails.', department };
const model = { aiModel: 'gpt-5', aiModelLabel: 'GPT-5 (default)', department, active: true };
const key = { name: 'Main', keyType: 'Hubspot', key: 'pat-na1-0123456789', department, active: true };
const fetchBody = { hubspotId, prospectUrl: `https://app.hubspot.com/contacts/4242/record/0-1/${hubspotId}` };
const generateForm = { hubspotId, selectedPrompt: 'prompt-1', googleSearchResults: 'Met at a fair.' };

/** One of every endpoint: what bad-input and malformed-request tests start from. An endpoint without one does not compile. */
export const sampleRequests: Record<EndpointName, SampleRequest> = {
  getConfig: {},
  login: { body: { email: 'kim@agency.example', password: 'Secret!1' } },
  gmailAuth: { body: { token: 'ya29.sample', email: 'kim@agency.example', role: 'admin', drive_access: false } },
  logout: {},
  inviteUser: { body: { email: 'lee@agency.example', department, role: 'admin' } },
  issueResetLink: { body: { userId: 'user-1' } },
  redeemLink: { body: { token: 'i_0123456789', password: 'Secret!1' } },
  changeUser: { params: { id: 'user-1' }, body: { department, role: 'admin' } },
  verifyMfa: { body: { challenge: 'challenge-1', code: '123456' } },
  getMfa: {},
  setUpMfa: {},
  confirmMfa: { body: { code: '123456' } },
  disableMfa: { body: { password: 'Secret!1' } },
  reauthenticate: { body: { password: 'Secret!1' } },
  listSessions: {},
  endSession: { params: { id: 'session-1' } },
  endOtherSessions: {},
  changePassword: { body: { currentPassword: 'Secret!1', newPassword: 'Another!2' } },
  myProfile: {},
  updateProfile: { body: { firstName: 'Kim', meetingLink: 'https://cal.example/kim' } },
  listAdmins: { query: { ...page, department, search: 'kim', sort: '-email' } },
  createAdmin: { body: { email: 'lee@agency.example', password: 'Secret!1', department } },
  deleteAdmin: { params: { id: 'user-1' } },
  getStatistics: {},
  listDashboardUsers: { query: { department } },
  getUsage: { query: { from: '2026-01-01', to: '2026-01-31', department } },
  listLimits: {},
  saveLimit: { body: { scope: 'domain', key: department, dailyUsd: 5, monthlyUsd: null, perMinute: 100 } },
  myLimits: {},
  exportAudit: { query: { actor: 'kim', action: 'sign_in' } },
  listAudit: { query: { ...page, actor: 'kim', action: 'sign_in' } },
  erasePerson: { body: { hubspotId, department } },
  reportPerson: { query: { email: 'ada@lovelace.example' } },
  listConnections: {},
  testConnection: { body: { _id: 'key-1' } },
  listPrompts: { query: { ...page, department, isFilter: 'true', search: 'warm', sort: 'title' } },
  createPrompt: { body: prompt },
  updatePrompt: { body: { ...prompt, _id: 'prompt-1', why: 'Clearer', draft: true, basedOn: 3 } },
  listPromptVersions: { query: { _id: 'prompt-1', limit: '10' } },
  listSamples: { query: { department } },
  saveSample: { body: { department, link: fetchBody.prospectUrl, golden: true, expectations: { emails: 3 } } },
  deleteSample: { body: { _id: 'sample-1' } },
  showReceived: { body: { sample: 'sample-1', title: 'Warm', prompt: 'Write two.' } },
  publishPrompt: { body: { _id: 'prompt-1', version: 2, why: 'Better replies' } },
  deletePrompt: { body: { _id: 'prompt-1' } },
  listTemplates: {},
  getServiceTypes: {},
  listSummaryPrompts: {},
  createSummaryPrompt: { body: { ...prompt, department: 'DT', forSummary: true } },
  updateSummaryPrompt: {
    body: { _id: 'summary-1', title: 'Short', prompt: 'In five lines.', why: 'Shorter', basedOn: 2 },
  },
  deleteSummaryPrompt: { body: { _id: 'summary-1' } },
  getBaseSummary: {},
  saveBaseSummary: { body: { title: 'Base', prompt: 'Be brief.', why: 'Briefer', draft: true } },
  listKeys: {},
  createKey: { body: key },
  getConnect: {},
  makeOwnSuperadmin: { body: { email: 'kim@agency.example', password: 'Secret!1' } },
  connectVendor: { body: { keyType: 'Openai', key: 'sk-another-key' } },
  updateKey: { body: { ...key, _id: 'key-1' } },
  deleteKey: { body: { _id: 'key-1' } },
  listModels: {},
  availableModels: { query: { department } },
  modelsOfDomains: {},
  modelChoices: { query: { department } },
  createModel: { body: model },
  updateModel: { params: { id: 'model-1' }, body: model },
  moveModel: { params: { id: 'model-1' } },
  deactivateModel: { params: { id: 'model-1' } },
  getAgency: { query: { department } },
  changeProof: {
    body: { department, remove: ['An old one'], add: [{ service: 'Web design', text: 'Twice the bookings.' }] },
  },
  saveAgency: { body: { department, agency: { about: 'We build shops.', levels: { spam_words: 'off' } } } },
  getCrmFields: { query: { department } },
  saveCrmFields: { body: { department, fields: { campaign: 'campaign_name' } } },
  tryCrmFields: { query: { department, contact: fetchBody.hubspotId } },
  searchContacts: { query: { q: 'ada', department } },
  fetchContact: { body: fetchBody },
  fetchContactAsSuperadmin: { body: { ...fetchBody, zone: department, role: 'superadmin' } },
  generate: { body: generateForm },
  generateAsSuperadmin: { body: { ...generateForm, zone: department, role: 'superadmin' } },
  regenerate: { body: { hubspotId, selectedPrompt: 'prompt-1', instruction: 'Mention the demo.' } },
  listHistory: {
    query: {
      ...page,
      status: 'ready',
      search: 'ada',
      template: 'prompt-1',
      from: '2026-01-05T00:00:00Z',
      approved: 'false',
    },
  },
  refreshHistory: { query: page },
  getRecord: { query: { hubspotId, fromAdminSideUserId: 'user-1', version: '1' } },
  listUserRecords: { query: { userId: 'user-1' } },
  handOver: { body: { hubspotId, version: 1, to: 'tasks', startOn: '2026-12-01', override: ['unknown_link'] } },
  findHandOver: { query: { hubspotId, version: '1' } },
  listSequences: { query: { hubspotId } },
  markSent: { body: { hubspotId, version: 1, index: 0, sent: true } },
  addToHubspot: { body: { hubspotId, playBook: '<p>Call early.</p>' } },
  retryGeneration: { body: { hubspotId } },
  cancelGeneration: { body: { hubspotId } },
  checkEmail: { body: { hubspotId, index: 0, subject: 'Hello', body: 'Hi Ada' } },
  rewriteEmail: { body: { hubspotId, index: 0, instruction: 'Shorter' } },
  listRevisions: { query: { hubspotId, index: '0' } },
  getSource: { query: { hubspotId, version: '1', id: 'n1' } },
  editEmail: { body: { hubspotId, index: 0, subject: 'Hello', body: 'Hi Ada' } },
  approveRecord: { body: { hubspotId, version: 1 } },
  deleteRecord: { body: { hubspotId } },
  recordEvents: {},
};
