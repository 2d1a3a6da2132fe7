import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { OpenTelemetryTracing } from './open-telemetry-tracing.ts';

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number(), message: z.string().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push(body);
    response.end('{}');
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
});
afterAll(() => void collector.close());

it('sends one trace of a request, the job that it left and the call of the model, without a word of a person', async () => {
  const tracing = new OpenTelemetryTracing('overture-test', new OTLPTraceExporter({ url }));
  expect(tracing.current()).toBeUndefined();
  const attributes = { 'http.route': '/api/generate' };
  const left = await tracing.span('POST /api/generate', { kind: 'server', attributes }, async () => tracing.current());
  const failed = tracing.span('generate sequence', { kind: 'consumer', parent: left }, () =>
    tracing.span('chat gpt-5', { kind: 'client' }, async (add) => {
      add({ 'gen_ai.usage.input_tokens': 7 });
      throw new AppError('ai_bad_answer', 'Dear Ada Lovelace');
    }),
  );
  await expect(failed).rejects.toThrow('Dear Ada');
  await tracing.close();
  const spans = received.flatMap((body) =>
    exportSchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
  const [request, job, chat] = ['POST /api/generate', 'generate sequence', 'chat gpt-5'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect([job?.parentSpanId, chat?.parentSpanId]).toEqual([request?.spanId, job?.spanId]);
  expect(chat?.status).toEqual({ code: 2 });
  expect(chat?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'ai_bad_answer' } });
  expect(chat?.attributes).toContainEqual({ key: 'gen_ai.usage.input_tokens', value: { intValue: 7 } });
  expect(request?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/generate' } });
  expect(received.join()).not.toContain('Lovelace');
});

it('loses spans, and nothing else, where no collector answers', async () => {
  const tracing = new OpenTelemetryTracing(
    'overture-test',
    new OTLPTraceExporter({ url: 'http://127.0.0.1:9/v1/traces', timeoutMillis: 200 }),
  );
  expect(await tracing.span('work', { kind: 'server', parent: 'not a traceparent' }, async () => 'done')).toBe('done');
  await tracing.close();
});
