import { AppError } from '../../platform/app-error.ts';
import type { ConnectionTest } from '../domain/connection-test.ts';
import type { BilledTo } from '../domain/billed-to.ts';
import type { Credential } from '../domain/credential.ts';
import type { CrmAccess, MissingAccess } from '../domain/crm-access.ts';
import { KeyLacksPermission } from '../domain/key-lacks-permission.ts';
import { explainSandbox } from '../domain/explain-sandbox.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { AiCheck, CrmCheck } from '../ports/vendor-checks.ts';
import { ConnectionMonitor } from './connection-monitor.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The vendor's answer; `isEnough`: the key allows everything that Overture needs. */
interface Answered extends Pick<ConnectionTest, 'message' | 'checks'> {
  readonly isEnough: boolean;
}

/** Short, because a person waits for the test. */
const deadlineMs = 10_000;

/**
 * Tests a credential with its vendor: whether the vendor can be reached, accepts the key, and grants all access that
 * Overture needs. The result is also stored as the connection's health.
 */
export class TestConnection extends UseCase({
  keys: ApiKeyRepository,
  credentials: only(ResolveCredential, 'ofKey'),
  crm: CrmCheck,
  ai: AiCheck,
  monitor: only(ConnectionMonitor, 'noteTest'),
}) {
  /** Tests a stored key, active or not. Errors: `not_found`. */
  async execute(input: { id: string; userId: string | null; signal?: AbortSignal }): Promise<ConnectionTest> {
    const { keys, credentials } = this.deps;
    const key = await keys.findById(input.id);
    if (key === null) throw new AppError('not_found', 'This API key no longer exists.');
    const credential = credentials.ofKey(key);
    const billedTo = { userId: input.userId, department: key.department };
    if (credential !== null) return this.tryOut(credential, billedTo, input.signal);
    const code = key.type === 'Hubspot' ? 'crm_not_configured' : 'ai_not_configured';
    return { ok: false, code, checks: [], message: 'This key cannot be opened any more. Please enter it again.' };
  }

  /** Answers within ten seconds; rejects only when the caller aborts. */
  async tryOut(credential: Credential, billedTo: BilledTo, signal?: AbortSignal): Promise<ConnectionTest> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      const { message, checks, isEnough } = await this.#ask(credential, billedTo, both);
      const refused = credential.type === 'Hubspot' ? 'crm_unauthorized' : 'ai_unauthorized';
      const failure = isEnough ? null : new AppError(refused, message);
      await this.deps.monitor.noteTest(credential, failure);
      return { ok: isEnough, code: failure?.code ?? null, message, checks };
    } catch (error) {
      signal?.throwIfAborted();
      const failure = failureOf(credential, deadline.aborted, error);
      await this.deps.monitor.noteTest(credential, failure);
      return { ok: false, code: failure.code, message: failure.message, checks: [] };
    }
  }

  async #ask(credential: Credential, billedTo: BilledTo, signal: AbortSignal): Promise<Answered> {
    const { crm, ai } = this.deps;
    if (credential.type === 'Hubspot') return describeAccess(await crm.checkAccess(credential, signal));
    const listed = { what: 'list models', ok: true, isNeeded: true, scopes: [] };
    const unlisted = { ...listed, ok: false, isNeeded: false };
    const writes = { what: 'write with a model', isNeeded: true };
    try {
      const { models } = await ai.checkAccess(credential, billedTo, signal);
      const message =
        models === 0
          ? 'The AI server answers, but lists no models. Name those that it has under AI Models.'
          : `OpenAI answers, with ${counted(models, 'model')} to use.`;
      const checks = [models === 0 ? unlisted : listed, { ...writes, ok: true, scopes: [] }];
      return { message, checks, isEnough: true };
    } catch (error) {
      if (!(error instanceof KeyLacksPermission)) throw error;
      const checks = [listed, { ...writes, ok: false, scopes: [...error.scopes] }];
      return { message: error.message, checks, isEnough: false };
    }
  }
}

/** A key that lacks needed access is not enough. */
function describeAccess({ portalId, granted, missing }: CrmAccess): Answered {
  const checks = [
    ...granted.map((what) => ({ what, ok: true, isNeeded: false, scopes: [] })),
    ...missing.map((one) => ({ ...one, ok: false, scopes: [...one.scopes] })),
  ];
  const isEnough = missing.every(({ isNeeded }) => !isNeeded);
  return { message: accessText(portalId, missing, isEnough), checks, isEnough };
}

function accessText(portalId: string | null, missing: readonly MissingAccess[], isEnough: boolean): string {
  const who = portalId === null ? 'HubSpot' : `HubSpot account ${portalId}`;
  if (missing.length === 0) return `${who} answers, and the key may do all that is needed.`;
  const what = missing.map((one) => one.what).join(', ');
  const scopes = [...new Set(missing.map((one) => one.scopes.join(' or ')).filter(Boolean))];
  const add =
    scopes.length === 0
      ? 'Add the scopes for it'
      : `Add the missing ${scopes.length === 1 ? 'scope' : 'scopes'}: ${scopes.join(', ')}`;
  const where = 'in HubSpot under Settings > Integrations > Service Keys';
  return isEnough
    ? `${who} answers, and the key may do all that is needed to write. It may not ${what}. ${add}, ${where}.`
    : `${who} answers, but the key may not ${what}. ${add}, ${where}.`;
}

/** The error in words for the person who looks at the key and can replace it. */
function failureOf(credential: Credential, isLate: boolean, cause: unknown): AppError {
  if (!isLate && cause instanceof AppError) {
    if (cause.code !== 'ai_unauthorized') return explainSandbox(credential, cause);
    return new AppError(cause.code, 'OpenAI does not accept this key.', { cause });
  }
  const [code, vendor] =
    credential.type === 'Hubspot' ? (['crm_unavailable', 'HubSpot'] as const) : (['ai_unavailable', 'OpenAI'] as const);
  return new AppError(code, `${vendor} did not answer within ${deadlineMs / 1_000} seconds.`, { cause });
}
