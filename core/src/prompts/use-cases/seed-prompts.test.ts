import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPrompt, openTestStore, type TestStore } from '../../testing/index.ts';
import { starterContent } from '../domain/starter-content.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { SeedPrompts } from './seed-prompts.ts';

describe('SeedPrompts', () => {
  let store: TestStore;
  beforeEach(() => {
    store = openTestStore();
  });
  afterEach(() => store.close());

  const seed = () =>
    new SeedPrompts({
      prompts: store.prompts,
      summaryPrompts: store.summaryPrompts,
      services: store.serviceTypes,
      clock: new FakeClock(),
    });
  const titles = async () => (await store.prompts.list({}, { page: 1, limit: 100 })).items.map(({ title }) => title);
  const starting = starterContent.templates.map(({ title }) => title);

  it('fills an empty store once, however many processes start together', async () => {
    await Promise.all([seed().execute(), seed().execute(), seed().execute()]);
    expect(await titles()).toEqual(starting);
    expect(await store.summaryPrompts.list()).toHaveLength(starterContent.summaryPrompts.length);
    expect(await store.serviceTypes.list()).toEqual(starterContent.services);
  });

  it('finishes what was cut short', async () => {
    const [template] = starterContent.templates;
    if (template === undefined) throw new Error('There is no starting template.');
    await store.prompts.create(buildPrompt({ ...template, id: 'starter-template-1', createdAt: 1e15 }));
    await seed().execute();
    expect(await titles()).toEqual(starting);
  });

  it('brings nothing back that was deleted later', async () => {
    await seed().execute();
    await store.prompts.delete('starter-template-1');
    await seed().execute();
    expect(await titles()).toEqual(starting.slice(1));
  });
});
