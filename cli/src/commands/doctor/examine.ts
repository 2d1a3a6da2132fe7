import { counted } from '@overture/core/contract';
import { EnsureFirstUsers, superadminMissing } from '@overture/core/people/users/use-cases/ensure-first-users';
import { GoogleIdentity } from '@overture/core/people/sign-in/ports/google-identity';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { LeaveSandbox } from '@overture/core/people/sign-in/use-cases/leave-sandbox';
import { JobRepository } from '@overture/core/records/ports/job-repository';
import { SandboxUse, type SandboxPart } from '@overture/core/connections/use-cases/sandbox-use';
import { OidcProvider } from '@overture/core/people/sign-in/ports/oidc-provider';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import type { OpenCore, Settings } from '@overture/core/composition';
import type { CommandDeps } from '../../command-deps.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkLimits } from './check-limits.ts';
import { checkModels } from './check-models.ts';
import { attempt, checked, ok, type Check } from './check.ts';
import { openCoreWithoutStore } from './core-without-store.ts';

/** Runs every possible check, whatever fails. A check that could not see everything says so. */
export async function examine(deps: CommandDeps): Promise<Check[]> {
  const read = await attempt('settings', () => deps.readSettings());
  if (!read.ok) return [read.check];
  const settings = read.value;
  const opened = await attempt('store', () => deps.openCore());
  if (opened.ok) {
    const core = opened.value;
    // Once keys are stored, the sandbox no longer stands in for their vendors.
    const read = await attempt('store', () => core.get(SandboxUse).read());
    const sandboxUse = read.ok ? read.value : sandboxUseBySettings(settings);
    return [
      ok('settings', settingsText(settings, sandboxUse)),
      await checkStore(core, settings),
      await checkAccounts(core, sandboxUse),
      await checkLimits(core),
      ...(await checkTheRest(core, deps, sandboxUse)),
    ];
  }
  const checks = [ok('settings', settingsText(settings, sandboxUseBySettings(settings))), opened.check];
  const without = await attempt('store', () => openCoreWithoutStore(settings, deps.io.environment.LOG_LEVEL));
  if (!without.ok) return checks;
  const core = without.value;
  try {
    const [queue, ...rest] = await checkTheRest(core, deps, sandboxUseBySettings(settings));
    // Without RabbitMQ, the queue is part of the store, which does not open.
    const known = settings.amqpUrl === undefined ? rest : [queue, ...rest];
    return [...checks, ...known.map((check) => withoutStoredKeys(check))];
  } finally {
    await core.close();
  }
}

function withoutStoredKeys(check: Check): Check {
  return ['Google', 'single sign-on', 'queue'].includes(check.name)
    ? check
    : { ...check, details: [...check.details, 'Stored keys could not be read.'] };
}

async function checkTheRest(
  core: OpenCore,
  { signal }: CommandDeps,
  sandboxUse: SandboxPart,
): Promise<[Check, ...Check[]]> {
  const [queue, google, oidc, models, credentials] = await Promise.all([
    checkQueue(core),
    checkGoogle(core, sandboxUse),
    checkOidc(core),
    checkModels(core),
    checkCredentials(core, signal),
  ]);
  return [queue, ...credentials, models, google, oidc];
}

function checkStore(core: OpenCore, { mongodbUri, dataDir }: Settings): Promise<Check> {
  return checked('store', async () => {
    await core.store.ping();
    const counts = await core.get(JobRepository).countByStatus();
    const where = mongodbUri === undefined ? `SQLite in ${dataDir}` : 'MongoDB';
    return `${where}; ${counts.ready} ready, ${counts.pending} pending, ${counts.error} failed`;
  });
}

/** Checks that an installation outside the full sandbox has a superadmin. */
function checkAccounts(core: OpenCore, sandboxUse: SandboxPart): Promise<Check> {
  return checked('accounts', async () => {
    if (sandboxUse.isFull) return 'those of the sandbox';
    if (await core.get(EnsureFirstUsers).isSuperadminMissing()) throw new Error(superadminMissing);
    // With other settings, the start of the API ends the sandbox or says what it needs to know.
    if (core.settings.sandbox.full && (await core.get(LeaveSandbox).isPending())) throw new Error(sandboxStillOpen);
    const superadmins = await core.get(UserRepository).count({ role: 'superadmin' });
    return counted(superadmins, 'superadmin');
  });
}

/** The text for an installation with a key in which the sandbox has not ended, because nobody could stay. */
const sandboxStillOpen =
  'A key is stored, but the accounts of the sandbox can still sign in. Sign in as a superadmin of your own and save a key under Connect; then they end.';

function checkQueue(core: OpenCore): Promise<Check> {
  return checked('queue', async () => {
    const queue = core.get(JobQueue);
    await queue.ping();
    const kind = core.settings.amqpUrl === undefined ? 'embedded in the store' : 'RabbitMQ';
    return `${kind}; ${await queue.depth()} waiting`;
  });
}

function checkGoogle(core: OpenCore, sandboxUse: SandboxPart): Promise<Check> {
  return checked('Google', async () => {
    const { google, sandbox } = core.settings;
    if (google === undefined) return googleNotSetUp;
    const isStandIn = new URL(google.tokeninfoUrl).origin === sandbox.address.apiUrl;
    // The sandbox's Google sign-in ends with the first stored key.
    if (isStandIn && !sandboxUse.isFull) return googleNotSetUp;
    try {
      await core.get(GoogleIdentity).ping();
    } catch (error) {
      if (!isStandIn) throw error;
      throw new Error(`The sandbox, which stands in for Google, is not running at ${sandbox.address.hosts[1]}.`, {
        cause: error,
      });
    }
    return `sign-in answers, ${isStandIn ? 'at the sandbox' : `for client ${google.clientId}`}`;
  });
}

/** Reads the issuer's metadata, as the first sign-in would. */
function checkOidc(core: OpenCore): Promise<Check> {
  return checked('single sign-on', async () => {
    const { oidc, ssoOnly } = core.settings;
    if (oidc === undefined) return 'not set up: nobody signs in with it (OIDC_ISSUER)';
    await core.get(OidcProvider).ping();
    return `${oidc.issuer} answers${ssoOnly ? '; the only way in' : ''}`;
  });
}

const googleNotSetUp = 'not set up: nobody signs in with Google (GOOGLE_CLIENT_ID)';

function sandboxUseBySettings({ sandbox }: Settings): SandboxPart {
  return { Hubspot: sandbox.crm, Openai: sandbox.ai, isFull: sandbox.full };
}

function settingsText(settings: Settings, sandboxUse: SandboxPart): string {
  const stands = [sandboxUse.Hubspot && 'CRM', sandboxUse.Openai && 'AI'].filter((name) => name !== false);
  const sandbox = stands.length === 0 ? 'no sandbox' : `sandbox for ${stands.join(' and ')}`;
  return `${settings.productName}, ${settings.production ? 'production' : 'development'}, ${sandbox}, Node ${process.versions.node}`;
}
