import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError } from '../platform/app-error.ts';
import { buildAiModel, buildBaseSummary, buildPrompt, buildSummaryPrompt, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

type Needed = 'prompts' | 'summaryPrompts' | 'serviceTypes' | 'models';

/** What every repository of prompts, summary prompts, service types and AI models does. */
export function describePromptRepositories(name: string, openStore: OpenContractStore<Needed>): void {
  let store: Pick<ContractStore, Needed | 'close'>;
  beforeAll(async () => {
    store = await openStore(new FakeClock());
  });
  afterAll(() => store.close());

  describe(`PromptRepository on ${name}`, () => {
    it('keeps a template with any text and forgets it when deleted', async () => {
      const prompt = buildPrompt({ title: 'Ünï "quoted" \\ title', prompt: '{{name}}\n%_\u0000' });
      await store.prompts.create(prompt);
      expect(await store.prompts.findById(prompt.id)).toEqual(prompt);
      await expect(store.prompts.create(prompt)).rejects.toBeInstanceOf(ConflictError);
      expect(await store.prompts.delete(prompt.id)).toBe(true);
      expect(await store.prompts.delete(prompt.id)).toBe(false);
      expect(await store.prompts.findById(prompt.id)).toBeNull();
    });

    it('takes an edit of the version it holds and no other', async () => {
      const prompt = buildPrompt();
      await store.prompts.create(prompt);
      expect(await store.prompts.update({ ...prompt, version: 2, prompt: 'first' }, 1)).toBe(true);
      expect(await store.prompts.update({ ...prompt, version: 3, prompt: 'late' }, 1)).toBe(false);
      expect(await store.prompts.findById(prompt.id)).toMatchObject({ version: 2, prompt: 'first' });
      expect(await store.prompts.update(buildPrompt({ version: 2 }), 1)).toBe(false);
    });

    it('lists newest first, by page and domain', async () => {
      const created = [1, 2, 3].map((age) => buildPrompt({ department: 'dt-sales', createdAt: testNow - age }));
      for (const prompt of created) await store.prompts.create(prompt);
      await store.prompts.create(buildPrompt({ department: 'dt-pm' }));
      const page = await store.prompts.list({ department: 'dt-sales' }, { page: 1, limit: 2 });
      expect(page).toEqual({ items: created.slice(0, 2), total: 3 });
      expect((await store.prompts.list({ department: 'dt-sales' }, { page: 2, limit: 2 })).items).toEqual(
        created.slice(2),
      );
      expect((await store.prompts.list({}, { page: 1, limit: 100 })).total).toBeGreaterThanOrEqual(4);
      await store.prompts.create(buildPrompt({ department: 'dt-sales', version: 0 }));
      const published = { department: 'dt-sales', isPublished: true } as const;
      expect(await store.prompts.list(published, { page: 1, limit: 10 })).toEqual({ items: created, total: 3 });
    });

    it('finds what holds every word in title, description or text, whatever the case', async () => {
      const department = 'conference-sales';
      const warm = buildPrompt({ department, title: 'ÄRGER with invoices', description: 'After a fair', prompt: 'x' });
      const cold = buildPrompt({ department, title: 'Cold', description: '', prompt: 'Write 100% of (it).\nWarmly.' });
      for (const prompt of [warm, cold]) await store.prompts.create(prompt);
      const found = async (search: string) =>
        (await store.prompts.list({ department, search }, { page: 1, limit: 10 })).items.map(({ id }) => id);
      expect(await found('fair ärger')).toEqual([warm.id]);
      expect(await found('WARMLY 100% (it)')).toEqual([cold.id]);
      expect(await found('ärger warmly')).toEqual([]);
      expect(await found('.*')).toEqual([]);
      expect(await found('1000 \u0000')).toEqual([]);
      expect(await found(' \n ')).toHaveLength(2);
      const other = await store.prompts.list({ department: 'dt-pm', search: 'ärger' }, { page: 1, limit: 10 });
      expect(other).toEqual({ items: [], total: 0 });
    });

    it('sorts by title as people read it and by date, both ways, over the pages', async () => {
      const department = 'product-pm';
      const titles = ['apple', 'Banana', 'Éclair', 'zebra', 'Zebra'];
      const shuffled = [3, 0, 4, 2, 1].map((at, age) =>
        buildPrompt({ department, id: `sort-${at}-${uniqueId()}`, title: titles[at] ?? '', createdAt: testNow - age }),
      );
      for (const prompt of shuffled) await store.prompts.create(prompt);
      const pages = async (field: 'title' | 'createdAt', descending: boolean) =>
        (
          await Promise.all(
            [1, 2].map((page) => store.prompts.list({ department }, { page, limit: 3 }, { field, descending })),
          )
        ).flatMap(({ items }) => items.map(({ title }) => title));
      expect(await pages('title', false)).toEqual(titles);
      expect(await pages('title', true)).toEqual(titles.toReversed());
      expect(await pages('createdAt', false)).toEqual(shuffled.map(({ title }) => title).toReversed());
    });
  });

  describe(`SummaryPromptRepository on ${name}`, () => {
    it('uses the newest prompt of a group', async () => {
      const older = buildSummaryPrompt({ group: 'dt', createdAt: testNow - 10 });
      const newer = buildSummaryPrompt({ group: 'dt', createdAt: testNow });
      await store.summaryPrompts.create(newer);
      await store.summaryPrompts.create(older);
      expect(await store.summaryPrompts.findNewest('dt')).toEqual(newer);
      expect(await store.summaryPrompts.findNewest('conference')).toBeNull();
      expect(await store.summaryPrompts.list()).toEqual([newer, older]);
      await expect(store.summaryPrompts.create(newer)).rejects.toBeInstanceOf(ConflictError);
    });

    it('changes a prompt in its place, and uses the one before it when the newest is deleted', async () => {
      const older = buildSummaryPrompt({ group: 'product', createdAt: testNow - 10 });
      const newer = buildSummaryPrompt({ group: 'product', createdAt: testNow });
      for (const prompt of [older, newer]) await store.summaryPrompts.create(prompt);
      const changed = { ...older, version: 2, prompt: 'In five lines.\u0000' };
      expect(await store.summaryPrompts.update(changed, 1)).toBe(true);
      expect(await store.summaryPrompts.update({ ...older, version: 2 }, 1)).toBe(false);
      expect(await store.summaryPrompts.findById(older.id)).toEqual(changed);
      expect(await store.summaryPrompts.findNewest('product')).toEqual(newer);
      expect(await store.summaryPrompts.delete(newer.id)).toBe(true);
      expect(await store.summaryPrompts.delete(newer.id)).toBe(false);
      expect(await store.summaryPrompts.findNewest('product')).toEqual(changed);
      expect(await store.summaryPrompts.update(newer, 1)).toBe(false);
      expect(await store.summaryPrompts.findById(newer.id)).toBeNull();
    });

    it('holds one base summary', async () => {
      expect(await store.summaryPrompts.getBase()).toBeNull();
      const put = (title: string, version: number, seen: number) =>
        store.summaryPrompts.putBase(buildBaseSummary({ title, version }), seen);
      expect(await put('none to replace', 2, 1)).toBe(false);
      expect(await put('one', 1, 0)).toBe(true);
      expect(await put('another one', 1, 0)).toBe(false);
      const second = buildBaseSummary({ title: 'two', version: 2 });
      expect(await store.summaryPrompts.putBase(second, 1)).toBe(true);
      expect(await put('late', 2, 1)).toBe(false);
      expect(await store.summaryPrompts.getBase()).toEqual(second);
    });
  });

  describe(`ServiceTypeRepository on ${name}`, () => {
    it('replaces the list and keeps its order', async () => {
      expect(await store.serviceTypes.list()).toEqual([]);
      await store.serviceTypes.replaceAll([{ value: 'old', label: 'Old' }]);
      const services = [
        { value: 'z', label: 'Zoë & co' },
        { value: 'a', label: 'Apps' },
      ];
      await store.serviceTypes.replaceAll(services);
      expect(await store.serviceTypes.list()).toEqual(services);
    });

    it('adds at the end, renames and removes one, and tells when there is none', async () => {
      await store.serviceTypes.replaceAll([]);
      await store.serviceTypes.create({ value: 'b', label: 'Booths' });
      await store.serviceTypes.create({ value: 'a', label: 'Apps' });
      await expect(store.serviceTypes.create({ value: 'b', label: 'Again' })).rejects.toBeInstanceOf(ConflictError);
      expect(await store.serviceTypes.update({ value: 'b', label: 'Böoths $1' })).toBe(true);
      expect(await store.serviceTypes.update({ value: 'c', label: 'None' })).toBe(false);
      expect(await store.serviceTypes.list()).toEqual([
        { value: 'b', label: 'Böoths $1' },
        { value: 'a', label: 'Apps' },
      ]);
      expect(await store.serviceTypes.delete('b')).toBe(true);
      expect(await store.serviceTypes.delete('b')).toBe(false);
      await store.serviceTypes.create({ value: 'c', label: 'Clouds' });
      expect((await store.serviceTypes.list()).map(({ value }) => value)).toEqual(['a', 'c']);
    });
  });

  describe(`AiModelRepository on ${name}`, () => {
    it('keeps, replaces and lists models newest first', async () => {
      const older = buildAiModel({ department: 'dt-pm', aiModel: 'gpt-5-mini', createdAt: testNow - 5 });
      const newer = buildAiModel({
        department: 'dt-pm',
        createdAt: testNow,
        price: { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 },
        replacement: 'gpt-6.1-sol',
      });
      await store.models.create(older);
      await store.models.create(newer);
      await store.models.create(buildAiModel({ department: 'dt-sales' }));
      const moved = { to: newer.id, wasOffered: true, isDefault: false, replacement: null };
      const inactive = { ...older, active: false, moved };
      expect(await store.models.update(inactive)).toBe(true);
      expect(await store.models.update(buildAiModel({ id: uniqueId('unknown') }))).toBe(false);
      expect(await store.models.findById(older.id)).toEqual(inactive);
      expect(await store.models.findById('unknown')).toBeNull();
      expect(await store.models.list({ department: 'dt-pm' })).toEqual([newer, inactive]);
      expect((await store.models.list({})).length).toBeGreaterThanOrEqual(3);
    });

    it('lets one of many simultaneous creations of a model in a domain win, and no change make it twice', async () => {
      const model = () => buildAiModel({ department: 'conference-sales', aiModel: 'gpt-4.1' });
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => store.models.create(model())));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused.every((reason) => reason instanceof ConflictError)).toBe(true);
      const other = buildAiModel({ department: 'conference-sales', aiModel: 'gpt-4.1-mini' });
      await store.models.create(other);
      await expect(store.models.update({ ...other, aiModel: 'gpt-4.1' })).rejects.toBeInstanceOf(ConflictError);
      await store.models.create(buildAiModel({ department: 'dt-sales', aiModel: 'gpt-4.1' }));
    });
  });
}
