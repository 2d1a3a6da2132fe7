import { expect, it } from 'vitest';
import { mainActionOf } from './main-action.ts';

const approved = {
  approval: { by: 'a@b.example', at: '2026-01-05T09:00:00.000Z' },
  readOnlyReason: null,
  optedOut: false,
};
const inTasks = { to: 'tasks', state: 'open', isComplete: true } as const;

it.each([
  ['is approved first', { ...approved, approval: null }, null, 'approve'],
  ['is then handed over', approved, null, 'handOver'],
  ['is handed over again after it was withdrawn', approved, { ...inTasks, state: 'withdrawn' }, 'handOver'],
  ['is handed over to its end', approved, { ...inTasks, isComplete: false }, 'handOver'],
  ['is copied where its emails are sent by hand', approved, { ...inTasks, to: 'mail' }, 'copy'],
  ['waits for HubSpot', approved, inTasks, null],
  ['waits until its hand-over is read', approved, undefined, null],
  ['waits for the contact after a reply', approved, { ...inTasks, state: 'stopped' }, null],
  ['is not sent to a contact who opted out', { ...approved, optedOut: true }, null, null],
  ['is not changed by somebody who may only read it', { ...approved, readOnlyReason: 'No.' }, null, null],
] as const)('a result %s', (_, record, handOver, action) => {
  expect(mainActionOf(record, handOver)).toBe(action);
});
