import type { Usage } from '@overture/core/contract';
import { buildUsageFact } from '@overture/core/testing';
import { AppError } from '@overture/core/platform/app-error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactId, startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('usage', () => {
  it('counts ready and failed generations by day, domain, model and user', async () => {
    const admin = await app.api.signIn(adminSignIn);
    await app.api.process(await app.generate(admin));
    app.api.ai.failNextSequence(new AppError('ai_unauthorized', 'The AI refused the key.'));
    await app.api.process(await app.generate(admin));
    const today = new Date().toISOString().slice(0, 10);
    const usage = await app.get<Usage>('/auth/usage');
    // Both read the contact, whose history is summarised by a call of its own.
    const figures = { generations: 1, errors: 1, inputTokens: 3 * 1200, outputTokens: 3 * 300 };
    expect(usage.days).toHaveLength(30);
    expect(usage).toMatchObject({
      to: today,
      totals: figures,
      departments: [{ department: 'Overture-Sales', ...figures }],
      models: [{ aiModel: 'gpt-5', ...figures }],
      kinds: expect.arrayContaining([
        expect.objectContaining({ kind: 'generation', calls: 1 }),
        expect.objectContaining({ kind: 'summary', calls: 2 }),
      ]),
      series: [{ date: today, department: 'Overture-Sales', aiModel: 'gpt-5', ...figures }],
      topUsers: [{ email: adminSignIn.email, ...figures }],
    });
    expect(usage.days.at(-1)).toMatchObject({ date: today, ...figures });
    expect(usage.totals.costUsd).toBeGreaterThan(0);
    expect(usage.totals.medianMsToReady).not.toBeNull();
    expect((await app.get<Usage>('/auth/usage?department=DT-PM')).totals.generations).toBe(0);
    expect((await app.get<Usage>('/auth/usage?from=2020-01-01&to=2020-01-02')).days).toHaveLength(2);

    await app.send('POST', '/email-sequence/delete-email-sequence', { hubspotId: contactId }, admin);
    expect((await app.get<Usage>('/auth/usage')).totals).toMatchObject(figures);
  });

  it('lists the users with the most generations below those that are no users any more', async () => {
    const admin = await app.api.signIn(adminSignIn);
    await app.api.process(await app.generate(admin));
    const { usage } = app.api.core.store;
    for (const userId of [null, ...Array.from({ length: 10 }, (_, index) => `erased-${index}`)])
      for (let count = 0; count < 2; count += 1) await usage.add(buildUsageFact({ at: Date.now(), userId }));
    const { topUsers } = await app.get<Usage>('/auth/usage');
    expect(topUsers.map(({ email }) => email)).toEqual([adminSignIn.email]);
  });
});
