import type { EndpointDefinition } from '@overture/core/contract';
import type { SampleRequest } from './sample-requests.ts';
import type { TestAnswer, TestCaller } from './test-caller.ts';

/** Calls an endpoint with a sample request, in the encoding that it expects. */
export function callEndpoint(
  api: TestCaller,
  endpoint: EndpointDefinition,
  { params = {}, query = {}, body }: SampleRequest,
  token: string | undefined,
): Promise<TestAnswer> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const payload = body === undefined ? {} : endpoint.multipart ? { form: toForm(body) } : { json: body };
  return api.call(`/api${path}${search === '' ? '' : `?${search}`}`, { method: endpoint.method, token, ...payload });
}

function toForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
