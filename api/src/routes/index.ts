import type { EndpointName } from '../endpoints.ts';
import type { Route } from '../http/route.ts';
import { exportAuditRoute } from './audit/export-audit.route.ts';
import { listAuditRoute } from './audit/list-audit.route.ts';
import { verifyAuditRoute } from './audit/verify-audit.route.ts';
import { changePasswordRoute } from './auth/change-password.route.ts';
import { gmailAuthRoute } from './auth/gmail-auth.route.ts';
import { loginRoute } from './auth/login.route.ts';
import { endOtherSessionsRoute } from './auth/end-other-sessions.route.ts';
import { endSessionRoute } from './auth/end-session.route.ts';
import { listSessionsRoute } from './auth/list-sessions.route.ts';
import { verifyMfaRoute } from './auth/verify-mfa.route.ts';
import { getMfaRoute } from './auth/get-mfa.route.ts';
import { setUpMfaRoute } from './auth/set-up-mfa.route.ts';
import { confirmMfaRoute } from './auth/confirm-mfa.route.ts';
import { resetMfaRoute } from './auth/reset-mfa.route.ts';
import { disableMfaRoute } from './auth/disable-mfa.route.ts';
import { reauthenticateRoute } from './auth/reauthenticate.route.ts';
import { inviteUserRoute } from './auth/invite-user.route.ts';
import { issueResetLinkRoute } from './auth/issue-reset-link.route.ts';
import { oidcStartRoute } from './auth/oidc-start.route.ts';
import { oidcAcceptInvitationRoute } from './auth/oidc-accept-invitation.route.ts';
import { oidcConnectRoute } from './auth/oidc-connect.route.ts';
import { oidcReauthenticateRoute } from './auth/oidc-reauthenticate.route.ts';
import { getOidcRoute } from './auth/get-oidc.route.ts';
import { oidcCallbackRoute } from './auth/oidc-callback.route.ts';
import { oidcExchangeRoute } from './auth/oidc-exchange.route.ts';
import { redeemLinkRoute } from './auth/redeem-link.route.ts';
import { logoutRoute } from './auth/logout.route.ts';
import { getConfigRoute } from './config/get-config.route.ts';
import { fetchContactAsSuperadminRoute } from './contacts/fetch-contact-as-superadmin.route.ts';
import { searchContactsRoute } from './contacts/search-contacts.route.ts';
import { fetchContactRoute } from './contacts/fetch-contact.route.ts';
import { changeProofRoute } from './prompts/change-proof.route.ts';
import { getAgencyRoute } from './prompts/get-agency.route.ts';
import { saveAgencyRoute } from './prompts/save-agency.route.ts';
import { getCrmFieldsRoute } from './contacts/get-crm-fields.route.ts';
import { saveCrmFieldsRoute } from './contacts/save-crm-fields.route.ts';
import { tryCrmFieldsRoute } from './contacts/try-crm-fields.route.ts';
import { connectVendorRoute } from './credentials/connect-vendor.route.ts';
import { getConnectRoute } from './credentials/get-connect.route.ts';
import { makeOwnSuperadminRoute } from './auth/make-own-superadmin.route.ts';
import { createKeyRoute } from './credentials/create-key.route.ts';
import { deleteKeyRoute } from './credentials/delete-key.route.ts';
import { listConnectionsRoute } from './credentials/list-connections.route.ts';
import { listKeysRoute } from './credentials/list-keys.route.ts';
import { testConnectionRoute } from './credentials/test-connection.route.ts';
import { updateKeyRoute } from './credentials/update-key.route.ts';
import { cancelGenerationRoute } from './generation/cancel-generation.route.ts';
import { checkPdfRoute } from './generation/check-pdf.route.ts';
import { generateAsSuperadminRoute } from './generation/generate-as-superadmin.route.ts';
import { generateRoute } from './generation/generate.route.ts';
import { regenerateRoute } from './generation/regenerate.route.ts';
import { retryGenerationRoute } from './generation/retry-generation.route.ts';
import { findHandOverRoute } from './handover/find-hand-over.route.ts';
import { handOverRoute } from './handover/hand-over.route.ts';
import { listSequencesRoute } from './handover/list-sequences.route.ts';
import { markSentRoute } from './handover/mark-sent.route.ts';
import { addToHubspotRoute } from './history/add-to-hubspot.route.ts';
import { approveRecordRoute } from './history/approve-record.route.ts';
import { deleteRecordRoute } from './history/delete-record.route.ts';
import { checkEmailRoute } from './history/check-email.route.ts';
import { listRevisionsRoute } from './history/list-revisions.route.ts';
import { rewriteEmailRoute } from './history/rewrite-email.route.ts';
import { getSourceRoute } from './history/get-source.route.ts';
import { editEmailRoute } from './history/edit-email.route.ts';
import { getRecordRoute } from './history/get-record.route.ts';
import { listHistoryRoute } from './history/list-history.route.ts';
import { listUserRecordsRoute } from './history/list-user-records.route.ts';
import { recordEventsRoute } from './history/record-events.route.ts';
import { refreshHistoryRoute } from './history/refresh-history.route.ts';
import { availableModelsRoute } from './models/available-models.route.ts';
import { createModelRoute } from './models/create-model.route.ts';
import { deactivateModelRoute } from './models/deactivate-model.route.ts';
import { listModelsRoute } from './models/list-models.route.ts';
import { modelChoicesRoute } from './models/model-choices.route.ts';
import { modelsOfDomainsRoute } from './models/models-of-domains.route.ts';
import { moveModelRoute } from './models/move-model.route.ts';
import { updateModelRoute } from './models/update-model.route.ts';
import { getOutcomesRoute } from './outcomes/get-outcomes.route.ts';
import { getStatisticsRoute } from './overview/get-statistics.route.ts';
import { getUsageRoute } from './overview/get-usage.route.ts';
import { listDashboardUsersRoute } from './overview/list-dashboard-users.route.ts';
import { createPromptRoute } from './prompts/create-prompt.route.ts';
import { createSummaryPromptRoute } from './prompts/create-summary-prompt.route.ts';
import { deletePromptRoute } from './prompts/delete-prompt.route.ts';
import { getBaseSummaryRoute } from './prompts/get-base-summary.route.ts';
import { getServiceTypesRoute } from './prompts/get-service-types.route.ts';
import { erasePersonRoute } from './privacy/erase-person.route.ts';
import { reportPersonRoute } from './privacy/report-person.route.ts';
import { listPromptsRoute } from './prompts/list-prompts.route.ts';
import { listSummaryPromptsRoute } from './prompts/list-summary-prompts.route.ts';
import { listTemplatesRoute } from './prompts/list-templates.route.ts';
import { saveBaseSummaryRoute } from './prompts/save-base-summary.route.ts';
import { deleteSampleRoute } from './lab/delete-sample.route.ts';
import { listSamplesRoute } from './lab/list-samples.route.ts';
import { listTrialsRoute } from './lab/list-trials.route.ts';
import { startTrialRoute } from './lab/start-trial.route.ts';
import { saveSampleRoute } from './lab/save-sample.route.ts';
import { showReceivedRoute } from './lab/show-received.route.ts';
import { listPromptVersionsRoute } from './prompts/list-prompt-versions.route.ts';
import { publishPromptRoute } from './prompts/publish-prompt.route.ts';
import { deleteSummaryPromptRoute } from './prompts/delete-summary-prompt.route.ts';
import { updateSummaryPromptRoute } from './prompts/update-summary-prompt.route.ts';
import { updatePromptRoute } from './prompts/update-prompt.route.ts';
import { listLimitsRoute } from './spending/list-limits.route.ts';
import { myLimitsRoute } from './spending/my-limits.route.ts';
import { saveLimitRoute } from './spending/save-limit.route.ts';
import { changeUserRoute } from './users/change-user.route.ts';
import { createAdminRoute } from './users/create-admin.route.ts';
import { deleteAdminRoute } from './users/delete-admin.route.ts';
import { listAdminsRoute } from './users/list-admins.route.ts';
import { myProfileRoute } from './users/my-profile.route.ts';
import { updateProfileRoute } from './users/update-profile.route.ts';

