import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
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
import type { ChatParams } from './chat-params.ts';

const count = z.number().int().nonnegative().catch(0);
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
  const answer = new ChatAnswer(params.model);
  try {
    for await (const chunk of chunksOf(response)) {
      const part = answer.add(chunk);
      onText?.(part);
      if (answer.isOverlong) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (isVendorError(error)) throw error;
    return incompleteResponse(params.model);
  }
  signal.throwIfAborted();
  return answer.finished();
}

async function* chunksOf(response: Response): AsyncGenerator<unknown> {
  const isStream = !(response.headers.get('content-type') ?? '').includes('application/json');
  if (isStream) yield* Stream.fromSSEResponse(response, new AbortController());
  else yield await response.json();
}

/** The answer as far as it was read. */
class ChatAnswer {
  #text = '';
  #refused = false;
  #finish: string | null = null;
  #usage: z.infer<typeof usageSchema> = null;
  #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  get isOverlong(): boolean {
    return this.#text.length > maxCharacters;
  }

  /** Returns what the chunk adds to the text. */
  add(chunk: unknown): string {
    const parsed = chunkSchema.safeParse(chunk);
    if (!parsed.success) return '';
    const { choices, model, usage } = parsed.data;
    if (model !== '') this.#model = model;
    this.#usage = usage ?? this.#usage;
    const [choice] = choices;
    if (choice === undefined) return '';
    const part = choice.delta ?? choice.message;
    const text = part?.content ?? '';
    this.#text += text;
    if (part?.refusal) this.#refused = true;
    this.#finish = choice.finish_reason ?? this.#finish;
    return text;
  }

  finished(): FinishedResponse {
    if (this.#finish === null && !this.isOverlong) return incompleteResponse(this.#model);
    const text = withoutThoughts(this.#text);
    return {
      text,
      problem: problemOf(this.#end(), text),
      usage: reportedUsage({
        inputTokens: this.#usage?.prompt_tokens,
        cachedTokens: this.#usage?.prompt_tokens_details?.cached_tokens,
        cacheWriteTokens: this.#usage?.prompt_tokens_details?.cache_write_tokens,
        outputTokens: this.#usage?.completion_tokens,
      }),
      model: this.#model,
      serviceTier: 'default',
    };
  }

  #end(): AnswerEnd {
    if (this.#refused) return 'refused';
    if (this.#finish === 'content_filter') return 'filtered';
    return this.#finish === 'length' || this.isOverlong ? 'too-long' : 'whole';
  }
}

/** Removes the reasoning that some models write before their answer. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
