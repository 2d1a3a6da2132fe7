import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startNastyServer, type NastyServer } from './vendor-sandbox.ts';

/** What the server does with a call, and whether it is paid for. `told` means that the answer says what it used. */
const fates = {
  good: { isPaid: true, isTold: true },
  'whole instead of a stream': { isPaid: true, isTold: true },
  'cut off for its length': { isPaid: true, isTold: true },
  'no JSON': { isPaid: true, isTold: true },
  refusal: { isPaid: true, isTold: true },
  'failed after all': { isPaid: true, isTold: true },
  'without usage': { isPaid: true, isTold: false },
  'with null for usage': { isPaid: true, isTold: false },
  'broken in the middle': { isPaid: true, isTold: false },
  'broken before the answer': { isPaid: true, isTold: false },
  'an error after the beginning': { isPaid: true, isTold: false },
  'a gateway that gives up': { isPaid: true, isTold: false },
  'an error event': { isPaid: false, isTold: false },
  'an error inside a 200': { isPaid: false, isTold: false },
  'no room on flex': { isPaid: false, isTold: false },
  'a rate limit': { isPaid: false, isTold: false },
  'no credit': { isPaid: false, isTold: false },
  'a refused key': { isPaid: false, isTold: false },
  'an unknown parameter': { isPaid: false, isTold: false },
  'an internal error': { isPaid: false, isTold: false },
} as const;
export type Fate = keyof typeof fates;
export const allFates = Object.keys(fates) as Fate[];

/** A call as it is planned: what happens, and how much of its maximum it uses, from 0 to 1. */
export interface PlannedCall {
  readonly fate: Fate;
  readonly share: number;
}

/** A call on the bill. */
export interface BilledCall {
  readonly isTold: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly isFlex: boolean;
}

export interface BillingServer extends NastyServer {
  /** What the next calls meet, in order; after them every call is good. */
  plan(calls: readonly PlannedCall[]): void;
  /** Runs while the next call is in flight. */
  whileAnswering(action: () => Promise<unknown>): void;
  /** The calls that have to be paid for since the last time. */
  takeBill(): readonly BilledCall[];
}

const requestSchema = z.looseObject({
  instructions: z.string().default(''),
  input: z.unknown(),
  stream: z.boolean(),
  max_output_tokens: z.number(),
  service_tier: z.string().optional(),
});
type Request = z.infer<typeof requestSchema>;

const goodAnswer = JSON.stringify({
  detected_service: null,
  sales_playbook_html: '<h3>Key Insights</h3><ul><li>One</li></ul>',
  emails: [{ subject: 'Hello', body: 'Dear Ada', send_after_days: 0, purpose: 'Open', claims: [] }],
});

/** A model server that keeps the bill: it charges for each call, whatever becomes of its answer. */
export async function startBillingServer(): Promise<BillingServer> {
  let planned: PlannedCall[] = [];
  let bill: BilledCall[] = [];
  let action: () => Promise<unknown> = async () => {};
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === 'GET') return json(res, 200, { object: 'list', data: [{ id: 'gpt-5', created: 1 }] });
    if (req.url !== '/v1/responses') return json(res, 404, { error: { message: 'Unknown route' } });
    const request = requestSchema.parse(JSON.parse(await text(req)));
    const next = planned[0];
    // Only flex can be full, and only a call that was not refused before asks for the default tier.
    const isMeant = next?.fate !== 'no room on flex' || request.service_tier === 'flex';
    const { fate, share } = (isMeant ? planned.shift() : undefined) ?? { fate: 'good', share: 0.1 };
    const isFlex = request.service_tier === 'flex';
    const usage = usageOf(request, share);
    if (fates[fate].isPaid) {
      const [inputTokens, outputTokens] = [usage.input_tokens, usage.output_tokens];
      bill.push({ isTold: fates[fate].isTold, inputTokens, outputTokens, isFlex });
    }
    const run = action;
    action = async () => {};
    await run();
    respond(res, request, fate, usage);
  };
  const server = await startNastyServer((req, res) => void answer(req, res).catch(() => req.socket.destroy()));
  return {
    ...server,
    plan: (calls) => void (planned = [...calls]),
    whileAnswering: (next) => void (action = next),
    takeBill: () => {
      const taken = bill;
      bill = [];
      return taken;
    },
  };
}

