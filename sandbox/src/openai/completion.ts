import { hash32 } from '../crm-data/random.ts';
import { writeAnswer } from '../writer/write-answer.ts';
import { compileSchema, strictProblem, type Schema } from './json-schema.ts';
import { findModel } from './models.ts';
import { badValue, modelNotFound, openaiError, unsupported } from './openai-errors.ts';
import { encodeTokens, type PrefixCache } from './tokens.ts';
import type { Reply } from '../server/reply.ts';

const CONTEXT_WINDOW = 400_000;

export type Ask = {
  token: string;
  model: string;
  instructions: string;
  /** User, developer and earlier assistant messages, with their roles, in order. */
  messages: readonly { role: string; text: string }[];
  schema: { name: string; schema: Schema; strict: boolean; param: string } | null;
  jsonOnly: boolean;
  effort: string | null;
  temperature: boolean;
  topP: boolean;
  effortParam: string;
  maxOutputTokens: number | null;
  misbehave?: 'refusal' | 'incomplete' | 'bad-json' | 'empty';
};

export type Completion = {
  model: string;
  reasons: boolean;
  text: string;
  refusal: string | null;
  incomplete: 'max_output_tokens' | null;
  usage: { input: number; cached: number; output: number; reasoning: number };
};

/** What both endpoints share: the vendor's refusals, the answer, and what it would have been billed. */
export async function complete(ask: Ask, cache: PrefixCache): Promise<Completion | Reply> {
  const model = findModel(ask.model);
  if (!model) return modelNotFound(ask.model);
  if (model.reasons && ask.temperature) return unsupported('temperature');
  if (model.reasons && ask.topP) return unsupported('top_p');
  if (!model.reasons && ask.effort !== null) return unsupported(ask.effortParam);
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
  const wire = [
    ask.schema ? JSON.stringify(ask.schema.schema) : '',
    ask.instructions,
    ...ask.messages.map((message) => `${message.role}\n${message.text}`),
  ]
    .filter(Boolean)
    .join('\n');
  const tokens = await encodeTokens(wire);
  if (tokens.length > CONTEXT_WINDOW)
    return openaiError(400, {
      message: `Your input exceeds the context window of this model. Please adjust your input and try again.`,
      param: 'input',
      code: 'context_length_exceeded',
    });
  const cached = cache.visit(`${ask.token}/${model.answersAs}`, tokens);

  let text =
    ask.misbehave === 'refusal' || ask.misbehave === 'empty'
      ? ''
      : writeAnswer({
          instructions: ask.instructions,
          input: ask.messages.map((message) => message.text),
          schema: ask.schema?.schema ?? null,
          jsonOnly: ask.jsonOnly,
        });
  if (ask.misbehave === 'bad-json') text = `\`\`\`json\n${text.slice(0, Math.floor(text.length * 0.7))}`;
  const refusal = ask.misbehave === 'refusal' ? "I'm sorry, but I can't assist with that request." : null;
  const reasoning = model.reasons ? reasoningTokens(ask.effort ?? 'medium', wire) : 0;
  let written = await encodeTokens(text || refusal || '');
  let incomplete: Completion['incomplete'] = null;
  const room = ask.maxOutputTokens === null ? Infinity : ask.maxOutputTokens - reasoning;
  if (ask.misbehave === 'incomplete' || written.length > room) {
    incomplete = 'max_output_tokens';
    const share = ask.misbehave === 'incomplete' ? 0.5 : Math.max(0, room) / Math.max(1, written.length);
    text = text.slice(0, Math.floor(text.length * share));
    written = await encodeTokens(text);
  }
  return {
    model: model.answersAs,
    reasons: model.reasons,
    text,
    refusal,
    incomplete,
    usage: { input: tokens.length, cached, output: written.length + reasoning, reasoning },
  };
}

const BASE: Record<string, number> = { none: 0, minimal: 0, low: 2, medium: 5, high: 14, xhigh: 24 };

/** Reasoning is billed in steps of 64 tokens. */
const reasoningTokens = (effort: string, wire: string): number => {
  const base = BASE[effort] ?? 5;
  return base === 0 ? 0 : 64 * (base + (hash32(wire) % base));
};
