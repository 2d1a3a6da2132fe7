import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { toFile } from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
const client = (apiKey = 'sk-sample-0001') => new OpenAI({ apiKey, baseURL: `${sandbox.url}/v1`, maxRetries: 0 });
const arm = (fault: Record<string, unknown>) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'openai', match: '/batches$', method: 'POST', ...fault }),
  });

beforeAll(async () => {
  sandbox = await startSandbox({ batchMs: 200 });
});
beforeEach(async () => {
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
});
afterAll(() => sandbox.close());

const line = (id: string, model = 'gpt-5') =>
  JSON.stringify({ custom_id: id, method: 'POST', url: '/v1/responses', body: { model, input: `Say ${id}.` } });

async function submit(lines: readonly string[]) {
  const file = await client().files.create({
    file: await toFile(Buffer.from(lines.join('\n')), 'in.jsonl'),
    purpose: 'batch',
  });
  return client().batches.create({
    input_file_id: file.id,
    endpoint: '/v1/responses',
    completion_window: '24h',
    metadata: { slice: lines[0]?.slice(0, 40) ?? '' },
  });
}

async function followed(id: string) {
  const seen: string[] = [];
  for (;;) {
    const batch = await client().batches.retrieve(id);
    if (seen.at(-1) !== batch.status) seen.push(batch.status);
    if (['completed', 'failed', 'expired', 'cancelled'].includes(batch.status)) return { batch, seen };
    await sleep(10);
  }
}

async function contentOf(id: string | undefined) {
  if (id == null) return [];
  const text = await (await client().files.content(id)).text();
  return text
    .trim()
    .split('\n')
    .map(
      (one) =>
        JSON.parse(one) as {
          custom_id: string;
          response: { status_code: number; body: { status?: string } } | null;
          error: { code: string } | null;
        },
    );
}

test('a batch goes from validating to completed, and its output answers each line', async () => {
  const created = await submit([line('a'), line('b')]);
  expect(created.status).toBe('validating');
  const { batch, seen } = await followed(created.id);
  expect(seen).toEqual(['validating', 'in_progress', 'finalizing', 'completed']);
  expect(batch.request_counts).toEqual({ total: 2, completed: 2, failed: 0 });
  expect(batch.error_file_id).toBeNull();
  const output = await contentOf(batch.output_file_id);
  expect(output.map((one) => [one.custom_id, one.response?.status_code, one.response?.body.status])).toEqual([
    ['a', 200, 'completed'],
    ['b', 200, 'completed'],
  ]);
});

test('a line in error is in the error file and costs the others nothing', async () => {
  await arm({ kind: 'batch-line', lines: [2], status: 500 });
  const { batch } = await followed((await submit([line('a'), line('b'), line('c')])).id);
  expect(batch.request_counts).toEqual({ total: 3, completed: 2, failed: 1 });
  expect(await contentOf(batch.error_file_id)).toMatchObject([{ custom_id: 'b', response: { status_code: 500 } }]);
  expect((await contentOf(batch.output_file_id)).map(({ custom_id }) => custom_id)).toEqual(['a', 'c']);
});

test('an expired batch says which lines it did not come to', async () => {
  await arm({ kind: 'batch-expired' });
  const { batch } = await followed((await submit([line('a'), line('b')])).id);
  expect(batch.status).toBe('expired');
  expect(await contentOf(batch.output_file_id)).toHaveLength(1);
  expect(await contentOf(batch.error_file_id)).toMatchObject([
    { custom_id: 'b', response: null, error: { code: 'batch_expired' } },
  ]);
});

test('a file that cannot be carried out fails the whole batch with the reasons', async () => {
  const { batch } = await followed((await submit([line('a'), line('a'), line('c', 'gpt-5-mini'), '{'])).id);
  expect(batch.status).toBe('failed');
  expect(batch.errors?.data?.map(({ code, line: at }) => [code, at])).toEqual([
    ['duplicate_custom_id', 2],
    ['mismatched_model', 3],
    ['invalid_json_line', 4],
  ]);
  await arm({ kind: 'batch-failed' });
  expect((await followed((await submit([line('a')])).id)).batch.errors?.data?.[0]?.code).toBe('token_limit_exceeded');
});

test('batches are listed newest first, a page at a time, and only to their own key', async () => {
  const first = await submit([line('first')]);
  const second = await submit([line('second')]);
  const pages: string[] = [];
  for await (const batch of client().batches.list({ limit: 1 })) pages.push(batch.id);
  expect(pages.slice(0, 2)).toEqual([second.id, first.id]);
  const others = await client('sk-other-0002').batches.list();
  expect(others.data).toEqual([]);
  await expect(client('sk-other-0002').batches.retrieve(first.id)).rejects.toMatchObject({ status: 404 });
  expect((await client().batches.cancel(second.id)).status).toBe('cancelling');
  expect((await followed(second.id)).batch.status).toBe('cancelled');
});
