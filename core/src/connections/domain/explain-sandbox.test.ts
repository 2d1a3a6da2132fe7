import { expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { buildCredential } from '../../testing/index.ts';
import { explainSandbox } from './explain-sandbox.ts';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const unavailable = (cause: unknown): AppError => new AppError('crm_unavailable', 'HubSpot is away.', { cause });
const away = unavailable(new TypeError('fetch failed', { cause: refused }));
const sandbox = buildCredential({ source: 'sandbox', baseUrl: 'http://127.0.0.1:8090' });

it('says that the sandbox is not running, and how to start it', () => {
  const { code, message } = explainSandbox(sandbox, away);
  expect(code).toBe('crm_unavailable');
  expect(message).toMatch(/^The sandbox is not running at 127\.0\.0\.1:8090\. Start .*npm start/);
});

it('returns all other errors unchanged', () => {
  const slow = unavailable(new DOMException('too slow', 'TimeoutError'));
  const denied = new AppError('crm_unauthorized', 'No.', { cause: refused });
  expect(explainSandbox(buildCredential({ source: 'environment' }), away)).toBe(away);
  expect(explainSandbox(sandbox, slow)).toBe(slow);
  expect(explainSandbox(sandbox, denied)).toBe(denied);
});
