import type OpenAI from 'openai';
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
import type { ChatParams } from './chat-params.ts';
import { errorIn, FailedAnswer } from './failed-answer.ts';
import { readEvents, type AnswerEvent } from './read-events.ts';

const count = z.number().nonnegative().nullish().catch(null);
const usageSchema = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(null),
  })
  .nullish()
  .catch(null);
const partSchema = z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish().catch(null);
/** An event of a stream has a `delta`, a whole answer a `message`. All other fields differ between servers. */
const chunkSchema = z.object({
  model: z.string().catch(''),
  object: z.unknown().optional(),
  error: z.unknown().optional(),
  service_tier: z.string().nullish().catch(null),
  choices: z
    .array(z.object({ delta: partSchema, message: partSchema, finish_reason: z.string().nullish().catch(null) }))
    .catch([]),
  usage: usageSchema,
});

/** A longer text cannot be an answer, whatever limit the request had. */
const maxCharacters = 1_000_000;

/**
 * Sends one request of the Chat Completions API. It reads the server's stream, or the whole answer if the server sends
 * that or was asked for it.
 */
export async function runChat(
  client: OpenAI,
  params: ChatParams,
  signal: AbortSignal,
  { isStreamed, onText }: { readonly isStreamed: boolean; readonly onText: ((part: string) => void) | undefined },
): Promise<FinishedResponse> {
  const response = await client.chat.completions
    .create({ ...params, stream: isStreamed }, { signal, timeout: maxTimeoutMs })
    .asResponse();
  const answer = new ChatAnswer(params.model, response.headers);
  try {
    const onEvent = ({ data }: AnswerEvent): void => {
      const part = answer.add(data);
      onText?.(part);
    };
    await readEvents(response, onEvent, () => answer.isOverlong);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FailedAnswer) throw error;
    return incompleteResponse(params.model);
  }
  signal.throwIfAborted();
  return answer.finished();
}

/** The answer as far as it was read. */
class ChatAnswer {
  readonly #headers: Headers;
  #text = '';
  #refused = false;
  #finish: string | null = null;
  #usage: FinishedResponse['usage'] = null;
  #serviceTier: string | null = null;
  #model: string;

  constructor(model: string, headers: Headers) {
    this.#model = model;
    this.#headers = headers;
  }

  get isOverlong(): boolean {
    return this.#text.length > maxCharacters;
  }

  /** Returns what the event adds to the text; nothing for a whole answer, which nobody reads meanwhile. Throws `FailedAnswer` for an error of the server. */
  add(data: string): string {
    if (data === '[DONE]') return '';
    const parsed = chunkSchema.safeParse(JSON.parse(data));
    if (!parsed.success) return '';
    const { choices, model, usage, service_tier: tier } = parsed.data;
    const error = errorIn(parsed.data);
    if (error !== undefined) throw new FailedAnswer(error, { headers: this.#headers, hasBegun: this.#text !== '' });
    if (model !== '') this.#model = model;
    this.#serviceTier = tier ?? this.#serviceTier;
    this.#usage = usageIn(usage) ?? this.#usage;
    const [choice] = choices;
    if (choice === undefined) return '';
    const part = choice.delta ?? choice.message;
    const text = part?.content ?? '';
    this.#text += text;
    if (part?.refusal) this.#refused = true;
    this.#finish = choice.finish_reason ?? this.#finish;
    return choice.delta ? text : '';
  }

  finished(): FinishedResponse {
    if (this.#finish === null && !this.isOverlong) return incompleteResponse(this.#model);
    const text = withoutThoughts(this.#text);
    return {
      text,
      problem: problemOf(this.#end(), text),
      usage: this.#usage,
      model: this.#model,
      serviceTier: tierOf(this.#serviceTier),
    };
  }

  #end(): AnswerEnd {
    if (this.#refused) return 'refused';
    if (this.#finish === 'content_filter') return 'filtered';
    return this.#finish === 'length' || this.isOverlong ? 'too-long' : 'whole';
  }
}

function usageIn(told: z.infer<typeof usageSchema>): FinishedResponse['usage'] {
  return reportedUsage({
    inputTokens: told?.prompt_tokens,
    cachedTokens: told?.prompt_tokens_details?.cached_tokens,
    cacheWriteTokens: told?.prompt_tokens_details?.cache_write_tokens,
    outputTokens: told?.completion_tokens,
  });
}

/** Removes the reasoning that some models write before their answer. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
