import { expect, it } from 'vitest';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import { AppError } from '../../platform/app-error.ts';
import { buildCredential, collectSpans } from '../../testing/index.ts';
import { MonitoredCrm } from './monitored-crm.ts';
import { monitoredTextGenerator } from './monitored-text-generator.ts';

const failure = new AppError('crm_unavailable', 'Dear Ada');
const fail = async () => Promise.reject(failure);

/** An adapter all of whose calls fail. */
const failing = new Proxy(
  { fetchMany: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }), members: undefined },
  { get: (known, name) => Reflect.get(known, name) ?? fail },
) as never;

const credential = buildCredential();
const watched: unknown[] = [];
const monitor = {
  watch: (...[by, call, signal]: Parameters<ConnectionMonitor['watch']>) => {
    watched.push([by, signal]);
    return call();
  },
} as ConnectionMonitor;

it.each([
  ['contacts', 9],
  ['lists', 2],
  ['notes', 1],
  ['outreach', 15],
  ['sentMails', 1],
  ['generator', 5],
] as const)('traces every call of %s', async (port, count) => {
  const { tracing, finish } = await collectSpans();
  const made =
    port === 'generator'
      ? monitoredTextGenerator(failing, monitor, tracing)
      : new MonitoredCrm(monitor, tracing)[port](failing);
  const calls = Object.keys(made);
  expect(calls).toHaveLength(count);
  for (const name of calls) {
    const answer = Reflect.get(made, name).call(made, { model: 'gpt-5' }, credential, {}, {});
    await expect('next' in answer ? answer.next() : answer).rejects.toBe(failure);
  }
  const spans = await finish();
  // The members of a list come by calls that are traced themselves.
  expect(spans).toHaveLength(port === 'lists' ? 1 : calls.length);
  for (const span of spans) {
    expect(span).toMatchObject({ kind: 'CLIENT', isFailed: true, attributes: { 'error.type': 'crm_unavailable' } });
    expect(span.name).toMatch(/^(hubspot [a-z ]+|chat gpt-5)$/);
  }
  expect(JSON.stringify(spans)).not.toContain('Ada');
});

it('tells the health whose call it was, and what may abort it', async () => {
  const { tracing } = await collectSpans();
  const crm = new MonitoredCrm(monitor, tracing);
  const { signal } = new AbortController();
  watched.length = 0;
  await expect(crm.contacts(failing).search('Ada', 5, credential, signal)).rejects.toBe(failure);
  await expect(crm.contacts(failing).fetch('1', credential, signal, {})).rejects.toBe(failure);
  await expect(crm.notes(failing).add({} as never, credential, { signal })).rejects.toBe(failure);
  await expect(crm.outreach(failing).findUser('kim@agency.example', credential)).rejects.toBe(failure);
  expect(watched).toEqual([
    [credential, signal],
    [credential, signal],
    [credential, signal],
    [credential, undefined],
  ]);
});
