import { randomUUID } from 'node:crypto';
import type { Fault } from '../control/faults.ts';
import type { Reply, SandboxRequest } from '../server/reply.ts';
import { chatEvents, plainChat } from './chat-completions.ts';
import { complete, textOf, writtenOf } from './completion.ts';
import { paceOf } from './pace.ts';
import { badBody, misbehaviourOf, plainFailure, streamEndOf, type OpenaiRoutes } from './endpoint.ts';
import { unsupported } from './openai-errors.ts';
import { chatBody, messageOf } from './read-body.ts';

/** POST /v1/chat/completions */
export async function chat(request: SandboxRequest, routes: OpenaiRoutes, fault: Fault | undefined): Promise<Reply> {
  const pace = paceOf(request, routes);
  const parsed = chatBody.safeParse(request.json);
  if (!parsed.success) return badBody(parsed.error, request.json);
  const body = parsed.data;
  if (body.max_tokens != null) return unsupported('max_tokens', " Use 'max_completion_tokens' instead.");
  const format = body.response_format;
  const system = body.messages.filter((message) => message.role === 'system' || message.role === 'developer');
  const rest = body.messages.filter((message) => !system.includes(message));
  const done = await complete(
    {
      token: request.token,
      model: body.model,
      instructions: system.map((message) => textOf(messageOf(message))).join('\n\n'),
      messages: rest.map(messageOf),
      stream: body.stream === true,
      cacheMode: body.prompt_cache_options == null ? null : (body.prompt_cache_options.mode ?? 'implicit'),
      jsonOnly: format?.type === 'json_object',
      schema:
        format?.type === 'json_schema'
          ? {
              name: format.json_schema.name,
              schema: format.json_schema.schema,
              strict: format.json_schema.strict === true,
              param: 'response_format',
            }
          : null,
      effort: body.reasoning_effort ?? null,
      effortParam: 'reasoning_effort',
      temperature: body.temperature != null && body.temperature !== 1,
      topP: body.top_p != null && body.top_p !== 1,
      maxOutputTokens: body.max_completion_tokens ?? null,
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
      body: {
        events: chatEvents(done, seed, body.stream_options?.include_usage === true, pace, end),
      },
    };
  await pace.whole(writtenOf(done));
  return plainFailure(end) ?? plainChat(done, seed);
}
