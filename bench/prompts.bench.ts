import { randomBytes } from 'node:crypto';
import { SavePrompt } from '@overture/core/prompts/use-cases/save-prompt';
import { SaveSample } from '@overture/core/prompts/trials/use-cases/save-sample';
import { StartTrial } from '@overture/core/prompts/trials/use-cases/start-trial';
import { startTestApi, superadminSignIn, type TestApi } from '../api/src/testing/start-test-api.ts';
import { testDatabase } from '../e2e/drills/support/test-database.ts';
import type { Bench, Comparison } from './support/comparison.ts';
import { templateContentOf } from '@overture/core/prompts/use-cases/template-texts';
import { PromptRepository } from '@overture/core/prompts/ports/prompt-repository';

const versions = 200;
const samples = 100;
/** The number of trials on a page. */
const trials = 10;
const rounds = 60;
const actor = { userId: null, name: 'bench' };
/** The superadmin, because there are no sandbox accounts. */
const boss = { email: 'boss@agency.example', password: 'Measured!1' };
const few = { id: 'starter-template-7', department: 'dt-pm', name: 'DT-PM' } as const;
const many = { id: 'starter-template-5', department: 'dt-sales', name: 'DT-Sales' } as const;
type Filled = typeof few | typeof many;

/** The calls of a prompt's page. */
const calls: Readonly<Record<string, (of: Filled) => string>> = {
  'its versions': ({ id }) => `/api/prompts/versions?_id=${id}&limit=10`,
  'the samples': ({ name }) => `/api/prompts/samples?department=${name}`,
  'its trials': ({ id }) => `/api/prompts/trials?_id=${id}`,
  'the list of prompts': ({ name }) => `/api/prompts?department=${name}`,
};

export const bench: Bench = {
  description: `the calls of a prompt's page with ${versions} versions and ${samples} samples, against one of each, on SQLite and, where MONGO_TEST_URI is set, MongoDB`,
  async run(log) {
    const comparisons = await compare('SQLite', {}, superadminSignIn);
    const { MONGO_TEST_URI: mongo } = process.env;
    if (mongo === undefined) {
      log('MongoDB is left out: MONGO_TEST_URI is not set');
      return comparisons;
    }
    const database = testDatabase(mongo);
    // With such a store the product generates neither secrets nor accounts.
    const environment = {
      MONGODB_URI: database.uri,
      JWT_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      SUPERADMIN_EMAIL: boss.email,
      SUPERADMIN_PASSWORD: boss.password,
    };
    try {
      return [...comparisons, ...(await compare('MongoDB', environment, boss))];
    } finally {
      await database.drop();
    }
  },
};

async function compare(
  store: string,
  environment: Readonly<Record<string, string>>,
  signIn: typeof superadminSignIn,
): Promise<Comparison[]> {
  const api = await startTestApi({ environment });
  try {
    await fill(api, few, { versions: 1, samples: 1, trials });
    await fill(api, many, { versions, samples, trials });
    const token = await api.signIn(signIn);
    const comparisons: Comparison[] = [];
    for (const [what, path] of Object.entries(calls)) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = -5; round < rounds; round += 1) {
        // Both are measured in turn, so that other load affects both; the first rounds warm up.
        const [one, all] = [await timed(api, path(few), token), await timed(api, path(many), token)];
        if (round >= 0) times.few.push(one);
        if (round >= 0) times.many.push(all);
      }
      const baseline = { what: 'one of each', samples: times.few };
      comparisons.push({
        what: `${store}: ${what}`,
        unit: 'ms',
        samples: times.many,
        baseline,
        goal: { maxRatio: 3 },
      });
    }
    return comparisons;
  } finally {
    await api.stop();
  }
}

async function timed(api: TestApi, path: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await api.call(path, { token });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - startedAt;
}

async function fill(
  { core }: TestApi,
  { id, department }: Filled,
  count: { readonly versions: number; readonly samples: number; readonly trials: number },
): Promise<void> {
  const prompt = await core.get(PromptRepository).findById(id);
  if (prompt === null) throw new Error(`there is no ${id}`);
  for (let index = 1; index < count.versions; index += 1) {
    const fields = { ...templateContentOf(prompt), prompt: `${prompt.prompt}\n\nVersion ${index}.` };
    await core.get(SavePrompt).update(id, { actor, fields, draft: true });
  }
  const save = core.get(SaveSample);
  const source = { link: 'https://app.hubspot.com/contacts/4242/record/0-1/40000000001' };
  const expectations = { mustMention: [], mustNotMention: [], emails: null, language: null, service: null };
  const given = { actor, userId: 'bench', department, source, disguise: false, golden: false, expectations };
  const first = await save.add(given);
  for (let index = 1; index < count.samples; index += 1) await save.add(given);
  for (let index = 0; index < count.trials; index += 1) {
    const trial = { actor, promptId: id, sampleIds: [first.id], text: `Try ${index}.`, dryRun: false };
    await core.get(StartTrial).execute(trial);
  }
}
