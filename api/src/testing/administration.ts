import type { Admin, AuditEntryWire, Prompt } from '@overture/core/contract';
import { startTestApi, superadminSignIn, type TestApi } from './start-test-api.ts';
import type { TestAnswer } from './test-caller.ts';

/** The contact for whom `generate` submits. */
export const contactId = '40000000001';
export const prospectUrl = `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}`;

/** The user whom `createKim` creates. */
export const kim = { email: 'kim@agency.example', password: 'Secret!1' };

/** A test API with shortcuts for what a superadmin does. */
export interface Administration {
  readonly api: TestApi;
  /** The superadmin's token, with which the shortcuts call by default. */
  readonly superadmin: string;
  /** The body of the answer to a GET. */
  get<T>(path: string, token?: string): Promise<T>;
  send<T = Record<string, unknown>>(
    method: string,
    path: string,
    json?: object,
    token?: string,
  ): Promise<TestAnswer<T>>;
  createKim(department?: string): Promise<TestAnswer<{ message: string; user: Admin }>>;
  /** The newest entries of the audit log, each as `actor action target`. */
  actions(query?: string): Promise<string[]>;
  /** Submits a generation with the first prompt; returns the record's id. */
  generate(token: string): Promise<string>;
}

/** Starts a test API and signs the superadmin in. */
export async function startAdministration(): Promise<Administration> {
  const api = await startTestApi();
  const superadmin = await api.signIn(superadminSignIn);
  const get = async <T>(path: string, token = superadmin): Promise<T> =>
    (await api.call<T>(`/api${path}`, { token })).body;
  const send = <T = Record<string, unknown>>(method: string, path: string, json: object = {}, token = superadmin) =>
    api.call<T>(`/api${path}`, { method, token, json });
  return {
    api,
    superadmin,
    get,
    send,
    createKim: (department = 'DT-Sales') => send('POST', '/auth/create-admin', { ...kim, department }),
    actions: async (query = '') => {
      const { entries } = await get<{ entries: AuditEntryWire[] }>(`/audit?limit=100${query}`);
      return entries.map(({ actor, action, target }) => `${actor} ${action} ${target}`);
    },
    generate: async (token) => {
      const { prompts } = await get<{ prompts: Prompt[] }>('/prompts?isFilter=false', token);
      const form = new FormData();
      for (const [name, value] of Object.entries({
        hubspotId: contactId,
        prospectUrl,
        selectedPrompt: prompts[0]?._id ?? '',
      })) {
        form.append(name, value);
      }
      const { status, body } = await api.call<{ data: { _id: string } }>(
        '/api/email-sequence/generate-ai-email-results',
        { token, form },
      );
      if (status !== 202) throw new Error(`the submit answered ${status}`);
      return body.data._id;
    },
  };
}
