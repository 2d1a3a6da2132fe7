import { hash32 } from '../crm-data/random.ts';
import type { Lie } from '../writer/lies.ts';
import { writeAnswer } from '../writer/write-answer.ts';
import { compileSchema, strictProblem, type Schema } from './json-schema.ts';
import { encodeTokens } from './encode-tokens.ts';
import { findModel } from './models.ts';
import { badValue, openaiError, requestTooLarge, unsupported, unverified } from './openai-errors.ts';
import type { CacheUse, PromptCache, Segment } from './prompt-cache.ts';
import type { Reply } from '../server/reply.ts';

export type Ask = {
  token: string;
  model: string;
  instructions: string;
  /** User, developer and earlier assistant messages, with their roles, in order. */
  messages: readonly Message[];
  stream: boolean;
  /** Null when the request does not contain it. */
  cacheMode: 'implicit' | 'explicit' | null;
  schema: { name: string; schema: Schema; strict: boolean; param: string } | null;
  jsonOnly: boolean;
  effort: string | null;
  temperature: boolean;
  topP: boolean;
  effortParam: string;
  maxOutputTokens: number | null;
  misbehave?: 'refusal' | 'incomplete' | 'bad-json' | 'empty';
  /** The mistakes that the writer makes on purpose. */
  lies?: readonly Lie[] | undefined;
  /** The maximum number of tokens that the account may use in a minute. */
  tokensPerMinute?: number | undefined;
};

export type Message = { role: string; parts: readonly { text: string; isBreakpoint: boolean }[] };

export const textOf = ({ parts }: Message): string => parts.map(({ text }) => text).join('\n');

export type Completion = {
  model: string;
  reasons: boolean;
  text: string;
  refusal: string | null;
  incomplete: 'max_output_tokens' | null;
  usage: CacheUse & { input: number; output: number; reasoning: number };
};

/** The text that the model writes, without its reasoning. */
export function writtenOf({ text, refusal, usage }: Completion): { readonly text: string; readonly tokens: number } {
  return { text: refusal ?? text, tokens: usage.output - usage.reasoning };
}

/** What both endpoints share: the vendor's refusals, the answer, and its usage. */
export async function complete(ask: Ask, cache: PromptCache, today: string): Promise<Completion | Reply> {
  const model = findModel(ask.model, today);
  if ('status' in model) return model;
  if (ask.stream && model.needsVerification && ask.token.startsWith('unverified')) return unverified();
  if (model.reasons && ask.temperature) return unsupported('temperature');
  if (model.reasons && ask.topP) return unsupported('top_p');
  if (!model.reasons && ask.effort !== null) return unsupported(ask.effortParam);
  if (model.caching === 'prefix') {
    if (ask.cacheMode !== null) return unsupported('prompt_cache_options');
    if (ask.messages.some(({ parts }) => parts.some(({ isBreakpoint }) => isBreakpoint)))
      return unsupported('prompt_cache_breakpoint');
  }
  if (ask.schema) {
    const { schema, name, param, strict } = ask.schema;
    const problem = strict ? strictProblem(schema) : null;
    if (problem)
      return badValue(param, `Invalid schema for response_format '${name}': ${problem}`, 'invalid_json_schema');
    try {
      compileSchema(schema);
    } catch (error) {
      return badValue(
        param,
        `Invalid schema for response_format '${name}': ${error instanceof Error ? error.message : 'not a JSON Schema'}`,
        'invalid_json_schema',
      );
    }
  }
  const segments = await segmentsOf(ask);
  const input = segments.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (ask.tokensPerMinute !== undefined && input > ask.tokensPerMinute)
    return requestTooLarge(ask.model, ask.tokensPerMinute, input);
  if (input > model.contextWindow)
    return openaiError(400, {
      message: `Your input exceeds the context window of this model. Please adjust your input and try again.`,
      param: 'input',
      code: 'context_length_exceeded',
    });
  const scope = `${ask.token}/${model.answersAs}`;
  const { cached, written } =
    model.caching === 'prefix'
      ? cache.visitPrefix(scope, segments)
      : cache.visitBreakpoints(scope, segments, ask.cacheMode !== 'explicit');

  let text =
    ask.misbehave === 'refusal' || ask.misbehave === 'empty'
      ? ''
      : writeAnswer({
          instructions: ask.instructions,
          input: ask.messages.map(textOf),
          schema: ask.schema?.schema ?? null,
          jsonOnly: ask.jsonOnly,
          ...(ask.lies && { lies: ask.lies }),
        });
  if (ask.misbehave === 'bad-json') text = `\`\`\`json\n${text.slice(0, Math.floor(text.length * 0.7))}`;
  const refusal = ask.misbehave === 'refusal' ? "I'm sorry, but I can't assist with that request." : null;
  const reasoning = model.reasons ? reasoningTokens(ask.effort ?? 'medium', ask.messages.map(textOf).join('\n')) : 0;
  let answer = await encodeTokens(text || refusal || '');
  let incomplete: Completion['incomplete'] = null;
  const room = ask.maxOutputTokens === null ? Infinity : ask.maxOutputTokens - reasoning;
  if (ask.misbehave === 'incomplete' || answer.length > room) {
    incomplete = 'max_output_tokens';
    const share = ask.misbehave === 'incomplete' ? 0.5 : Math.max(0, room) / Math.max(1, answer.length);
    text = text.slice(0, Math.floor(text.length * share));
    answer = await encodeTokens(text);
  }
  return {
    model: model.answersAs,
    reasons: model.reasons,
    text,
    refusal,
    incomplete,
    usage: { input, cached, written, output: answer.length + reasoning, reasoning },
  };
}

/** The prompt in the order in which the model reads it: schema and instructions first, then the messages. */
async function segmentsOf({ schema, instructions, messages }: Ask): Promise<Segment[]> {
  const head = [schema ? JSON.stringify(schema.schema) : '', instructions].filter(Boolean).join('\n');
  const parts = messages.flatMap(({ role, parts: of }) =>
    of.map(({ text, isBreakpoint }, index) => ({ text: `${index === 0 ? `${role}\n` : ''}${text}\n`, isBreakpoint })),
  );
  return Promise.all(
    [{ text: `${head}\n`, isBreakpoint: false }, ...parts].map(async ({ text, isBreakpoint }) => ({
      tokens: await encodeTokens(text),
      isBreakpoint,
    })),
  );
}

const reasoningSteps: Record<string, number> = { none: 0, minimal: 0, low: 2, medium: 5, high: 14, xhigh: 24, max: 40 };

/** Reasoning is billed in steps of 64 tokens. */
const reasoningTokens = (effort: string, wire: string): number => {
  const base = reasoningSteps[effort] ?? 5;
  return base === 0 ? 0 : 64 * (base + (hash32(wire) % base));
};
