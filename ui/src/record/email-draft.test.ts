// @vitest-environment jsdom
import { clearSession, dropToken } from '@overture/ui';
import { signedIn } from '@overture/ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, readDrafts } from './email-draft.ts';
import type { EmailDraft } from './email-draft.ts';

beforeEach(() => {
  localStorage.clear();
  inAnotherTab();
  signedIn('admin');
});

function draft(body: string, overrides: Partial<EmailDraft> = {}): EmailDraft {
  const texts = { subject: 'Hello', body: 'Hi Anna' };
  return {
    index: 0,
    version: 1,
    revision: 'r1',
    ...texts,
    typed: { ...texts, body },
    typedAt: Date.now(),
    ...overrides,
  };
}

/** What follows happens in another tab of the same browser. */
function inAnotherTab(): void {
  leavePage();
  sessionStorage.clear();
}

function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
}

test('keeps one draft for each e-mail of a record, until it is dropped', () => {
  keepDraft('record', draft('Hi'));
  keepDraft('record', draft('Hi there'));
  keepDraft('record', draft('Second', { index: 1 }));
  expect(readDrafts('record').map(({ typed }) => typed.body)).toEqual(['Hi there', 'Second']);
  expect(readDrafts('other')).toEqual([]);
  dropDraft('record', draft('Hi there'));
  expect(readDrafts('record').map(({ index }) => index)).toEqual([1]);
});

test('two tabs on one e-mail both keep their text', () => {
  keepDraft('record', draft('Of the first'));
  leavePage();
  const first = Object.fromEntries(Object.entries(sessionStorage));
  inAnotherTab();
  keepDraft('record', draft('Of the second'));
  expect(readDrafts('record').map(({ typed }) => typed.body)).toEqual(['Of the second']);
  dropDraft('record', draft('Of the second'));
  inAnotherTab();
  Object.assign(sessionStorage, first);
  expect(readDrafts('record').map(({ typed }) => typed.body)).toEqual(['Of the first']);
});

test('a duplicate of a tab keeps a text of its own', () => {
  keepDraft('record', draft('Of the first'));
  // What the duplicate begins with.
  const copy = Object.fromEntries(Object.entries(sessionStorage));
  leavePage();
  const first = Object.fromEntries(Object.entries(sessionStorage));
  inAnotherTab();
  Object.assign(sessionStorage, copy);
  keepDraft('record', draft('Of the duplicate'));
  inAnotherTab();
  Object.assign(sessionStorage, first);
  expect(readDrafts('record').map(({ typed }) => typed.body)).toEqual(['Of the first']);
});

test('a tab that was closed leaves its text to the next one, which also ends it', () => {
  keepDraft('record', draft('Half a thought'));
  inAnotherTab();
  const [found] = readDrafts('record');
  expect(found?.typed.body).toBe('Half a thought');
  dropDraft('record', draft('Half a thought'));
  expect(readDrafts('record')).toEqual([]);
});

test('outlives a session that expired, for the user who typed it alone, and is forgotten after a month', () => {
  keepDraft('record', draft('Hi'));
  dropToken();
  expect(readDrafts('record')).toHaveLength(1);
  localStorage.setItem('user_id', 'somebody-else');
  expect(readDrafts('record')).toEqual([]);
  localStorage.setItem('user_id', 'user-1');
  keepDraft('record', draft('Hi', { typedAt: Date.now() - 31 * 24 * 60 * 60 * 1000 }));
  expect(readDrafts('record')).toEqual([]);
});

test('nothing is kept after a sign-out, also of an editor that closes with it', () => {
  keepDraft('record', draft('Hi'));
  clearSession();
  keepDraft('record', draft('Hi'));
  expect(readDrafts('record')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('what is no draft is ignored', () => {
  keepDraft('record', draft('Hi'));
  for (const key of Object.keys(localStorage))
    if (key.startsWith('overture.email-drafts')) localStorage.setItem(key, '[{"index":"x"}]');
  expect(readDrafts('record')).toEqual([]);
});
