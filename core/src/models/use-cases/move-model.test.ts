import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  auditOn,
  buildAiModel,
  FakeClock,
  FakeIdGenerator,
  openTestStore,
  type TestStore,
} from '../../testing/index.ts';
import { MoveModel } from './move-model.ts';
import { SaveModel } from './save-model.ts';

let store: TestStore;
let move: MoveModel;
let save: SaveModel;
beforeEach(() => {
  const [clock, ids] = [new FakeClock(), new FakeIdGenerator()];
  store = openTestStore({ clock });
  const { models } = store;
  const { audit } = auditOn({ log: store.audit, clock, ids });
  save = new SaveModel({ models, audit, clock, ids });
  move = new MoveModel({ models, save, audit });
});
afterEach(() => store.close());

const actor = { userId: null, name: 'cli:test' };

async function entries(): Promise<readonly string[]> {
  const { items } = await store.audit.list({}, { page: 1, limit: 10 });
  return items.map(({ action, detail }) => `${action} ${detail}`);
}

it('offers the replacement in its place, as the default if that it was', async () => {
  const five = buildAiModel({ department: 'dt-pm', isDefault: true });
  await store.models.create(five);
  const moved = await move.execute({ actor, id: five.id });
  expect(moved).toMatchObject({ aiModel: 'gpt-6.1-sol', aiModelLabel: 'GPT-6.1 Sol', active: true, isDefault: true });
  expect(await store.models.findById(five.id)).toMatchObject({
    active: false,
    isDefault: false,
    replacement: 'gpt-6.1-sol',
  });
});

it('tells the log once of a move and of the way back, with the domain, from and to', async () => {
  const five = buildAiModel({ department: 'dt-pm' });
  await store.models.create(five);
  await move.execute({ actor, id: five.id });
  await move.back({ actor, id: five.id });
  expect(await entries()).toEqual([
    'model_moved gpt-6.1-sol to gpt-5 in dt-pm',
    'model_moved gpt-5 to gpt-6.1-sol in dt-pm',
  ]);
});

it('tells the log also of a move and of a way back that fail half-way', async () => {
  const replace = vi.spyOn(save, 'replace');
  const five = buildAiModel({ department: 'dt-pm' });
  await store.models.create(five);
  replace.mockRejectedValueOnce(new Error('gone'));
  await expect(move.execute({ actor, id: five.id })).rejects.toThrow('gone');
  expect(await entries()).toEqual(['model_moved gpt-5 to gpt-6.1-sol in dt-pm']);

  const mini = buildAiModel({ department: 'dt-sales', aiModel: 'gpt-5-mini', replacement: 'gpt-6-luna' });
  await store.models.create(mini);
  await move.execute({ actor, id: mini.id });
  replace.mockResolvedValueOnce(mini).mockRejectedValueOnce(new Error('gone'));
  await expect(move.back({ actor, id: mini.id })).rejects.toThrow('gone');
  expect(await entries()).toHaveLength(3);
});

it('brings back a replacement that the domain has, and keeps its price', async () => {
  const price = { input: 1, cachedInput: 1, cacheWrite: 1, output: 1 };
  const luna = buildAiModel({ department: 'dt-pm', aiModel: 'gpt-6-luna', active: false, price });
  const five = buildAiModel({ department: 'dt-pm', replacement: 'gpt-6-luna' });
  await store.models.create(luna);
  await store.models.create(five);
  expect(await move.execute({ actor, id: five.id })).toMatchObject({ id: luna.id, active: true, price });
});

it('goes back to what was before: the default, the named replacement, and what was offered', async () => {
  const five = buildAiModel({ department: 'dt-pm', isDefault: true });
  await store.models.create(five);
  const { id } = await move.execute({ actor, id: five.id });
  expect(await move.back({ actor, id: five.id })).toEqual(five);
  expect(await store.models.findById(five.id)).toEqual(five);
  expect(await store.models.findById(id)).toMatchObject({ active: false, isDefault: false });
  await expect(move.back({ actor, id: five.id })).rejects.toMatchObject({ code: 'conflict' });
});

it('goes back beside a replacement that was offered before, and leaves a default that was chosen since', async () => {
  const sol = buildAiModel({ department: 'dt-pm', aiModel: 'gpt-6.1-sol' });
  const luna = buildAiModel({ department: 'dt-pm', aiModel: 'gpt-6-luna' });
  const five = buildAiModel({ department: 'dt-pm', isDefault: true });
  for (const model of [sol, luna, five]) await store.models.create(model);
  await move.execute({ actor, id: five.id });
  await store.models.update({ ...sol, isDefault: false });
  await store.models.update({ ...luna, isDefault: true });
  expect(await move.back({ actor, id: five.id })).toMatchObject({ active: true, isDefault: false });
  expect(await store.models.findById(sol.id)).toMatchObject({ active: true });
  expect(await store.models.findById(luna.id)).toMatchObject({ isDefault: true });
});

it('forgets the way back once the model is offered again by itself', async () => {
  const five = buildAiModel({ department: 'dt-pm' });
  await store.models.create(five);
  const { id } = await move.execute({ actor, id: five.id });
  await save.update(actor, five.id, { ...five, active: true });
  await expect(move.back({ actor, id: five.id })).rejects.toMatchObject({ code: 'conflict' });
  expect(await store.models.findById(id)).toMatchObject({ active: true });
});

it('has nothing to move to where nobody named a replacement', async () => {
  const odd = buildAiModel({ department: 'dt-pm', aiModel: 'local-8b' });
  await store.models.create(odd);
  await expect(move.execute({ actor, id: odd.id })).rejects.toMatchObject({ code: 'conflict' });
  await expect(move.execute({ actor, id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
});
