import path from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { openCore, readSettings } from '@overture/core/composition';
import { buildNewJob, buildUser, buildVersion, silentLogger } from '@overture/core/testing';
import type { Bench, Comparison } from './support/comparison.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { LimitRepository } from '@overture/core/limits/ports/limit-repository';

/** Many short rounds in turn, so that other load on the machine affects both sides. */
const rounds = 7;
const seconds = 2;
const connections = 50;
const hubspotId = '40000000001';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly json?: object;
  /** The maximum ratio to bare Koa; undefined if the row is only informative. */
  readonly maxRatio?: number;
}

const cases: readonly Case[] = [
  { name: 'GET profile', method: 'GET', path: '/api/auth/my-profile', maxRatio: 4 },
  { name: 'GET history page', method: 'GET', path: '/api/email-sequence/get-email-sequence-history', maxRatio: 8 },
  {
    name: 'POST add-to-hubspot, repeated',
    method: 'POST',
    path: '/api/email-sequence/add-to-hubspot',
    json: { hubspotId, playBook: '<p>Call early.</p>' },
  },
];

/** The settings of a production installation, apart from the vendors. */
const production = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  JWT_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
};

export const bench: Bench = {
  description:
    'authenticated requests of the API against bare Koa with the same payload, both with NODE_ENV=production',
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    const environment = { ...production, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '1' };
    try {
      const token = await prepare(environment);
      const api = await startServerProcess(['api/src/main.ts'], /ready at http:\/\/localhost:(\d+)$/, environment);
      try {
        const results: Comparison[] = [];
        for (const one of cases) results.push(...(await compare(one, api, token, dataDir, log)));
        return results;
      } finally {
        await api.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Prepares a store with an admin who has ten records, the first with an added playbook; returns the admin's token. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<string> {
  const core = await openCore(readSettings(environment), { logger: silentLogger });
  try {
    const user = buildUser();
    // Without a superadmin the API would not start.
    for (const one of [user, buildUser({ role: 'superadmin', department: null })])
      await core.get(UserRepository).create(one);
    // Requests are counted as usual, but the limit is so high that this run stays below it.
    await core.get(LimitRepository).merge({ scope: 'user', key: user.id, perMinute: 1_000_000 });
    const { jobs, history } = core.store;
    const now = Date.now();
    for (let index = 0; index < 10; index += 1) {
      const contact = index === 0 ? hubspotId : `5000000000${index}`;
      const { id } = await jobs.submit(buildNewJob({ userId: user.id, hubspotId: contact, now: now - index }));
      const claim = await jobs.claim(id, { owner: 'bench', now, until: now + 60_000 });
      if (claim === null) throw new Error('A job was not claimed.');
      await jobs.complete(id, claim.job.fence, buildVersion({ version: claim.job.version, readyAt: now }));
      if (index === 0) await history.finishPush(id, claim.job.version, 'note-1', now);
    }
    return await core.get(TokenIssuer).issue(user, { userAgent: 'bench' });
  } finally {
    await core.close();
  }
}

async function compare(
  one: Case,
  api: ServerProcess,
  token: string,
  folder: string,
  log: (line: string) => void,
): Promise<Comparison[]> {
  const payload = await fetch(api.url + one.path, {
    method: one.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(one.json === undefined ? {} : { body: JSON.stringify(one.json) }),
  });
  if (payload.status !== 200) throw new Error(`${one.name} answers ${payload.status}: ${await payload.text()}`);
  const file = path.join(folder, 'payload.json');
  await writeFile(file, await payload.text());
  const bare = await startServerProcess(['bench/support/bare-koa.ts', file], /^port (\d+)$/, {
    NODE_ENV: 'production',
  });
  try {
    const ours = { perThousand: [] as number[], p99: [] as number[] };
    const theirs = { perThousand: [] as number[], p99: [] as number[] };
    // One run of each is not measured, so that compiled code is compared with compiled code.
    await shoot(one, bare.url, token, 2);
    await shoot(one, api.url, token, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const [figures, server] of [
        [theirs, bare],
        [ours, api],
      ] as const) {
        const { perSecond, p99 } = await shoot(one, server.url, token, seconds);
        figures.perThousand.push(1_000_000 / perSecond);
        figures.p99.push(p99);
        log(`${one.name}, ${server === api ? 'API' : 'bare Koa'}: ${Math.round(perSecond)} requests/s, p99 ${p99} ms`);
      }
    }
    const what = 'bare Koa';
    return [
      {
        what: `${one.name}: 1000 requests`,
        unit: 'ms',
        samples: ours.perThousand,
        baseline: { what, samples: theirs.perThousand },
        ...(one.maxRatio === undefined ? {} : { goal: { maxRatio: one.maxRatio } }),
      },
      {
        what: `${one.name}: p99`,
        unit: 'ms',
        samples: ours.p99,
        baseline: { what, samples: theirs.p99 },
      },
    ];
  } finally {
    await bare.stop();
  }
}

async function shoot(
  { method, path: address, json, name }: Case,
  url: string,
  token: string,
  duration: number,
): Promise<{ perSecond: number; p99: number }> {
  const request: Request = { method, path: address, ...(json === undefined ? {} : { body: JSON.stringify(json) }) };
  const result = await autocannon({
    url,
    connections,
    duration,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [request],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
