import { APIError, type OpenAI } from 'openai';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import {
  incompleteResponse,
  isVendorError,
  maxTimeoutMs,
  problemOf,
  reportedUsage,
  type AnswerEnd,
  type FinishedResponse,
} from './answer-problem.ts';
import type { Params } from './chat-params.ts';

/**
 * Sends one request and reads its end. It streams where the account may, because a model may think for minutes, during
 * which some proxies close a silent connection, and because a stream without its last event is known to be incomplete.
 */
export async function runResponse(
  client: OpenAI,
  params: Params,
  signal: AbortSignal,
  { isStreamed, onText }: { readonly isStreamed: boolean; readonly onText: ((part: string) => void) | undefined },
): Promise<FinishedResponse> {
  const options = { signal, timeout: maxTimeoutMs };
  const last = isStreamed
    ? await endOfStream(client, params, { ...options, onText })
    : (endedSchema.safeParse(await client.responses.create({ ...params, stream: false }, options)).data ?? null);
  signal.throwIfAborted();
  if (last === null) return incompleteResponse(params.model ?? '');
  // A failed response says what is wrong in the same way as a stream's `error` event.
  if (last.status === 'failed') throw new APIError(undefined, last.error ?? {}, last.error?.message, undefined);
  return finished(last);
}

/**
 * The response in the last event; null where the stream was cut off. Of the hundreds of events of an answer, only those
 * that the caller needs are parsed: the SDK's own reader parses all of them, which takes a fifth of the time that
 * `bench/bulk` has for a row.
 */
async function endOfStream(
  client: OpenAI,
  params: Params,
  {
    onText,
    ...options
  }: {
    readonly signal: AbortSignal;
    readonly timeout: number;
    readonly onText: ((part: string) => void) | undefined;
  },
): Promise<EndedResponse | null> {
  const { body, headers } = await client.responses.create({ ...params, stream: true }, options).asResponse();
  let last: EndedResponse | null = null;
  const events = createParser({
    onEvent: ({ event, data }) => {
      const type = event ?? typeIn(data);
      if (type === 'response.output_text.delta') onText?.(deltaSchema.parse(JSON.parse(data)).delta);
      else if (type === 'error') throw streamError(JSON.parse(data), headers);
      else if (type !== undefined && ends.has(type)) last = endSchema.parse(JSON.parse(data)).response;
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) events.feed(decoder.decode(chunk, { stream: true }));
    // Some servers leave out the empty line after the last event.
    events.feed('\n\n');
  } catch (error) {
    options.signal.throwIfAborted();
    if (isVendorError(error)) throw error;
    return null;
  }
  return last;
}

const ends = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** The type of an event whose server puts it only into the data; `error` where the data contains one. */
function typeIn(data: string): string | undefined {
  if (data === '[DONE]') return undefined;
  const { type, error } = unnamedSchema.parse(JSON.parse(data));
  return error == null ? type : 'error';
}

const unnamedSchema = z.object({ type: z.string().optional(), error: z.unknown().optional() });

/** The error of an `error` event, as the SDK throws it. */
function streamError(data: unknown, headers: Headers): APIError {
  const said = z.record(z.string(), z.unknown()).parse(data);
  const { success, data: nested } = z.record(z.string(), z.unknown()).safeParse(said['error']);
  return new APIError(undefined, success ? nested : said, undefined, headers);
}

const deltaSchema = z.object({ delta: z.string() });
const count = z.number().nonnegative();

/** The fields of a response object that an answer is read from. */
const endedSchema = z.object({
  status: z.string().optional(),
  model: z.string(),
  service_tier: z.string().nullish(),
  error: z.looseObject({ message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  output: z.array(z.object({ type: z.string(), content: z.unknown().optional() })),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ cached_tokens: count, cache_write_tokens: count.optional() }).nullish(),
    })
    .nullish()
    .catch(null),
});
type EndedResponse = z.infer<typeof endedSchema>;
const endSchema = z.object({ response: endedSchema });

const partsSchema = z.array(z.object({ type: z.string(), text: z.string().default('') }));

/** The answer in an ended response, and what is wrong with it. */
function finished(response: EndedResponse): FinishedResponse {
  const parts = response.output.flatMap((item) =>
    item.type === 'message' ? (partsSchema.safeParse(item.content).data ?? []) : [],
  );
  const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
  const refused = parts.some((part) => part.type === 'refusal');
  return {
    text,
    problem: problemOf(endOf(response, refused), text),
    usage: reportedUsage({
      inputTokens: response.usage?.input_tokens,
      cachedTokens: response.usage?.input_tokens_details?.cached_tokens,
      cacheWriteTokens: response.usage?.input_tokens_details?.cache_write_tokens,
      outputTokens: response.usage?.output_tokens,
    }),
    model: response.model,
    serviceTier: response.service_tier === 'flex' ? 'flex' : 'default',
  };
}

function endOf(response: EndedResponse, refused: boolean): AnswerEnd {
  if (refused) return 'refused';
  if (response.status !== 'incomplete') return 'whole';
  return response.incomplete_details?.reason === 'content_filter' ? 'filtered' : 'too-long';
}
