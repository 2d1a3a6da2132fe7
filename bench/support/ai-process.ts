import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/*
 * A minimal AI server in a process of its own: it reads the request, waits, and streams one finished answer. With it a
 * benchmark measures the caller; with the sandbox it would mostly measure how the sandbox writes its answers.
 */

const answer = JSON.stringify({
  detected_service: 'Web development',
  sales_playbook_html: `<h3>Key Insights</h3><ul><li>They grow.</li></ul><h3>Recommended Strategy</h3><ul><li>${'Call early. '.repeat(40)}</li></ul>`,
  emails: Array.from({ length: 4 }, (_, i) => ({
    subject: `Mail ${i}`,
    body: 'A sentence of some length. '.repeat(30),
  })),
});
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 0,
  status: 'completed',
  model: 'gpt-5',
  service_tier: 'default',
  output: [
    {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: answer, annotations: [] }],
    },
  ],
  usage: {
    input_tokens: 3_000,
    input_tokens_details: { cached_tokens: 1_500 },
    output_tokens: 1_400,
    total_tokens: 4_400,
  },
};
const event = `event: response.completed\ndata: ${JSON.stringify({ type: 'response.completed', sequence_number: 1, response })}\n\n`;

export async function startAiProcess(latencyMs: number): Promise<{ readonly url: string; close(): void }> {
  const child = fork(fileURLToPath(import.meta.url), [String(latencyMs)]);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill() };
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const latencyMs = Number(process.argv[2]);
  const server = createServer((request, reply) => {
    request.resume();
    request.on('end', () => {
      // It lists no models, as some compatible servers; only the calls of a model take their time.
      if (request.method === 'GET') return reply.writeHead(404).end();
      setTimeout(() => reply.writeHead(200, { 'content-type': 'text/event-stream' }).end(event), latencyMs);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
