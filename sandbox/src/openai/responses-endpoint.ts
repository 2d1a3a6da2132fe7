import { randomUUID } from 'node:crypto';
import type { Fault } from '../control/faults.ts';
import type { Reply, SandboxRequest } from '../server/reply.ts';
import { complete, textOf, writtenOf } from './completion.ts';
import { paceOf } from './pace.ts';
import { badBody, misbehaviourOf, plainFailure, streamEndOf, type OpenaiRoutes } from './endpoint.ts';
import { badValue } from './openai-errors.ts';
import { messageOf, responsesBody } from './read-body.ts';
import { failedResponse, plainResponse, responseEvents } from './responses.ts';

/** POST /v1/responses */
export async function responses(
  request: SandboxRequest,
  routes: OpenaiRoutes,
  fault: Fault | undefined,
): Promise<Reply> {
  const pace = paceOf(request, routes);
  const parsed = responsesBody.safeParse(request.json);
  if (!parsed.success) return badBody(parsed.error, request.json);
  const body = parsed.data;
  if (body.max_output_tokens != null && body.max_output_tokens < 16)
    return badValue(
      'max_output_tokens',
      `Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got ${body.max_output_tokens} instead.`,
      'integer_below_min_value',
    );
  const format = body.text?.format;
  const messages = (typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input).map(
    messageOf,
  );
  if (format?.type === 'json_object' && !/json/i.test(`${body.instructions ?? ''} ${messages.map(textOf).join(' ')}`)) {
    return badValue(
      'input',
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
    );
  }
  const done = await complete(
    {
      token: request.token,
      model: body.model,
      instructions: body.instructions ?? '',
      messages,
      stream: body.stream === true,
      cacheMode: body.prompt_cache_options == null ? null : (body.prompt_cache_options.mode ?? 'implicit'),
      jsonOnly: format?.type === 'json_object',
      schema:
        format?.type === 'json_schema'
          ? { name: format.name, schema: format.schema, strict: format.strict !== false, param: 'text.format.schema' }
          : null,
      effort: body.reasoning?.effort ?? null,
      effortParam: 'reasoning.effort',
      temperature: body.temperature != null && body.temperature !== 1,
      topP: body.top_p != null && body.top_p !== 1,
      maxOutputTokens: body.max_output_tokens ?? null,
      misbehave: misbehaviourOf(fault),
      lies: fault?.lies,
      tokensPerMinute: fault?.tokensPerMinute,
    },
    routes.cache,
    routes.clock.today(),
  );
  if ('status' in done) return done;
  const end = streamEndOf(fault);
  if (end.kind === 'whole') routes.bill.charge(done, body.service_tier);
  const seed = randomUUID();
  if (body.stream)
    return {
      status: 200,
      body: { events: responseEvents(body, done, seed, pace, end) },
    };
  await pace.whole(writtenOf(done));
  if (end.kind === 'failed') return failedResponse(body, done, seed, end.failure);
  return plainFailure(end) ?? plainResponse(body, done, seed);
}
