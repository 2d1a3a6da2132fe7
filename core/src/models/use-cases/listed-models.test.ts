import { expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { FakeClock, FakeCredentialResolver, FakeVendorModels, silentLogger } from '../../testing/index.ts';
import { ListedModels } from './listed-models.ts';

const setUp = () => {
  const vendor = new FakeVendorModels();
  vendor.models = [{ id: 'gpt-5', created: 1, shutdownDate: null }];
  const [clock, credentials] = [new FakeClock(), new FakeCredentialResolver()];
  return { vendor, clock, credentials, listed: new ListedModels({ vendor, clock, credentials, logger: silentLogger }) };
};

it('asks once an hour, and at once when a model is gone', async () => {
  const { vendor, clock, listed } = setUp();
  await Promise.all([listed.of('dt-sales'), listed.of('dt-pm')]);
  expect(await listed.of('dt-sales')).toMatchObject({ models: [{ id: 'gpt-5' }] });
  expect(vendor.calls).toBe(1);
  clock.advance(3_600_001);
  await listed.of('dt-sales');
  expect(vendor.calls).toBe(2);
  await listed.forget('dt-pm');
  await listed.of('dt-sales');
  expect(vendor.calls).toBe(3);
});

it('knows nothing where there is no key, no list, or an empty one, and asks a silent vendor again after a minute', async () => {
  const { vendor, clock, credentials, listed } = setUp();
  vendor.list = () => Promise.reject(new AppError('ai_unavailable', 'Away.'));
  expect(await listed.of('dt-sales')).toBeNull();
  vendor.list = () => Promise.resolve({ models: [], today: '2026-11-16' });
  clock.advance(60_001);
  expect(await listed.of('dt-sales')).toBeNull();
  credentials.credentials.Openai = null;
  expect(await listed.of('dt-sales')).toBeNull();
});
