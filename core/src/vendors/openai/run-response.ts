import type { OpenAI } from 'openai';
import { z } from 'zod';
import {
  incompleteResponse,
  maxTimeoutMs,
  problemOf,
  reportedUsage,
  tierOf,
  type AnswerEnd,
  type FinishedResponse,
} from './answer-problem.ts';
import type { Params } from './chat-params.ts';
import { errorIn, FailedAnswer } from './failed-answer.ts';
import { readEvents, type AnswerEvent } from './read-events.ts';

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
  const response = await client.responses
    .create({ ...params, stream: isStreamed }, { signal, timeout: maxTimeoutMs })
    .asResponse();
  const reader = new ResponseReader(response.headers, onText);
  try {
    await readEvents(response, (event) => reader.add(event));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FailedAnswer) throw error;
    return incompleteResponse(params.model ?? '');
  }
  signal.throwIfAborted();
  return reader.finished(params.model ?? '');
}

const ends = new Set(['response.completed', 'response.incomplete', 'response.failed']);
/** The events before the model begins. */
const announcements = new Set(['response.created', 'response.queued', 'response.in_progress']);

/**
 * Reads the events of a response. Of the hundreds of events of an answer, only those that the caller needs are parsed:
 * the SDK's own reader parses all of them, which takes a fifth of the time that `bench/bulk` has for a row.
 */
class ResponseReader {
  readonly #headers: Headers;
  readonly #onText: ((part: string) => void) | undefined;
  /** The messages in which the model only comments on its work. */
  readonly #comments = new Set<string>();
  #hasBegun = false;
  #last: EndedResponse | null = null;

  constructor(headers: Headers, onText: ((part: string) => void) | undefined) {
    this.#headers = headers;
    this.#onText = onText;
  }

  /** Throws `FailedAnswer` for an error of the server. */
  add({ event, data }: AnswerEvent): void {
    const type = event ?? this.#typeIn(data);
    if (type === undefined) return;
    if (type === 'error') throw this.#failure(errorEventSchema.parse(JSON.parse(data)), null);
    if (ends.has(type)) this.#last = endSchema.parse(JSON.parse(data)).response;
    else if (type.startsWith('response.') && !announcements.has(type)) this.#hasBegun = true;
    if (this.#onText === undefined) return;
    if (type === 'response.output_item.added') this.#noteComment(data);
    else if (type === 'response.output_text.delta') this.#addText(data, this.#onText);
  }

  finished(askedModel: string): FinishedResponse {
    const last = this.#last;
    if (last === null) return incompleteResponse(askedModel);
    const usage = usageIn(last);
    // A failed response says what is wrong in the same way as an `error` event.
    if (last.status === 'failed') throw this.#failure(last, usage);
    const parts = last.output.flatMap(partsOf);
    const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
    const refused = parts.some((part) => part.type === 'refusal');
    return {
      text,
      problem: problemOf(endOf(last, refused), text),
      usage,
      model: last.model === '' ? askedModel : last.model,
      serviceTier: tierOf(last.service_tier),
    };
  }

  /** The type of an event whose server puts it only into the data. A whole response has none, and is read at once. */
  #typeIn(data: string): string | undefined {
    if (data === '[DONE]') return undefined;
    const said = unnamedSchema.parse(JSON.parse(data));
    if (said.type !== undefined) return said.type;
    if (said.output !== undefined) this.#last = endedSchema.parse(said);
    else if (errorIn(said) !== undefined) return 'error';
    return undefined;
  }

  #failure(said: { readonly error?: unknown }, usage: FinishedResponse['usage']): FailedAnswer {
    return new FailedAnswer(said.error ?? said, { headers: this.#headers, usage, hasBegun: this.#hasBegun });
  }

  #noteComment(data: string): void {
    const { item } = addedSchema.parse(JSON.parse(data));
    if (item.phase === commentary && item.id != null) this.#comments.add(item.id);
  }

  #addText(data: string, onText: (part: string) => void): void {
    const { delta, item_id: id } = deltaSchema.parse(JSON.parse(data));
    if (id == null || !this.#comments.has(id)) onText(delta);
  }
}

/** The phase of a message that is not part of the answer. */
const commentary = 'commentary';

const unnamedSchema = z.looseObject({
  type: z.string().optional(),
  object: z.unknown().optional(),
  error: z.unknown().optional(),
  output: z.unknown().optional(),
});
const errorEventSchema = z.looseObject({ error: z.unknown().optional() });
const addedSchema = z.object({ item: z.object({ id: z.string().nullish(), phase: z.string().nullish() }) });
const deltaSchema = z.object({ delta: z.string(), item_id: z.string().nullish() });

const text = z.string().nullish().catch(null);
const count = z.number().nonnegative().nullish().catch(null);

/** The fields of a response object that an answer is read from. Other servers leave out many of them. */
const endedSchema = z.object({
  status: text,
  model: z.string().catch(''),
  service_tier: text,
  error: z.unknown().optional(),
  incomplete_details: z.object({ reason: text }).nullish().catch(null),
  output: z.array(z.object({ type: z.string().catch(''), phase: text, content: z.unknown().optional() })).catch([]),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
type EndedResponse = z.infer<typeof endedSchema>;
const endSchema = z.object({ response: endedSchema });

const partsSchema = z.array(z.object({ type: z.string().catch(''), text: z.string().catch('') })).catch([]);

/** The parts of a message of the answer. */
function partsOf({ type, phase, content }: EndedResponse['output'][number]): z.infer<typeof partsSchema> {
  return type === 'message' && phase !== commentary ? partsSchema.parse(content) : [];
}

function usageIn({ usage }: EndedResponse): FinishedResponse['usage'] {
  return reportedUsage({
    inputTokens: usage?.input_tokens,
    cachedTokens: usage?.input_tokens_details?.cached_tokens,
    cacheWriteTokens: usage?.input_tokens_details?.cache_write_tokens,
    outputTokens: usage?.output_tokens,
  });
}

function endOf(response: EndedResponse, refused: boolean): AnswerEnd {
  if (refused) return 'refused';
  if (response.status !== 'incomplete') return 'whole';
  return response.incomplete_details?.reason === 'content_filter' ? 'filtered' : 'too-long';
}
