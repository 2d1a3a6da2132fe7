import { startSandbox } from '@overture/sandbox';
import { sampleContactSchema } from '@overture/core/contract';
import { silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleContactsOf } from './sample-contacts.ts';

describe('sample contacts', () => {
  it('come from the sandbox, and are read only once', async () => {
    const sandbox = await startSandbox({ port: 0 });
    const read = sampleContactsOf({ apiUrl: `http://127.0.0.1:${sandbox.port}` }, silentLogger);
    const contacts = z.array(sampleContactSchema).parse(await read());
    expect(contacts.length).toBeGreaterThanOrEqual(3);
    for (const { url } of contacts) expect(url).toMatch(/\/contacts\/\d+\/record\/0-1\/\w+$/);
    await sandbox.close();
    expect(await read()).toEqual(contacts);
  });

  it('are none while the sandbox does not answer', async () => {
    expect(await sampleContactsOf({ apiUrl: 'http://127.0.0.1:1' }, silentLogger)()).toEqual([]);
  });
});
