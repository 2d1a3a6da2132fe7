import { LRUCache } from 'lru-cache';
import { APIError } from 'openai';
import type { Credential } from '../../connections/domain/credential.ts';
import type { Clock } from '../../platform/clock.ts';
import { FailedAnswer } from './failed-answer.ts';
import { isMissingRoute } from './openai-errors.ts';

/** The ways to ask a server for structured output, the best first. */
export const dialects = ['responses', 'chat-schema', 'chat-json', 'chat-text'] as const;
export type Dialect = (typeof dialects)[number];

/** A server may learn the Responses API with an update, so one refused request per hour tests it again. */
const rememberedMs = 3_600_000;

/**
 * Remembers the dialect of each key and address. Whether the Responses API exists depends on the server; which format
 * is accepted may depend on the model.
 */
export class DialectMemory {
  readonly #clock: Clock;
  readonly #known = new LRUCache<string, { readonly dialect: Dialect; readonly until: number }>({ max: 500 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  of(credential: Credential, model: string): Dialect {
    return this.#get(keyOf(credential, model)) ?? this.#get(keyOf(credential)) ?? 'responses';
  }

  /** `hasFormat`: the answer shows that the server accepts this dialect's format too. */
  remember(credential: Credential, model: string, dialect: Dialect, hasFormat: boolean): void {
    if (dialect === 'responses' || dialect === this.of(credential, model)) return;
    this.#set(keyOf(credential), 'chat-schema');
    if (hasFormat) this.#set(keyOf(credential, model), dialect);
  }

  #get(key: string): Dialect | undefined {
    const known = this.#known.get(key);
    return known !== undefined && known.until > this.#clock.now() ? known.dialect : undefined;
  }

  #set(key: string, dialect: Dialect): void {
    this.#known.set(key, { dialect, until: this.#clock.now() + rememberedMs });
  }
}

const keyOf = ({ fingerprint, baseUrl }: Credential, model = ''): string => `${fingerprint}|${baseUrl ?? ''}|${model}`;

/** The next dialect to try after this error; null when no other would help. */
export function nextDialect(dialect: Dialect, error: unknown, credential: Credential): Dialect | null {
  const next = dialects[dialects.indexOf(dialect) + 1];
  if (next === undefined || !(error instanceof APIError) || isAboutSomethingElse(error)) return null;
  const isOwn = credential.baseUrl !== undefined;
  if (dialect === 'responses' && isOwn && isMissingRoute(error)) return next;
  const isRefused = error.status === 400 || error.status === 415 || error.status === 422 || error.status === 501;
  // Servers word their refusals differently; only OpenAI's own error fields are trusted. An error in the place of an
  // answer shows that the server knows the request.
  const mayBeAnyWords = isOwn && !(error instanceof FailedAnswer);
  return isRefused && (mayBeAnyWords || isAboutFormat(error)) ? next : null;
}

const isAboutFormat = ({ param, message }: APIError): boolean =>
  /text\.format|response_format|json_schema|structured output/i.test(`${param ?? ''} ${message}`);

/** Whether the error is about the model, the length, the content or the account, which another dialect cannot change. */
function isAboutSomethingElse({ param, code, type, message }: APIError): boolean {
  return (
    param === 'model' ||
    /model_not_found|context_length|content_filter|billing|quota/.test(`${code ?? ''} ${type ?? ''}`) ||
    /\bmodel\b.{0,120}(?:not found|does not exist|no longer)|context (?:length|size|window)/is.test(message)
  );
}
