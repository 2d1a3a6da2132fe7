import type { OnNotice, OnQuota } from '../../connections/domain/connection-health.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OnRewriting, OnWriting } from '../../models/ports/text-generator.ts';
import type { FinishedResponse } from './answer-problem.ts';
import type { Params } from './chat-params.ts';
import type { Dialect, DialectMemory } from './dialects.ts';
import { textsOf } from './input-texts.ts';
import { OpenAiClients } from './openai-clients.ts';
import type { PaidCalls } from './paid-calls.ts';

export interface Attempt {
  readonly model: string;
  readonly credential: Credential;
  readonly params: Params;
  readonly signal: AbortSignal;
  /** Gets every call that is or may be paid for. */
  readonly paid: PaidCalls;
  readonly onWriting?: OnWriting | undefined;
  readonly onRewriting?: OnRewriting | undefined;
}

/** Loaded with the first call, like the SDK. */
async function loadCalls() {
  const [response, chat, params, dialects, emails, rewrite, errors] = await Promise.all([
    import('./run-response.ts'),
    import('./run-chat.ts'),
    import('./chat-params.ts'),
    import('./dialects.ts'),
    import('./written-emails.ts'),
    import('./written-rewrite.ts'),
    import('./openai-errors.ts'),
  ]);
  const { runResponse } = response;
  const { runChat } = chat;
  const { chatParams, refusedInChat } = params;
  const { DialectMemory: Memory, nextDialect } = dialects;
  const { WrittenEmails } = emails;
  const { WrittenRewrite } = rewrite;
  /** Reads an answer of one try while it is written, if somebody wants to know. */
  const writtenFor = ({ onWriting, onRewriting }: Attempt) =>
    onWriting ? new WrittenEmails(onWriting) : onRewriting && new WrittenRewrite(onRewriting);
  return { runResponse, runChat, chatParams, refusedInChat, Memory, nextDialect, writtenFor, ...errors };
}

/** Sends requests to a model in the dialect of its server. Throws what the SDK throws. */
export class ModelRunner {
  readonly #clients: OpenAiClients;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #onNotice: OnNotice | undefined;
  /** The parameters that a model refused for a key, so that each is tried only once. */
  readonly #unsupported = new Map<string, Set<string>>();
  #dialects: DialectMemory | null = null;
  #calls: ReturnType<typeof loadCalls> | undefined;

  constructor(deps: { clock: Clock; logger: Logger; onQuota?: OnQuota | undefined; onNotice?: OnNotice | undefined }) {
    this.#clients = new OpenAiClients(deps.onQuota);
    this.#onNotice = deps.onNotice;
    this.#clock = deps.clock;
    this.#logger = deps.logger;
  }

  /**
   * Sends one request. It is sent again on the default tier when flex has no capacity, without a parameter that the
   * model refuses, in another dialect when the server does not know this one, and once when the connection broke before
   * an answer began, if there is room for a call that is paid too.
   */
  async run(attempt: Attempt): Promise<FinishedResponse> {
    const { model, credential, signal, paid } = attempt;
    const [client, calls] = await Promise.all([this.#clients.of(credential), (this.#calls ??= loadCalls())]);
    this.#dialects ??= new calls.Memory(this.#clock);
    const key = `${credential.fingerprint}|${credential.baseUrl ?? ''}|${model}`;
    let dialect = this.#dialects.of(credential, model);
    let isFlexFull = false;
    let reconnected = false;
    for (;;) {
      const unsupported = this.#unsupported.get(key) ?? new Set<string>();
      const isFlex = attempt.params.service_tier === 'flex' && !isFlexFull && !unsupported.has('flex');
      const params: Params = { ...attempt.params, service_tier: isFlex ? 'flex' : 'default' };
      const written = calls.writtenFor(attempt);
      const onText = written && ((part: string): void => written.add(part));
      const how = { isStreamed: !unsupported.has('stream'), onText };
      signal.throwIfAborted();
      try {
        const finished =
          dialect === 'responses'
            ? await calls.runResponse(client, without(params, unsupported), signal, how)
            : await calls.runChat(client, calls.chatParams(params, dialect, unsupported), signal, how);
        paid.add(finished);
        // The server understood the request, whatever it answered.
        this.#dialects.remember(credential, model, dialect, params.text?.format !== undefined);
        return finished;
      } catch (error) {
        const isPaid = signal.aborted || calls.mayBePaid(error);
        if (isPaid) paid.add({ usage: calls.usageIn(error), serviceTier: isFlex ? 'flex' : 'default' });
        signal.throwIfAborted();
        if (isPaid && !paid.hasRoom) throw error;
        const parameter =
          dialect === 'responses'
            ? refusedIn(calls.unsupportedParameter(error), isFlex)
            : calls.refusedInChat(error, unsupported);
        const next: Dialect | null = calls.nextDialect(dialect, error, credential);
        if (parameter != null && !unsupported.has(parameter)) {
          this.#unsupported.set(key, unsupported.add(parameter));
          if (parameter === 'stream') this.#onNotice?.(credential, unverifiedNotice(model));
        } else if (isFlex && calls.isOutOfCapacity(error)) {
          this.#logger.info({ model }, 'the flex tier has no room, the default tier is used');
          isFlexFull = true;
        } else if (!reconnected && calls.isConnectionError(error)) {
          // Usually the other side had just closed a kept connection. Sending again is safe, because a request changes
          // nothing there.
          reconnected = true;
        } else if (next !== null) {
          this.#logger.info({ model, dialect, next, err: error }, 'the AI server is asked in another way');
          dialect = next;
        } else {
          throw error;
        }
      }
    }
  }
}

const unverifiedNotice = (model: string): string =>
  `The OpenAI organisation is not verified, so answers of ${model} are not streamed: long ones take longer to fail. Verify it in OpenAI's settings, under Organization > General.`;

/** The parameters that a model may refuse and that an answer does not depend on. */
const droppable = [
  'stream',
  'reasoning.effort',
  'reasoning',
  'text.verbosity',
  'service_tier',
  'prompt_cache_key',
  'prompt_cache_options',
] as const;

/** What to leave out after a refusal; null where that does not help. A refused flex tier is followed by the default one. */
function refusedIn(parameter: string | null, isFlex: boolean): string | null {
  if (parameter === 'service_tier' && isFlex) return 'flex';
  return droppable.find((name) => name === parameter) ?? null;
}

function without(params: Params, names: ReadonlySet<string>): Params {
  const { verbosity, ...text } = params.text ?? {};
  const has = (...of: string[]): boolean => of.some((name) => names.has(name));
  return {
    ...params,
    reasoning: has('reasoning.effort', 'reasoning') ? undefined : params.reasoning,
    service_tier: has('service_tier') ? undefined : params.service_tier,
    prompt_cache_key: has('prompt_cache_key') ? undefined : params.prompt_cache_key,
    text: { ...text, ...(has('text.verbosity') ? {} : { verbosity }) },
    ...(has('prompt_cache_options') ? withoutBreakpoints(params) : {}),
  };
}

function withoutBreakpoints({ input }: Params): Params {
  return {
    input: textsOf(input).map((content) => ({ role: 'user' as const, content })),
    prompt_cache_options: undefined,
  };
}