/** At most one token for each byte, and as many as were allowed. */
function usageOf({ instructions, input, max_output_tokens: max }: Request, share: number) {
  const bytes = Buffer.byteLength(instructions) + textsIn(input).reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  return { input_tokens: Math.max(1, Math.floor(bytes * share)), output_tokens: Math.max(1, Math.floor(max * share)) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'content' || name === 'text' ? textsIn(one) : []));
}

function respond(res: ServerResponse, request: Request, fate: Fate, usage: object): void {
  switch (fate) {
    case 'broken before the answer':
      return void res.socket?.destroy();
    case 'a gateway that gives up':
      return json(res, 504, { error: { message: 'Gateway timeout', type: 'server_error' } });
    case 'an error inside a 200':
      return json(res, 200, { error: { message: 'Overloaded', code: 503 } });
    case 'no room on flex':
      return json(res, 429, { error: { message: 'No capacity', code: 'resource_unavailable' } });
    case 'a rate limit':
      return json(res, 429, { error: { message: 'Slow down', code: 'rate_limit_exceeded' } });
    case 'no credit':
      return json(res, 429, { error: { message: 'No credit', code: 'insufficient_quota' } });
    case 'a refused key':
      return json(res, 401, { error: { message: 'Wrong key', code: 'invalid_api_key' } });
    case 'an unknown parameter':
      return json(res, 400, {
        error: { message: 'Unknown', code: 'unsupported_parameter', param: 'reasoning.effort' },
      });
    case 'an internal error':
      return json(res, 500, { error: { message: 'Oops', type: 'server_error' } });
    default:
      return stream(res, request, fate, usage);
  }
}

function stream(res: ServerResponse, request: Request, fate: Fate, usage: object): void {
  const response = responseOf(request, fate, usage);
  if (fate === 'whole instead of a stream' || !request.stream) {
    if (fate !== 'broken in the middle' && !fate.startsWith('an error')) return json(res, 200, response);
    if (fate === 'an error event') return json(res, 200, { error: { message: 'Oops', code: 'server_error' } });
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    return void res.write('{"object":"response","output":[', () => res.destroy());
  }
  const event = (type: string, more: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  const failure = event('error', { code: 'server_error', message: 'Oops', param: null });
  const delta = event('response.output_text.delta', { item_id: 'm1', delta: goodAnswer.slice(0, 40) });
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  res.write(event('response.created', { response: { ...response, status: 'in_progress', output: [], usage: null } }));
  if (fate === 'an error event') return void res.end(failure);
  if (fate === 'broken in the middle') return void res.write(delta, () => setImmediate(() => res.destroy()));
  if (fate === 'an error after the beginning') return void res.end(delta + failure);
  res.end(delta + event(`response.${response.status}`, { response }));
}

function responseOf({ service_tier: tier }: Request, fate: Fate, usage: object) {
  const isFailed = fate === 'failed after all';
  const isCut = fate === 'cut off for its length';
  const part =
    fate === 'refusal'
      ? { type: 'refusal', refusal: 'No.' }
      : { type: 'output_text', text: fate === 'no JSON' ? 'Certainly!' : goodAnswer };
  return {
    object: 'response',
    status: isFailed ? 'failed' : isCut ? 'incomplete' : 'completed',
    error: isFailed ? { code: 'server_error', message: 'Oops' } : null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    model: 'gpt-5-2025-08-07',
    service_tier: tier ?? 'default',
    output: isFailed ? [] : [{ type: 'message', content: [part] }],
    ...(fate === 'without usage' ? {} : { usage: fate === 'with null for usage' ? { input_tokens: null } : usage }),
  };
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
