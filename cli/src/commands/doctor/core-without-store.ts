import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenCore, Settings } from '@overture/core/composition';
import { openCliCore } from '../../container.ts';

/**
 * Opens a core over an empty temporary store, to check everything else when the real store does not open. It has no
 * stored keys. `close` removes the store.
 */
export async function openCoreWithoutStore(settings: Settings, logLevel: string | undefined): Promise<OpenCore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-doctor-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    const core = await openCliCore({ ...settings, mongodbUri: undefined, dataDir }, logLevel);
    const close = async (): Promise<void> => {
      await core.close();
      await remove();
    };
    return { ...core, close };
  } catch (error) {
    await remove();
    throw error;
  }
}
