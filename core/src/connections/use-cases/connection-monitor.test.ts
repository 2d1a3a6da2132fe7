import { expect, it, vi } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { buildCredential, FakeClock, silentLogger } from '../../testing/index.ts';
import type { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import { ConnectionMonitor } from './connection-monitor.ts';

const credential = buildCredential();
const refused = new AppError('crm_unauthorized', 'HubSpot refuses the key.');

function setUp() {
  const clock = new FakeClock();
  const merge = vi.fn<ConnectionHealthRepository['merge']>(async () => undefined);
  const monitor = new ConnectionMonitor({
    health: { merge } as Partial<ConnectionHealthRepository> as ConnectionHealthRepository,
    clock,
    logger: silentLogger,
  });
  const written = () => merge.mock.calls.map(([{ lastError }]) => lastError?.code ?? 'success');
  return {
    clock,
    written,
    works: () => monitor.watch(credential, async () => 'answer'),
    fails: () => monitor.watch(credential, () => Promise.reject(refused)).catch(() => undefined),
  };
}

it('stores the same result once in half a minute', async () => {
  const { clock, written, works, fails } = setUp();
  for (const call of [works, works, fails, fails]) await call();
  expect(written()).toEqual(['success', 'crm_unauthorized']);
  clock.advance(30_000);
  await fails();
  expect(written()).toEqual(['success', 'crm_unauthorized', 'crm_unauthorized']);
});

it('stores each change at once, so that a connection that fails again is not shown as working', async () => {
  const { written, works, fails } = setUp();
  for (const call of [fails, works, fails]) await call();
  expect(written()).toEqual(['crm_unauthorized', 'success', 'crm_unauthorized']);
});
