// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { keptIn } from './kept-in.ts';

const notes = keptIn('localStorage', 'notes', z.object({ text: z.string() }));
const note = { text: 'Half a thought' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_id', 'kim');
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps values by name, for the user who typed them alone', () => {
  notes.keep(note, 'one.a');
  notes.keep(note, 'one.b');
  notes.keep(note, 'two.a');
  expect([notes.read('one.a'), notes.read('one')]).toEqual([note, null]);
  expect(notes.names('one.')).toEqual(['one.a', 'one.b']);
  notes.forget('one.a');
  expect(notes.names('one.')).toEqual(['one.b']);
  localStorage.setItem('user_id', 'ada');
  expect([notes.read('one.b'), notes.names('')]).toEqual([null, []]);
});

test('keeps nothing after a sign-out', () => {
  localStorage.clear();
  notes.keep(note);
  expect([notes.read(), localStorage.length]).toEqual([null, 0]);
});

test.each(['{"text":7}', '{"te'])('ignores what is not such a value: %s', (stored) => {
  localStorage.setItem('overture.notes.kim', stored);
  expect(notes.read()).toBeNull();
});

test('stops nobody where the browser forbids storing', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  notes.keep(note);
  notes.forget();
  expect([notes.read(), notes.names('')]).toEqual([null, []]);
});
