import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ResponseCreateParamsStreaming } from 'openai/resources/responses/responses';
import type { Dialect } from './dialects.ts';
import { textsOf } from './input-texts.ts';
import { namesParameter, unsupportedParameter } from './openai-errors.ts';

export type Params = Omit<ResponseCreateParamsStreaming, 'stream'>;
export type ChatParams = Omit<ChatCompletionCreateParamsStreaming, 'stream'>;

/**
 * The parameter that the server refused and that the request should leave out; null when it refused something else. A
 * token limit that the server does not know by its new name is sent by the old one, and left out if that fails too.
 */
export function refusedInChat(error: unknown, unsupported: ReadonlySet<string>): string | null {
  const isRefused = (name: string): boolean => namesParameter(error, name);
  if (!unsupported.has('stream') && unsupportedParameter(error) === 'stream') return 'stream';
  if (!unsupported.has('stream_options') && isRefused('stream_options')) return 'stream_options';
  if (!isRefused('max_completion_tokens') && !isRefused('max_tokens')) return null;
  return ['max_completion_tokens', 'max_tokens'].find((name) => !unsupported.has(name)) ?? null;
}

/**
 * The same request for the Chat Completions API. It contains only what every such server is likely to know: one system
 * and one user message, because many model templates refuse two of a kind in a row. The schema is also described in
 * words, because many servers accept a format and ignore it.
 */
export function chatParams(
  params: Params,
  dialect: Exclude<Dialect, 'responses'>,
  unsupported: ReadonlySet<string>,
): ChatParams {
  const { format } = params.text ?? {};
  const schema = format?.type === 'json_schema' ? format : null;
  const rules =
    schema === null
      ? ''
      : `\n\nAnswer with one JSON object that matches this JSON schema, and with nothing else:\n${JSON.stringify(schema.schema)}`;
  const limit = params.max_output_tokens ?? undefined;
  return {
    model: params.model ?? '',
    messages: [
      { role: 'system', content: `${params.instructions ?? ''}${rules}` },
      { role: 'user', content: textsOf(params.input).join('\n\n') },
    ],
    // Servers accept it only with a stream.
    ...(unsupported.has('stream_options') || unsupported.has('stream')
      ? {}
      : { stream_options: { include_usage: true } }),
    ...(unsupported.has('max_completion_tokens')
      ? unsupported.has('max_tokens')
        ? {}
        : { max_tokens: limit }
      : { max_completion_tokens: limit }),
    ...(schema !== null && dialect === 'chat-schema'
      ? {
          response_format: {
            type: 'json_schema',
            json_schema: { name: schema.name, schema: schema.schema, strict: true },
          },
        }
      : {}),
    ...(schema !== null && dialect === 'chat-json' ? { response_format: { type: 'json_object' } } : {}),
  };
}
