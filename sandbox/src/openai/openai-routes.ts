import { randomUUID } from 'node:crypto';
import type { Fault } from '../control/faults.ts';
import { badJson, type Reply, type SandboxRequest } from '../server/reply.ts';
import { chat } from './chat-completions.ts';
import type { OpenaiRoutes } from './endpoint.ts';
import { getModel, listModels } from './models.ts';
import { missingScope, openaiError, refuseKey } from './openai-errors.ts';
import { responses } from './responses.ts';

export async function handleOpenai(
  request: SandboxRequest,
  routes: OpenaiRoutes,
  fault: Fault | undefined,
): Promise<Reply> {
  const startedAt = performance.now();
  const reply = refuseKey(request.token) ?? (await route(request, routes, fault));
  return {
    ...reply,
    headers: {
      date: new Date(routes.clock.now()).toUTCString(),
      'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
      'openai-processing-ms': String(Math.round(performance.now() - startedAt)),
      'openai-version': '2020-10-01',
      'x-ratelimit-limit-requests': '500',
      'x-ratelimit-remaining-requests': '499',
      'x-ratelimit-reset-requests': '120ms',
      'x-ratelimit-limit-tokens': '500000',
      'x-ratelimit-remaining-tokens': String(500_000 - Math.ceil(request.bodyText.length / 4)),
      'x-ratelimit-reset-tokens': '1s',
      ...reply.headers,
    },
  };
}

async function route(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const { method, path } = request;
  if (method === 'GET' && path === '/v1/models') return listModels();
  const model = /^\/v1\/models\/([^/]+)$/.exec(path)?.[1];
  if (method === 'GET' && model !== undefined) return getModel(model);
  const known = path === '/v1/responses' || path === '/v1/chat/completions';
  if (!known) return openaiError(404, { message: `Invalid URL (${method} ${path})` });
  if (method !== 'POST') return openaiError(405, { message: `Not allowed to ${method} on ${path}.` });
  if (request.json === badJson)
    return openaiError(400, {
      message:
        "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly. The OpenAI API expects a JSON payload, but what was sent was not valid JSON.)",
    });
  if (request.token.startsWith('restricted'))
    return missingScope(path === '/v1/responses' ? 'api.responses.write' : 'model.request');
  return path === '/v1/responses' ? responses(request, routes, fault) : chat(request, routes, fault);
}
