import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaveModel } from '@overture/core/models/use-cases/save-model';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModels } from './check-models.ts';

let sandbox: Sandbox;
let dataDir: string;
let core: OpenCore;
beforeEach(async () => {
  sandbox = await startSandbox({ today: new Date('2026-09-01') });
  dataDir = await mkdtemp(join(tmpdir(), 'overture-models-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SUPERADMIN_EMAIL: 'kim@agency.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    OPENAI_API_KEY: 'sk-1',
    OPENAI_BASE_URL: `${sandbox.url}/v1`,
  });
  core = await openCore(settings, { logger: silentLogger });
});
afterEach(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('names the domain whose key has none of its AI models', async () => {
  const unlisted = { aiModel: 'acme-large', aiModelLabel: 'Acme Large', department: 'dt-pm', active: true } as const;
  await core.get(SaveModel).create({ userId: null, name: 'cli:test' }, unlisted);
  const { status, details } = await checkModels(core);
  expect(status).toBe('failed');
  expect(details[0]).toMatch(/^DT-PM has nothing to generate with: its key has none of its AI models\./);
});
