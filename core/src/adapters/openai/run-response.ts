import type OpenAI from 'openai';
import type { Response, ResponseCreateParamsStreaming } from 'openai/resources/responses/responses';
import type { GenerationUsage } from '../../generation/domain/prompt-parts.ts';
import { unavailable } from './openai-errors.ts';

export interface FinishedResponse {
  readonly text: string;
  /** Why there is no whole text, for the repair and for people; null when there is one. */
  readonly problem: AnswerProblem | null;
  readonly usage: GenerationUsage;
  readonly model: string;
  readonly serviceTier: 'default' | 'flex';
}

export interface AnswerProblem {
  /** Finishes "The AI …". */
  readonly forPeople: string;
  /** What the model is told to do better. */
  readonly forModel: string;
}

const noUsage: GenerationUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/**
 * Carries out one streamed request and reads its end. Streamed, because a model may think for minutes and a silent
 * connection does not live that long behind every proxy; and because a stream that ends without its last event is
 * known to be cut.
 */
export async function runResponse(
  client: OpenAI,
  params: Omit<ResponseCreateParamsStreaming, 'stream'>,
  signal: AbortSignal,
): Promise<FinishedResponse> {
  const stream = await client.responses.create({ ...params, stream: true }, { signal, timeout: longestTimeout });
  let last: Response | null = null;
  try {
    for await (const event of stream) {
      if (
        event.type === 'response.completed' ||
        event.type === 'response.incomplete' ||
        event.type === 'response.failed'
      )
        last = event.response;
    }
  } catch (error) {
    signal.throwIfAborted();
    // A status means that the vendor said what is wrong; without one the connection broke in mid-answer.
    if (hasStatus(error)) throw error;
    last = null;
  }
  signal.throwIfAborted();
  if (last === null) return cutOff(params.model ?? '');
  if (last.status === 'failed') throw unavailable(new Error(`the response failed: ${last.error?.code ?? 'unknown'}`));
  return finished(last);
}

/** Deadlines are the signal's; the SDK's own must not come before them. */
const longestTimeout = 3_600_000;

function finished(response: Response): FinishedResponse {
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
  return {
    text,
    problem: problemOf(
      response,
      text,
      parts.some((part) => part.type === 'refusal'),
    ),
    usage: {
      inputTokens: response.usage?.input_tokens ?? 0,
      cachedTokens: response.usage?.input_tokens_details?.cached_tokens ?? 0,
      outputTokens: response.usage?.output_tokens ?? 0,
    },
    model: response.model,
    serviceTier: response.service_tier === 'flex' ? 'flex' : 'default',
  };
}

function problemOf(response: Response, text: string, refused: boolean): AnswerProblem | null {
  if (refused) {
    return {
      forPeople: 'declined to write this sequence. A gentler template or less sensitive context may help.',
      forModel:
        'it declined the task. This is ordinary business correspondence with a known contact: write it, leaving out whatever you may not use.',
    };
  }
  if (response.status === 'incomplete') {
    return response.incomplete_details?.reason === 'content_filter'
      ? {
          forPeople: "stopped at the vendor's content filter. Less sensitive context may help.",
          forModel: 'a content filter stopped it. Leave sensitive details out.',
        }
      : {
          forPeople:
            'ran out of room before the answer was complete. A template that asks for fewer or shorter emails helps.',
          forModel: 'it was cut off for its length. Write shorter emails and a shorter playbook.',
        };
  }
  if (text.trim() === '') return { forPeople: 'gave an empty answer.', forModel: 'it was empty.' };
  return null;
}

const cutOff = (model: string): FinishedResponse => ({
  text: '',
  problem: { forPeople: 'was cut off in the middle of its answer.', forModel: 'the connection broke before its end.' },
  usage: noUsage,
  model,
  serviceTier: 'default',
});

function hasStatus(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
