import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import type { PromptVersion } from '../prompts/domain/prompt-version.ts';
import { TemplateTexts } from '../prompts/use-cases/template-texts.ts';
import { VersionKeeper } from '../prompts/use-cases/version-keeper.ts';
import { buildPrompt, buildUsageFact, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

type Needed = 'prompts' | 'promptVersions' | 'usage';

/** What every store does with the versions of prompts, and what follows for those who save them. */
export function describePromptVersions(name: string, openStore: OpenContractStore<Needed>): void {
  const clock = new FakeClock();
  let store: Pick<ContractStore, Needed | 'close'>;
  beforeAll(async () => {
    store = await openStore(clock);
  });
  afterAll(() => store.close());

  describe(`PromptVersionRepository on ${name}`, () => {
    it('keeps any text under a number of its own, and forgets all of a prompt at once', async () => {
      const promptId = uniqueId('prompt');
      const first = buildVersion({ promptId, content: { title: '"ü" $x', prompt: '%\u0000', department: 'dt-pm' } });
      const second = buildVersion({ promptId, version: 2, publishedAt: null });
      for (const version of [first, second, buildVersion()]) await store.promptVersions.add(version);
      expect(await store.promptVersions.add(first)).toBe(false);
      expect(await store.promptVersions.find(promptId, 1)).toEqual(first);
      expect(await store.promptVersions.find(promptId, 3)).toBeNull();
      expect(await store.promptVersions.list(promptId, { from: 1, to: 9 })).toEqual([second, first]);
      expect(await store.promptVersions.newestNumber(promptId)).toBe(2);
      await store.promptVersions.deleteAll(promptId);
      expect(await store.promptVersions.list(promptId, { from: 1, to: 9 })).toEqual([]);
      expect(await store.promptVersions.newestNumber(promptId)).toBe(0);
    });

    it('notes a publication, with its reason where there is one', async () => {
      const version = buildVersion({ why: '$first', publishedAt: null });
      await store.promptVersions.add(version);
      const publish = (why: string, publishedAt: number) =>
        store.promptVersions.markPublished(version.promptId, 1, { why, publishedAt });
      await publish('', testNow + 1);
      expect(await store.promptVersions.find(version.promptId, 1)).toEqual({ ...version, publishedAt: testNow + 1 });
      await publish('Back: "v1" \\ $was better', testNow + 2);
      expect(await store.promptVersions.find(version.promptId, 1)).toEqual({
        ...version,
        why: 'Back: "v1" \\ $was better',
        publishedAt: testNow + 2,
      });
    });

    it('keeps the versions and forgets who saved them', async () => {
      const author = `${uniqueId('kim')}@agency.example`;
      const [own, other] = [buildVersion({ author }), buildVersion({ author: 'lee@agency.example' })];
      for (const version of [own, other]) await store.promptVersions.add(version);
      const template = buildPrompt({ updatedBy: author });
      await store.prompts.create(template);
      await store.prompts.forgetAuthor(author);
      await store.promptVersions.forgetAuthor(author);
      expect(await store.prompts.findById(template.id)).toEqual({ ...template, updatedBy: null });
      expect(await store.promptVersions.find(own.promptId, 1)).toEqual({ ...own, author: null });
      expect(await store.promptVersions.find(other.promptId, 1)).toEqual(other);
    });
  });

  describe(`The versions of a template on ${name}`, () => {
    const keeper = () => new VersionKeeper({ versions: store.promptVersions, clock });
    const texts = () => new TemplateTexts({ prompts: store.prompts, clock });
    const save = (prompt: string) => ({
      content: { title: 'Warm', description: '', prompt, department: 'dt-pm' },
      author: 'kim@agency.example',
      why: 'Clearer',
    });
    const given = async (version = 1): Promise<string> => {
      const prompt = buildPrompt({ version, prompt: 'As it was.' });
      await store.prompts.create(prompt);
      return prompt.id;
    };
    const states = async (id: string) =>
      (await keeper().list(texts(), id)).map(({ version, state, content }) => [
        version,
        state,
        content?.prompt ?? null,
      ]);

    it('begin with the text there was; texts that were replaced before are unavailable', async () => {
      const id = await given(3);
      expect(await states(id)).toEqual([
        [3, 'live', 'As it was.'],
        [2, 'retired', null],
        [1, 'retired', null],
      ]);
      await keeper().save(texts(), id, save('Anew.'));
      expect((await states(id)).slice(0, 2)).toEqual([
        [4, 'live', 'Anew.'],
        [3, 'retired', 'As it was.'],
      ]);
      await expect(
        keeper().publish(texts(), id, 2, { author: 'lee@agency.example', why: 'Back' }),
      ).rejects.toMatchObject({ code: 'not_found' });
    });

    it('are listed up to a number, the live one always', async () => {
      const id = await given();
      for (const draft of ['A', 'B', 'C']) await keeper().save(texts(), id, save(draft), { draft: true });
      const listed = await keeper().list(texts(), id, 2);
      expect(listed.map(({ version, state }) => [version, state])).toEqual([
        [4, 'draft'],
        [3, 'draft'],
        [1, 'live'],
      ]);
    });

    it('leave a draft out of use until it is published, and restore an older one', async () => {
      const id = await given();
      await keeper().save(texts(), id, save('Draft.'), { draft: true });
      expect(await store.prompts.findById(id)).toMatchObject({ version: 1, prompt: 'As it was.' });
      await keeper().publish(texts(), id, 2, { author: 'lee@agency.example', why: 'Tried' });
      expect(await store.prompts.findById(id)).toMatchObject({
        version: 2,
        prompt: 'Draft.',
        department: 'dt-pm',
        updatedBy: 'lee@agency.example',
      });
      await keeper().publish(texts(), id, 1, { author: 'lee@agency.example', why: 'Better before' });
      expect(await states(id)).toEqual([
        [2, 'retired', 'Draft.'],
        [1, 'live', 'As it was.'],
      ]);
    });

    it('are all kept when many save at once, of whom each but one is told', async () => {
      const id = await given();
      const numbers = Array.from({ length: 8 }, (_, index) => index);
      const outcomes = await Promise.allSettled(
        numbers.map((number) => keeper().save(texts(), id, save(`Text ${number}`), { basedOn: 1 })),
      );
      const told = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
      expect(told).toHaveLength(7);
      for (const words of told)
        expect(words).toMatch(/Somebody else published meanwhile. Your text is kept as version \d/);
      const kept = await keeper().list(texts(), id);
      expect(new Set(kept.map(({ content }) => content?.prompt))).toEqual(
        new Set(['As it was.', ...numbers.map((number) => `Text ${number}`)]),
      );
      expect(kept.map(({ state }) => state).filter((state) => state !== 'draft')).toEqual(['live', 'retired']);
    });

    it('tell who works on a version that is no longer live, and keep the text', async () => {
      const id = await given();
      await keeper().save(texts(), id, save('Theirs.'));
      await expect(keeper().save(texts(), id, save('Mine.'), { basedOn: 1 })).rejects.toMatchObject({
        code: 'conflict',
        message: 'Somebody else published meanwhile. Your text is kept as version 3, a draft.',
      });
      expect((await states(id))[0]).toEqual([3, 'draft', 'Mine.']);
      expect(await store.prompts.findById(id)).toMatchObject({ version: 2, prompt: 'Theirs.' });
    });
  });

  describe(`Uses of prompts on ${name}`, () => {
    it('are counted by version and since a moment, of ready results alone', async () => {
      const [promptId, other] = [uniqueId('prompt'), uniqueId('prompt')];
      const facts: Partial<UsageFact>[] = [
        { promptVersion: 1, at: testNow - 10 },
        { promptVersion: 2 },
        { promptVersion: 2 },
        { promptVersion: 2, outcome: 'error' },
        { promptId: other, promptVersion: 1 },
        { promptId: null, promptVersion: null },
      ];
      for (const fact of facts) await store.usage.add(buildUsageFact({ promptId, ...fact }));
      expect(await store.usage.countByVersion(promptId)).toEqual(
        new Map([
          [1, 1],
          [2, 2],
        ]),
      );
      expect(await store.usage.countSince([promptId, other, 'nobody'], testNow)).toEqual(
        new Map([
          [promptId, 2],
          [other, 1],
        ]),
      );
      expect(await store.usage.countSince([], testNow)).toEqual(new Map());
    });
  });
}

function buildVersion(overrides: Partial<PromptVersion> = {}): PromptVersion {
  return {
    promptId: uniqueId('prompt'),
    version: 1,
    content: { title: 'Warm introduction', prompt: 'Write three short e-mails.' },
    author: 'kim@agency.example',
    why: 'Clearer',
    createdAt: testNow,
    publishedAt: testNow,
    ...overrides,
  };
}
