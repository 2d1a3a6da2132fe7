import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BulkLedgers } from '@overture/core/runs/ports/bulk-ledger';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { GetRecord } from '@overture/core/records/use-cases/get-record';
import { ListConnections } from '@overture/core/connections/use-cases/list-connections';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import { SaveModel } from '@overture/core/models/use-cases/save-model';
import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import type { RowOutcome } from '@overture/core/runs/domain/row-outcome';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { buildContact, FakeCrmContacts, silentLogger } from '@overture/core/testing';
import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The rows of a whole list. */
const listed = 100;
const contacts = Array.from({ length: listed }, (_, index) => String(1_000_000 + index));
const never = new AbortController().signal;

let sandbox: Sandbox;
let dataDir: string;
let core: OpenCore;
let userId: string;

const open = async (secret: string): Promise<void> => {
  dataDir = await mkdtemp(join(tmpdir(), 'overture-drill-'));
  core = await openCore(
    readSettings({
      DATA_DIR: dataDir,
      SUPERADMIN_EMAIL: 'drill@overture.example',
      SUPERADMIN_PASSWORD: 'Overture!1',
      OPENAI_BASE_URL: `${sandbox.url}/v1`,
      OPENAI_API_KEY: secret,
    }),
    {
      logger: silentLogger,
      overrides: { crmContacts: new FakeCrmContacts(contacts.map((id) => buildContact({ id }))) },
    },
  );
  userId = (await core.get(FindActingUser).execute({ email: undefined })).id;
};
beforeEach(async () => {
  sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
});
afterEach(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function* rows(count: number): AsyncGenerator<BulkEntry> {
  for (const [index, contact] of contacts.slice(0, count).entries()) {
    const nothing = { prospectUrl: undefined, prompt: undefined, department: undefined, model: undefined };
    yield { row: index + 1, line: index + 2, contact, hubspotId: contact, ...nothing, additionalInfo: '' };
  }
}

/** A run of the list; `ended`: outcomes of the run that it resumes. */
async function run(count: number, ended: readonly RowOutcome[], onOutcome: (nth: number) => Promise<void> | void) {
  const ledger = core.get(BulkLedgers).open();
  for (const { row, contact } of ended) ledger.noteEnded(row, contact);
  const outcomes: RowOutcome[] = [];
  const summary = await core.get(RunBulk).execute({
    actor: { userId, role: 'superadmin', department: null },
    auditActor: { userId: null, name: 'cli:drill' },
    entries: rows(count),
    defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: undefined },
    serviceTier: 'default',
    concurrency: 8,
    via: 'inline',
    pushPlaybook: false,
    includeOptedOut: false,
    maxCostUsd: null,
    maxFailures: null,
    ledger,
    resumedSince: null,
    onOutcome: (outcome) => {
      outcomes.push(outcome);
      return onOutcome(outcomes.length);
    },
    drain: never,
    abort: never,
  });
  ledger.close();
  return { summary, outcomes };
}

const requestsSchema = z.object({ requests: z.array(z.object({ path: z.string(), status: z.number() })) });
const answersWith = async (status: number): Promise<number> => {
  const { requests } = requestsSchema.parse(await (await fetch(`${sandbox.url}/_sandbox/requests`)).json());
  return requests.filter((request) => request.path === '/v1/responses' && request.status === status).length;
};
const billSchema = z.object({ requests: z.number(), models: z.record(z.string(), z.object({ requests: z.number() })) });
const bill = async () => billSchema.parse(await (await fetch(`${sandbox.url}/_sandbox/bill`)).json());
const endGpt5After =
  (rowsWritten: number) =>
  async (nth: number): Promise<void> => {
    if (nth !== rowsWritten) return;
    await fetch(`${sandbox.url}/_sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceDays: 25 }),
    });
  };

describe('the default model ends in the middle of a list', () => {
  it('stops the run with a reason, and the rest is written by its successor, each row paid for once', async () => {
    await open('sk-drill');
    const first = await run(listed, [], endGpt5After(25));
    expect(first.summary.stopped).toMatchObject({ kind: 'account', error: { code: 'model_unavailable' } });
    expect(first.outcomes.every(({ status }) => status === 'ready')).toBe(true);
    expect((await bill()).requests).toBe(first.outcomes.length);
    const second = await run(listed, first.outcomes, () => undefined);
    expect(second.summary).toMatchObject({ stopped: null, errors: 0 });
    expect(first.outcomes.length + second.outcomes.length).toBe(listed);
    expect(await bill()).toMatchObject({
      requests: listed,
      models: {
        'gpt-5-2025-08-07': { requests: first.outcomes.length },
        'gpt-6.1-sol': { requests: second.outcomes.length },
      },
    });
  });

  it('goes on with the replacement where a superadmin named one, and the records say so', async () => {
    await open('sk-drill');
    await core.get(SaveModel).create(
      { userId: null, name: 'cli:drill' },
      {
        aiModel: 'gpt-5',
        aiModelLabel: 'GPT-5 (default)',
        department: 'product-sales',
        active: true,
        replacement: 'gpt-6.1-terra',
      },
    );
    const { summary, outcomes } = await run(listed, [], endGpt5After(25));
    expect(summary).toMatchObject({ ready: listed, errors: 0, stopped: null });
    expect((await bill()).requests).toBe(listed);
    const last = await core.get(GetRecord).execute({
      actor: { userId, role: 'superadmin', department: null },
      hubspotId: contacts.at(-1) ?? '',
      ownerId: undefined,
      version: undefined,
    });
    expect(last.shown?.request).toMatchObject({ aiModel: 'gpt-6.1-terra', insteadOf: 'GPT-5 (default)' });
    expect(outcomes.every(({ costUsd }) => costUsd !== null && costUsd > 0)).toBe(true);
  });
});

describe('an organisation that is not verified', () => {
  it('has its rows written without streaming, and its superadmin told once', async () => {
    await open('unverified-drill');
    const { summary } = await run(40, [], () => undefined);
    expect(summary).toMatchObject({ ready: 40, errors: 0, stopped: null });
    // Those that were begun at once asked for a stream, and nobody after them.
    expect(await answersWith(400)).toBeLessThanOrEqual(8);
    expect((await bill()).requests).toBe(40);
    const [connection] = (await core.get(ListConnections).execute()).filter(({ type }) => type === 'Openai');
    expect(connection?.health?.notice).toContain('organisation is not verified');
  });
});
