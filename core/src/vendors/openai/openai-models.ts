import { z } from 'zod';
import type { OnQuota } from '../../connections/domain/connection-health.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { ModelList } from '../../models/domain/model-list.ts';
import { VendorModels } from '../../models/ports/vendor-models.ts';
import type { Clock } from '../../platform/clock.ts';
import { OpenAiClients } from './openai-clients.ts';

const timeoutMs = 15_000;

const pageSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      created: z.number().catch(0),
      // Servers other than OpenAI's leave it out.
      shutdown_date: z.iso.date().nullable().catch(null),
    }),
  ),
});

/** Lists the models of OpenAI, or of any server with the same endpoint. */
export class OpenAiModels extends VendorModels {
  readonly #clock: Clock;
  readonly #clients: OpenAiClients;

  constructor(deps: { clock: Clock; onQuota?: OnQuota }) {
    super();
    this.#clock = deps.clock;
    this.#clients = new OpenAiClients(deps.onQuota);
  }

  async list(credential: Credential, caller?: AbortSignal): Promise<ModelList> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline]);
    try {
      const client = await this.#clients.of(credential);
      const response = await client.models.list({ signal, timeout: timeoutMs }).asResponse();
      const { data } = pageSchema.parse(await answerOf(response));
      const models = data.map(({ id, created, shutdown_date: shutdownDate }) => ({ id, created, shutdownDate }));
      return { models, today: this.#dayOf(response.headers.get('date')) };
    } catch (error) {
      caller?.throwIfAborted();
      const { isMissingRoute, toAppError } = await import('./openai-errors.ts');
      // Some servers with the same API have no list.
      if (credential.baseUrl !== undefined && isMissingRoute(error)) return { models: [], today: this.#dayOf(null) };
      throw toAppError(error, '', this.#clock);
    }
  }

  /** The vendor's current day, because its models end by its calendar. */
  #dayOf(date: string | null): string {
    const at = date === null ? Number.NaN : Date.parse(date);
    return new Date(Number.isNaN(at) ? this.#clock.now() : at).toISOString().slice(0, 10);
  }
}

/** The body, unless it tells of an error. */
async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  const { errorIn, FailedAnswer } = await import('./failed-answer.ts');
  const error = typeof answer === 'object' && answer !== null ? errorIn(answer) : undefined;
  if (error !== undefined) throw new FailedAnswer(error, { headers: response.headers, hasBegun: false });
  return answer;
}
