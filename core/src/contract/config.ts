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
  /** The address at which the browser asks Google for the owner of a token. */
  googleUserinfoUrl: z.string().nullable(),
  /** Whether people may sign in with single sign-on, or only with it. A server of the version before does not say. */
  singleSignOn: z.enum(['off', 'offered', 'only']).default('off'),
  /** True while the CRM or the AI, or both, are stand-ins for a domain: the web shows its sandbox bar. */
  sandbox: z.boolean(),
  /** True while no credential is real: the sandbox's accounts can sign in, and the sandbox plays Google. */
  fullSandbox: z.boolean(),
  /** `host:port` of hosts that contact links may have besides HubSpot's own; the sandbox's. */
  crmHosts: z.array(z.string()),
  /** Contacts to try, only in the sandbox. */
  sampleContacts: z.array(sampleContactSchema),
});
export type AppConfig = z.infer<typeof configSchema>;

export const getConfig = defineEndpoint({
  name: 'getConfig',
  method: 'GET',
  path: '/config',
  who: 'any',
  summary: 'What a client needs to know before anyone signs in.',
  status: 200,
  response: configSchema,
});
