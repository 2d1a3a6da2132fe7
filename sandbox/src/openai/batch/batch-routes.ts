import { z } from 'zod';
import type { Fault } from '../../control/faults.ts';
import { json, type Reply, type SandboxRequest } from '../../server/reply.ts';
import { badValue, openaiError } from '../openai-errors.ts';
import type { Batch, Batches, RunLine } from './batches.ts';
import { presentFile } from './vendor-files.ts';

const MOST_BYTES = 200 * 1024 * 1024;

const createBody = z.object({
  input_file_id: z.string(),
  endpoint: z.string(),
  completion_window: z.string(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
});
const listQuery = z.object({
  after: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Files and Batches; undefined for any other path. */
export async function handleBatches(
  request: SandboxRequest,
  batches: Batches,
  run: RunLine,
  fault: Fault | undefined,
): Promise<Reply | undefined> {
  const { method, path, token } = request;
  const file = /^\/v1\/files\/([\w-]+)(\/content)?$/.exec(path);
  const batch = /^\/v1\/batches\/(\w+)(\/cancel)?$/.exec(path);
  if (path === '/v1/files' && method === 'POST') return upload(request, batches);
  if (file) {
    const found = batches.files.find(token, file[1] ?? '');
    if (!found) return notFound('File', file[1] ?? '', 'id');
    if (method === 'DELETE') {
      batches.files.delete(found.id);
      return json(200, { id: found.id, object: 'file', deleted: true });
    }
    if (method !== 'GET') return undefined;
    return file[2] === undefined
      ? json(200, presentFile(found))
      : { status: 200, body: { text: found.text, type: 'application/octet-stream' } };
  }
  if (path === '/v1/batches' && method === 'POST') return create(request, batches, run, fault);
  if (path === '/v1/batches' && method === 'GET') return list(request, batches);
  if (batch) {
    const found = batches.of(token).find(({ id }) => id === batch[1]);
    if (!found) return notFound('batch', batch[1] ?? '', null);
    if (method === 'POST' && batch[2] !== undefined) batches.cancel(found);
    else if (method !== 'GET' || batch[2] !== undefined) return undefined;
    return json(200, present(found));
  }
  return undefined;
}

async function upload({ token, bytes, headers }: SandboxRequest, batches: Batches): Promise<Reply> {
  const type = String(headers['content-type'] ?? '');
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const file = form?.get('file');
  if (form === null || !(file instanceof File))
    return badValue('file', "Missing required parameter: 'file'.", 'missing_required_parameter');
  if (form.get('purpose') !== 'batch') return badValue('purpose', "'purpose' must be 'batch' in the sandbox.");
  if (!file.name.endsWith('.jsonl')) return badValue('file', 'Invalid file format for Batch API. Must be .jsonl');
  if (file.size > MOST_BYTES)
    return openaiError(413, {
      message: `Maximum content size limit (${MOST_BYTES}) exceeded (${file.size} bytes read)`,
    });
  const added = batches.files.add({ token, filename: file.name, purpose: 'batch', text: await file.text() });
  return json(200, presentFile(added));
}

function create(request: SandboxRequest, batches: Batches, run: RunLine, fault: Fault | undefined): Reply {
  const parsed = createBody.safeParse(request.json);
  if (!parsed.success) {
    const param = parsed.error.issues[0]?.path.join('.') ?? 'body';
    return badValue(param, `Invalid value for '${param}'.`, 'invalid_value');
  }
  const { input_file_id, endpoint, completion_window, metadata } = parsed.data;
  if (completion_window !== '24h')
    return badValue('completion_window', "Invalid value: the only supported value is '24h'.", 'invalid_value');
  if (endpoint !== '/v1/responses')
    return badValue('endpoint', "Invalid value: the sandbox supports '/v1/responses'.", 'invalid_value');
  const input = batches.files.find(request.token, input_file_id);
  if (input?.purpose !== 'batch') return notFound('File', input_file_id, 'input_file_id');
  return json(200, present(batches.create(input, { endpoint, metadata: metadata ?? null }, run, fault)));
}

function list({ token, query }: SandboxRequest, batches: Batches): Reply {
  const parsed = listQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return badValue('limit', "Invalid value for 'limit'.", 'invalid_value');
  const all = batches.of(token);
  const from = parsed.data.after === undefined ? 0 : all.findIndex(({ id }) => id === parsed.data.after) + 1;
  const page = all.slice(from, from + parsed.data.limit);
  return json(200, {
    object: 'list',
    data: page.map(present),
    first_id: page[0]?.id ?? null,
    last_id: page.at(-1)?.id ?? null,
    has_more: from + page.length < all.length,
  });
}

const notFound = (what: string, id: string, param: string | null): Reply =>
  openaiError(404, { message: `No such ${what} object: ${id}`, param });

const present = (batch: Batch) => ({
  id: batch.id,
  object: 'batch',
  endpoint: batch.endpoint,
  errors: batch.problems && { object: 'list', data: batch.problems },
  input_file_id: batch.inputFileId,
  completion_window: '24h',
  status: batch.status,
  output_file_id: batch.outputFileId,
  error_file_id: batch.errorFileId,
  created_at: batch.at.created,
  in_progress_at: batch.at.in_progress ?? null,
  expires_at: batch.at.created + 86_400,
  finalizing_at: batch.at.finalizing ?? null,
  completed_at: batch.at.completed ?? null,
  failed_at: batch.at.failed ?? null,
  expired_at: batch.at.expired ?? null,
  cancelling_at: batch.at.cancelling ?? null,
  cancelled_at: batch.at.cancelled ?? null,
  request_counts: batch.counts,
  metadata: batch.metadata,
});
