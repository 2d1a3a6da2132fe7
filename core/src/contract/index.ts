import './validation-texts.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as config from './config.ts';
import * as connect from './connect.ts';
import * as connections from './connections.ts';
import * as contact from './contact.ts';
import * as crmFields from './crm-fields.ts';
import * as generation from './generation.ts';
import * as history from './history.ts';
import * as keys from './keys.ts';
import * as models from './models.ts';
import * as overview from './overview.ts';
import * as prompts from './prompts.ts';
import * as events from './record-events.ts';

export * from './ai-result.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './common.ts';
export * from './config.ts';
export * from './connection-health.ts';
export * from './connect.ts';
export * from './connections.ts';
export * from './contact.ts';
export * from './context-part.ts';
export * from './context-text.ts';
export * from './crm-fields.ts';
export * from './departments.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './evidence.ts';
export * from './generation.ts';
export * from './google-answers.ts';
export * from './google-email.ts';
export * from './history.ts';
export * from './hubspot-link.ts';
export * from './job-wait.ts';
export * from './keys.ts';
export * from './models.ts';
export * from './model-warnings.ts';
export * from './overview.ts';
export * from './password-policy.ts';
export * from './prompts.ts';
export * from './queue-message.ts';
export * from './record.ts';
export * from './record-events.ts';

/** Every endpoint below `/api`, by name. A route is registered for each; a test walks this table. */
export const endpoints = {
  getConfig: config.getConfig,
  login: auth.login,
  gmailAuth: auth.gmailAuth,
  logout: auth.logout,
  changePassword: auth.changePassword,
  myProfile: auth.myProfile,
  updateProfile: auth.updateProfile,
  listAdmins: auth.listAdmins,
  createAdmin: auth.createAdmin,
  deleteAdmin: auth.deleteAdmin,
  getStatistics: overview.getStatistics,
  listDashboardUsers: overview.listDashboardUsers,
  getUsage: overview.getUsage,
  listAudit: audit.listAudit,
  listConnections: connections.listConnections,
  testConnection: connections.testConnection,
  getConnect: connect.getConnect,
  makeOwnSuperadmin: connect.makeOwnSuperadmin,
  connectVendor: connect.connectVendor,
  listPrompts: prompts.listPrompts,
  createPrompt: prompts.createPrompt,
  updatePrompt: prompts.updatePrompt,
  deletePrompt: prompts.deletePrompt,
  listTemplates: prompts.listTemplates,
  getServiceTypes: prompts.getServiceTypes,
  listSummaryPrompts: prompts.listSummaryPrompts,
  createSummaryPrompt: prompts.createSummaryPrompt,
  getBaseSummary: prompts.getBaseSummary,
  saveBaseSummary: prompts.saveBaseSummary,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  updateKey: keys.updateKey,
  deleteKey: keys.deleteKey,
  listModels: models.listModels,
  availableModels: models.availableModels,
  modelsOfDomains: models.modelsOfDomains,
  modelChoices: models.modelChoices,
  createModel: models.createModel,
  updateModel: models.updateModel,
  deactivateModel: models.deactivateModel,
  moveModel: models.moveModel,
  fetchContact: contact.fetchContact,
  fetchContactAsSuperadmin: contact.fetchContactAsSuperadmin,
  getCrmFields: crmFields.getCrmFields,
  saveCrmFields: crmFields.saveCrmFields,
  tryCrmFields: crmFields.tryCrmFields,
  generate: generation.generate,
  generateAsSuperadmin: generation.generateAsSuperadmin,
  listHistory: history.listHistory,
  refreshHistory: history.refreshHistory,
  getRecord: history.getRecord,
  listUserRecords: history.listUserRecords,
  addToHubspot: history.addToHubspot,
  retryGeneration: generation.retryGeneration,
  cancelGeneration: generation.cancelGeneration,
  editEmail: history.editEmail,
  checkEmail: history.checkEmail,
  getSource: history.getSource,
  deleteRecord: history.deleteRecord,
  recordEvents: events.recordEvents,
} as const;

export type EndpointName = keyof typeof endpoints;
