// @vitest-environment jsdom
import { clearSession, dropToken } from '@overture/ui';
import { signedIn } from '@overture/ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { keepEmailDraft, readEmailDraft } from './email-draft.ts';

const texts = { subject: 'Hello', body: 'Hi Anna,' };
const draft = { ...texts, index: 0, version: 1, revision: 'r1', typed: { ...texts, subject: 'Hello again' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signedIn('admin');
});

it('keeps an edit while its session is over, for the user who typed it alone', () => {
  keepEmailDraft('record-1', draft);
  dropToken();
  expect(readEmailDraft('record-1')).toEqual(draft);
  localStorage.setItem('user_id', 'somebody-else');
  expect(readEmailDraft('record-1')).toBeNull();
  signedIn('admin');
  expect(readEmailDraft('record-1')).toEqual(draft);
  expect(readEmailDraft('record-2')).toBeNull();
});

it('keeps nothing after a sign-out, also of an editor that closes with it', () => {
  keepEmailDraft('record-1', draft);
  clearSession();
  keepEmailDraft('record-1', draft);
  expect(sessionStorage).toHaveLength(0);
  expect(readEmailDraft('record-1')).toBeNull();
});
