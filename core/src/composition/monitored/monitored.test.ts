import { expect, it } from 'vitest';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import { AppError } from '../../platform/app-error.ts';
import { collectSpans } from '../../testing/index.ts';
import { MonitoredCrmContacts } from './monitored-crm-contacts.ts';
import { MonitoredCrmNotes } from './monitored-crm-notes.ts';
import { MonitoredCrmOutreach } from './monitored-crm-outreach.ts';
import { MonitoredTextGenerator } from './monitored-text-generator.ts';

const monitor = { watch: (_credential: unknown, call: () => Promise<unknown>) => call() } as ConnectionMonitor;
const failure = new AppError('crm_unavailable', 'Dear Ada');

const fail = async () => Promise.reject(failure);

/** An adapter all of whose calls fail. */
const failing = new Proxy(
  { fetchMany: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }) },
  { get: (known, name) => Reflect.get(known, name) ?? fail },
) as never;

it.each(
  [MonitoredCrmContacts, MonitoredCrmNotes, MonitoredCrmOutreach, MonitoredTextGenerator].map(
    (monitored) => [monitored.name, monitored] as const,
  ),
)('traces every call of %s', async (_name, monitored) => {
  const { tracing, finish } = await collectSpans();
  const calls = Object.getOwnPropertyNames(monitored.prototype).filter((name) => name !== 'constructor');
  const instance = new monitored(failing, monitor, tracing) as unknown as Record<
    string,
    (...input: object[]) => unknown
  >;
  for (const name of calls) {
    const answer = instance[name]?.({ model: 'gpt-5' }, {}, {}, {}) as Promise<unknown> | AsyncGenerator;
    await expect('next' in answer ? answer.next() : answer).rejects.toBe(failure);
  }
  const spans = await finish();
  expect(spans).toHaveLength(calls.length);
  for (const span of spans) {
    expect(span).toMatchObject({ kind: 'CLIENT', isFailed: true, attributes: { 'error.type': 'crm_unavailable' } });
    expect(span.name).toMatch(/^(hubspot [a-z ]+|chat gpt-5)$/);
  }
  expect(JSON.stringify(spans)).not.toContain('Ada');
});
