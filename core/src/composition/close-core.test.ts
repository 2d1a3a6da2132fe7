import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConnectionMonitor } from '../connections/use-cases/connection-monitor.ts';
import { buildCredential, silentLogger } from '../testing/index.ts';
import { openCore, readSettings } from './index.ts';

it('closes its store after what vendors reported beside their answers is stored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-close-'));
  const warnings: string[] = [];
  const logger = Object.assign(Object.create(silentLogger) as typeof silentLogger, {
    warn: (_: object, message: string) => void warnings.push(message),
  });
  const core = await openCore(readSettings({ DATA_DIR: dataDir }), { logger });
  void core.get(ConnectionMonitor).noteQuotas(buildCredential(), []);
  await core.close();
  expect(warnings).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});
