import type { EndpointDefinition } from '@overture/core/contract';
import { login, loginResponseSchema } from '@overture/core/contract';

/** Calls the API as one user, to set up what a journey needs. Rejects with the text of a refusal. */
export type ApiCaller = (endpoint: EndpointDefinition, body: unknown) => Promise<unknown>;

export async function callerFor(url: string, email: string, password = 'Overture!1'): Promise<ApiCaller> {
  const call =
    (token?: string): ApiCaller =>
    async ({ method, path }, body) => {
      const request: RequestInit = {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      };
      const answer = await fetch(`${url}/api${path}`, request);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
  const { token } = loginResponseSchema.parse(await call()(login, { email, password }));
  return call(token);
}
