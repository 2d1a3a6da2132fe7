import * as auth from './auth.ts';
import * as config from './config.ts';
import * as emailSequence from './email-sequence.ts';
import * as models from './models.ts';
import * as overview from './overview.ts';
import * as prompts from './prompts.ts';

export * from './ai-result.ts';
export * from './auth.ts';
export * from './common.ts';
export * from './config.ts';
export * from './departments.ts';
export * from './email-sequence.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './hubspot-link.ts';
export * from './models.ts';
export * from './overview.ts';
export * from './password-policy.ts';
export * from './prompts.ts';
export * from './queue-message.ts';

/** Every endpoint below `/api`, by name. A route is registered for each; a test walks this table. */
export const endpoints = {
  getConfig: config.getConfig,
  login: auth.login,
  logout: auth.logout,
  changePassword: auth.changePassword,
  myProfile: auth.myProfile,
  updateProfile: auth.updateProfile,
  getStatistics: overview.getStatistics,
  listDashboardUsers: overview.listDashboardUsers,
  listPrompts: prompts.listPrompts,
  listTemplates: prompts.listTemplates,
  getServiceTypes: prompts.getServiceTypes,
  listModels: models.listModels,
  fetchContact: emailSequence.fetchContact,
  fetchContactAsSuperadmin: emailSequence.fetchContactAsSuperadmin,
  generate: emailSequence.generate,
  generateAsSuperadmin: emailSequence.generateAsSuperadmin,
  listHistory: emailSequence.listHistory,
  refreshHistory: emailSequence.refreshHistory,
  getRecord: emailSequence.getRecord,
  listUserRecords: emailSequence.listUserRecords,
  addToHubspot: emailSequence.addToHubspot,
  retryGeneration: emailSequence.retryGeneration,
  cancelGeneration: emailSequence.cancelGeneration,
  editEmail: emailSequence.editEmail,
  deleteRecord: emailSequence.deleteRecord,
  recordEvents: emailSequence.recordEvents,
} as const;

export type EndpointName = keyof typeof endpoints;
