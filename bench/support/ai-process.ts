import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/*
 * A minimal AI server in a process of its own: it reads the request, waits, and streams one finished answer, or writes
 * it as slowly as a model does. With it a benchmark measures the caller; with the sandbox it would mostly measure how the
 * sandbox writes its answers.
 */

/** Tokens of an English text have about so many characters. */
const tokenCharacters = 4;
/** How often a slow answer goes on, in ms. */
const everyMs = 15;

/** The subject of an email of the n-th answer, which no other email has. */
const subjectOf = (n: number, position: number): string => `Mail ${position} of answer ${n}`;

const emailOf = (n: number, position: number): object => ({
  subject: subjectOf(n, position),
  body: `Hi Ada,\n\n${'You asked on March 3 for a quote of 12,400 EUR for the new shop. '.repeat(8)}\n\nBest regards`,
  send_after_days: position * 3,
  purpose: 'Asks for a call.',
  claims: ['a quote of 12,400 EUR', 'on March 3', 'the new shop'].map((text) => ({
    text,
    source: 'note-1',
    quote: text,
  })),
});

const afterEmails = JSON.stringify({
  sales_playbook_html: `<h3>Key Insights</h3><ul><li>They grow.</li></ul><h3>Recommended Strategy</h3><ul><li>${'Call early. '.repeat(120)}</li></ul>`,
  detected_service: 'Web development',
}).slice(1);

/** The n-th answer, and where in it each email ends. */
function answerOf(n: number): { readonly text: string; readonly emails: readonly { subject: string; end: number }[] } {
  const emails: { subject: string; end: number }[] = [];
  let text = '{"emails":[';
  for (let position = 0; position < 4; position += 1) {
    text += `${position === 0 ? '' : ','}${JSON.stringify(emailOf(n, position))}`;
    emails.push({ subject: subjectOf(n, position), end: text.length });
  }
  return { text: `${text}],${afterEmails}`, emails };
}

const item = { id: 'msg_1', type: 'message', role: 'assistant', phase: 'final_answer' };

function eventOf(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: 1, ...fields })}\n\n`;
}

function endOf(text: string): string {
  const content = [{ type: 'output_text', text, annotations: [] }];
  const response = {
    id: 'resp_1',
    object: 'response',
    created_at: 0,
    status: 'completed',
    model: 'gpt-5',
    service_tier: 'default',
    output: [{ ...item, status: 'completed', content }],
    usage: {
      input_tokens: 3_000,
      input_tokens_details: { cached_tokens: 1_500 },
      output_tokens: 1_400,
      total_tokens: 4_400,
    },
  };
  return eventOf('response.completed', { response });
}

export interface AiProcess {
  readonly url: string;
  /** When the last token of each email left, by subject, as `Date.now()` tells it. */
  readonly writtenAt: ReadonlyMap<string, number>;
  close(): void;
}

const writtenSchema = z.object({ subject: z.string(), at: z.number() });

/** Starts it; without `tokensPerSecond` an answer comes whole after its latency. */
export async function startAiProcess(latencyMs: number, tokensPerSecond?: number): Promise<AiProcess> {
  const child = fork(fileURLToPath(import.meta.url), [String(latencyMs), String(tokensPerSecond ?? '')]);
  const [port] = (await once(child, 'message')) as [number];
  const writtenAt = new Map<string, number>();
  child.on('message', (message) => {
    const { subject, at } = writtenSchema.parse(message);
    writtenAt.set(subject, at);
  });
  return { url: `http://127.0.0.1:${port}`, writtenAt, close: () => void child.kill() };
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [latencyMs = 0, tokensPerSecond = 0] = process.argv.slice(2).map(Number);
  let answers = 0;
  /** Writes the tokens that are due, one event each, and tells of each email that they end. */
  const writeSlowly = (reply: ServerResponse, { text, emails }: ReturnType<typeof answerOf>): void => {
    const startedAt = performance.now();
    let sent = 0;
    let told = 0;
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1_000) * tokensPerSecond) * tokenCharacters;
      for (; sent < Math.min(due, text.length); sent += tokenCharacters) {
        const delta = text.slice(sent, sent + tokenCharacters);
        reply.write(eventOf('response.output_text.delta', { item_id: item.id, output_index: 0, delta }));
      }
      for (; (emails[told]?.end ?? Infinity) <= sent; told += 1)
        process.send?.({ subject: emails[told]?.subject, at: Date.now() });
      if (sent < text.length && !reply.destroyed) return;
      clearInterval(timer);
      reply.end(endOf(text));
    }, everyMs);
  };
  const server = createServer((request, reply) => {
    let asked = '';
    request.setEncoding('utf8').on('data', (part: string) => (asked += part));
    request.on('end', () => {
      // It lists no models, as some compatible servers; only the calls of a model take their time.
      if (request.method === 'GET') return reply.writeHead(404).end();
      answers += 1;
      const answer = answerOf(answers);
      setTimeout(() => {
        reply.writeHead(200, { 'content-type': 'text/event-stream' });
        // A summary is no JSON, and nobody reads it while it is written.
        if (tokensPerSecond > 0 && asked.includes('"json_schema"')) writeSlowly(reply, answer);
        else reply.end(endOf(answer.text));
      }, latencyMs);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
