import { defineRemote } from '@overture/ui/remote';

/** The admin remote: the overview, the pages that superadmins manage, and the templates of an admin. */
export const remote = defineRemote('admin', {
  '/templates': {
    load: async () => ({ default: (await import('./pages/templates/templates.route.tsx')).TemplatesRoute }),
  },
  '/admin/dashboard': {
    load: async () => ({ default: (await import('./pages/overview/overview.route.tsx')).OverviewRoute }),
  },
  '/admin/user-groups': {
    load: async () => ({ default: (await import('./pages/user-groups/user-groups.route.tsx')).UserGroupsRoute }),
  },
  '/admin/api-keys': {
    load: async () => ({ default: (await import('./pages/api-keys/api-keys.route.tsx')).ApiKeysRoute }),
  },
  '/admin/limits': {
    load: async () => ({ default: (await import('./pages/limits/limits.route.tsx')).LimitsRoute }),
  },
  '/admin/connect': {
    load: async () => ({ default: (await import('./pages/connect/connect.route.tsx')).ConnectRoute }),
  },
  '/admin/agency': {
    load: async () => ({ default: (await import('./pages/agency/agency.route.tsx')).AgencyRoute }),
  },
  '/admin/crm-fields': {
    load: async () => ({ default: (await import('./pages/crm-fields/crm-fields.route.tsx')).CrmFieldsRoute }),
  },
  '/admin/privacy': {
    load: async () => ({ default: (await import('./pages/privacy/privacy.route.tsx')).PrivacyRoute }),
  },
  '/admin/audit': {
    load: async () => ({ default: (await import('./pages/audit/audit.route.tsx')).AuditRoute }),
  },
  '/admin/ai-models': {
    load: async () => ({ default: (await import('./pages/ai-models/ai-models.route.tsx')).AiModelsRoute }),
  },
  '/admin/prompts': {
    load: async () => ({ default: (await import('./pages/prompts/prompts.route.tsx')).PromptsRoute }),
  },
  '/admin/prompts/:promptId': {
    load: async () => ({ default: (await import('./pages/prompt/prompt.route.tsx')).PromptRoute }),
  },
  '/admin/prompts/:promptId/trials/:trialId': {
    load: async () => ({ default: (await import('./pages/trial/trial.route.tsx')).TrialRoute }),
  },
  '/admin/summary': {
    load: async () => ({ default: (await import('./pages/summary/summary.route.tsx')).SummaryRoute }),
  },
  '/admin/base-summary': {
    load: async () => ({ default: (await import('./pages/base-summary/base-summary.route.tsx')).BaseSummaryRoute }),
  },
  '/admin/user-history/:userId': {
    load: async () => ({ default: (await import('./pages/user-history/user-history.route.tsx')).UserHistoryRoute }),
  },
  '/admin/user-details/:userId': {
    load: async () => ({ default: (await import('./pages/user-details/user-details.route.tsx')).UserDetailsRoute }),
  },
});
