import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const sampleContactSchema = z.object({
  name: z.string(),
  company: z.string(),
  url: z.string(),
  hint: z.string(),
});

export const configSchema = z.object({
  productName: z.string(),
  departments: z.array(z.string()).length(5),
  summaryDepartments: z.array(z.string()).length(3),
  agencyEmailDomain: z.string(),
  googleClientId: z.string().nullable(),
  googleScriptUrl: z.string().nullable(),
  /** The address at which the browser asks Google who owns a token. */
  googleUserinfoUrl: z.string().nullable(),
  /** Whether people may sign in with single sign-on, or must. Servers of the previous version do not send it. */
  singleSignOn: z.enum(['off', 'offered', 'only']).default('off'),
  /** True while the CRM or the AI of any domain is a stand-in. The web then shows its sandbox bar. */
  sandbox: z.boolean(),
  /**
   * True while no credential is real. The sandbox's accounts can then sign in, and the sandbox stands in for Google.
   */
  fullSandbox: z.boolean(),
  /** Hosts as `host:port` that contact links may have besides HubSpot's own: those of the sandbox. */
  crmHosts: z.array(z.string()),
  /** Contacts to try; empty outside the sandbox. */
  sampleContacts: z.array(sampleContactSchema),
});
export type AppConfig = z.infer<typeof configSchema>;

export const getConfig = defineEndpoint('GET /config', {
  who: 'any',
  summary: 'What a client needs to know before anyone signs in.',
  response: configSchema,
});
