import { APIError, type OpenAI } from 'openai';
import type { Response } from 'openai/resources/responses/responses';
import { z } from 'zod';
import {
  cutOff,
  isTold,
  maxTimeoutMs,
  problemOf,
  toldUsage,
  type AnswerEnd,
  type FinishedResponse,
} from './answer-problem.ts';
import type { Params } from './chat-params.ts';

/**
 * Carries out one request and reads its end. Streamed where the account may, because a model may think for minutes and a
 * silent connection does not live that long behind every proxy; and because a stream that ends without its last event
 * is known to be cut.
 */
export async function runResponse(
  client: OpenAI,
  params: Params,
  signal: AbortSignal,
  { isStreamed, onText }: { readonly isStreamed: boolean; readonly onText: (part: string) => void },
): Promise<FinishedResponse> {
  const options = { signal, timeout: maxTimeoutMs };
  const last = isStreamed
    ? await endOfStream(client, params, { ...options, onText })
    : await client.responses.create({ ...params, stream: false }, options);
  signal.throwIfAborted();
  if (last === null) return cutOff(params.model ?? '');
  // It says what is wrong as a stream's `error` event does.
  if (last.status === 'failed') throw new APIError(undefined, last.error ?? {}, last.error?.message, undefined);
  return finished(last);
}

/** The response that the last event holds; null where the stream was cut. */
async function endOfStream(
  client: OpenAI,
  params: Params,
  {
    onText,
    ...options
  }: {
    readonly signal: AbortSignal;
    readonly timeout: number;
    readonly onText: (part: string) => void;
  },
): Promise<Response | null> {
  const stream = await client.responses.create({ ...params, stream: true }, options);
  let last: Response | null = null;
  try {
    for await (const event of stream) {
      if (event.type === 'response.output_text.delta') onText(event.delta);
      if (
        event.type === 'response.completed' ||
        event.type === 'response.incomplete' ||
        event.type === 'response.failed'
      )
        last = event.response;
    }
  } catch (error) {
    options.signal.throwIfAborted();
    if (isTold(error)) throw error;
    last = null;
  }
  return last;
}

/** Of a response object, what an answer is read from. */
export interface EndedResponse {
  readonly status?: Response['status'];
  readonly model: string;
  readonly service_tier?: string | null;
  readonly incomplete_details: { readonly reason?: string | undefined } | null;
  readonly output: readonly { readonly type: string; readonly content?: unknown }[];
  readonly usage?:
    | {
        readonly input_tokens: number;
        readonly output_tokens: number;
        readonly input_tokens_details?:
          | { readonly cached_tokens: number; readonly cache_write_tokens?: number | undefined }
          | undefined;
      }
    | undefined;
}

const partsSchema = z.array(z.object({ type: z.string(), text: z.string().default('') }));

/** What an ended response holds, and what is wrong with it. */
function finished(response: EndedResponse): FinishedResponse {
  const parts = response.output.flatMap((item) =>
    item.type === 'message' ? (partsSchema.safeParse(item.content).data ?? []) : [],
  );
  const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
  const refused = parts.some((part) => part.type === 'refusal');
  return {
    text,
    problem: problemOf(endOf(response, refused), text),
    usage: toldUsage({
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