/** The route of every endpoint. An endpoint of the contract without a route does not compile. */
export const routes: Record<EndpointName, Route> = {
  getConfig: getConfigRoute,
  login: loginRoute,
  gmailAuth: gmailAuthRoute,
  logout: logoutRoute,
  inviteUser: inviteUserRoute,
  issueResetLink: issueResetLinkRoute,
  oidcStart: oidcStartRoute,
  oidcAcceptInvitation: oidcAcceptInvitationRoute,
  oidcConnect: oidcConnectRoute,
  oidcReauthenticate: oidcReauthenticateRoute,
  getOidc: getOidcRoute,
  oidcCallback: oidcCallbackRoute,
  oidcExchange: oidcExchangeRoute,
  redeemLink: redeemLinkRoute,
  changeUser: changeUserRoute,
  verifyMfa: verifyMfaRoute,
  getMfa: getMfaRoute,
  setUpMfa: setUpMfaRoute,
  confirmMfa: confirmMfaRoute,
  disableMfa: disableMfaRoute,
  resetMfa: resetMfaRoute,
  reauthenticate: reauthenticateRoute,
  listSessions: listSessionsRoute,
  endSession: endSessionRoute,
  endOtherSessions: endOtherSessionsRoute,
  changePassword: changePasswordRoute,
  myProfile: myProfileRoute,
  updateProfile: updateProfileRoute,
  listAdmins: listAdminsRoute,
  createAdmin: createAdminRoute,
  deleteAdmin: deleteAdminRoute,
  getStatistics: getStatisticsRoute,
  listDashboardUsers: listDashboardUsersRoute,
  getUsage: getUsageRoute,
  getOutcomes: getOutcomesRoute,
  listAudit: listAuditRoute,
  exportAudit: exportAuditRoute,
  verifyAudit: verifyAuditRoute,
  erasePerson: erasePersonRoute,
  reportPerson: reportPersonRoute,
  listConnections: listConnectionsRoute,
  testConnection: testConnectionRoute,
  listLimits: listLimitsRoute,
  saveLimit: saveLimitRoute,
  myLimits: myLimitsRoute,
  listPrompts: listPromptsRoute,
  createPrompt: createPromptRoute,
  listPromptVersions: listPromptVersionsRoute,
  publishPrompt: publishPromptRoute,
  listSamples: listSamplesRoute,
  startTrial: startTrialRoute,
  listTrials: listTrialsRoute,
  saveSample: saveSampleRoute,
  deleteSample: deleteSampleRoute,
  showReceived: showReceivedRoute,
  updatePrompt: updatePromptRoute,
  deletePrompt: deletePromptRoute,
  listTemplates: listTemplatesRoute,
  getServiceTypes: getServiceTypesRoute,
  listSummaryPrompts: listSummaryPromptsRoute,
  createSummaryPrompt: createSummaryPromptRoute,
  updateSummaryPrompt: updateSummaryPromptRoute,
  deleteSummaryPrompt: deleteSummaryPromptRoute,
  getBaseSummary: getBaseSummaryRoute,
  saveBaseSummary: saveBaseSummaryRoute,
  listKeys: listKeysRoute,
  createKey: createKeyRoute,
  getConnect: getConnectRoute,
  makeOwnSuperadmin: makeOwnSuperadminRoute,
  connectVendor: connectVendorRoute,
  updateKey: updateKeyRoute,
  deleteKey: deleteKeyRoute,
  listModels: listModelsRoute,
  availableModels: availableModelsRoute,
  modelsOfDomains: modelsOfDomainsRoute,
  modelChoices: modelChoicesRoute,
  createModel: createModelRoute,
  updateModel: updateModelRoute,
  deactivateModel: deactivateModelRoute,
  moveModel: moveModelRoute,
  searchContacts: searchContactsRoute,
  fetchContact: fetchContactRoute,
  fetchContactAsSuperadmin: fetchContactAsSuperadminRoute,
  getAgency: getAgencyRoute,
  saveAgency: saveAgencyRoute,
  changeProof: changeProofRoute,
  getCrmFields: getCrmFieldsRoute,
  saveCrmFields: saveCrmFieldsRoute,
  tryCrmFields: tryCrmFieldsRoute,
  generate: generateRoute,
  generateAsSuperadmin: generateAsSuperadminRoute,
  checkPdf: checkPdfRoute,
  regenerate: regenerateRoute,
  approveRecord: approveRecordRoute,
  listHistory: listHistoryRoute,
  refreshHistory: refreshHistoryRoute,
  getRecord: getRecordRoute,
  listUserRecords: listUserRecordsRoute,
  addToHubspot: addToHubspotRoute,
  handOver: handOverRoute,
  findHandOver: findHandOverRoute,
  listSequences: listSequencesRoute,
  markSent: markSentRoute,
  retryGeneration: retryGenerationRoute,
  cancelGeneration: cancelGenerationRoute,
  editEmail: editEmailRoute,
  checkEmail: checkEmailRoute,
  rewriteEmail: rewriteEmailRoute,
  listRevisions: listRevisionsRoute,
  getSource: getSourceRoute,
  deleteRecord: deleteRecordRoute,
  recordEvents: recordEventsRoute,
};
