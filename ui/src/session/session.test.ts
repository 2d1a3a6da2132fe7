// @vitest-environment jsdom
import type { LoginResponse } from '@overture/core/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenOf } from '../testing/sessions.ts';
import {
  clearSession,
  currentSession,
  dropToken,
  lastUserId,
  markProfileDialogShown,
  startSession,
  storeProfile,
  subscribeSession,
} from './session.ts';

const profile = {
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'p@o.example',
  company: '',
  city: '',
  signAs: '',
  state: '',
  country: '',
  about: '',
  meetingLink: '',
  language: 'en',
};

function loginAnswer(changes: Partial<LoginResponse> = {}): LoginResponse {
  return {
    token: tokenOf({ role: 'admin' }),
    user: { _id: 'u1', email: 'p@o.example', department: 'Overture-Sales', role: 'admin' },
    userProfile: null,
    ...changes,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('stores what the login answered under the names of the keys', () => {
  const answer = loginAnswer({ userProfile: profile });
  startSession(answer);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: answer.token,
    role: 'admin',
    department: 'Overture-Sales',
    user_id: 'u1',
    username: 'Priya Raman',
    userProfile: JSON.stringify(profile),
  });
  expect(currentSession()).toMatchObject({
    role: 'admin',
    department: 'Overture-Sales',
    userProfile: profile,
    userId: 'u1',
  });
});

it('has no profile until there is one, and then follows it', () => {
  startSession(loginAnswer());
  expect(currentSession()).toMatchObject({ userProfile: null, username: 'p@o.example' });
  storeProfile(profile);
  expect(currentSession()).toMatchObject({ userProfile: profile, username: 'Priya Raman' });
});

it('gives a superadmin no department', () => {
  startSession(loginAnswer());
  startSession(loginAnswer({ user: { _id: 'u2', email: 's@o.example', department: null, role: 'superadmin' } }));
  expect(currentSession()?.department).toBeNull();
});

it('removes the token only, as a 401 asks for', () => {
  startSession(loginAnswer());
  markProfileDialogShown();
  dropToken();
  expect(currentSession()).toBeNull();
  expect(localStorage.getItem('profileDialogShown')).toBe('true');
});

it('keeps a newer token when an older one is refused', () => {
  startSession(loginAnswer());
  dropToken('an-older-token');
  expect(currentSession()).not.toBeNull();
});

it('clears all of local storage at sign-out, and what the tab kept of the work', () => {
  startSession(loginAnswer());
  localStorage.setItem('anything', 'else');
  sessionStorage.setItem('overture.generator.draft.u1', '{}');
  clearSession();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(lastUserId()).toBeNull();
});

it('forgets the work in every tab when one signs out, and in none when a session expires', () => {
  const unsubscribe = subscribeSession(() => undefined);
  startSession(loginAnswer());
  sessionStorage.setItem('overture.generator.draft.u1', '{}');
  dropToken();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(sessionStorage).toHaveLength(1);
  expect(lastUserId()).toBe('u1');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionStorage).toHaveLength(0);
  unsubscribe();
});

it('answers the same object until something changes', () => {
  startSession(loginAnswer());
  const before = currentSession();
  expect(currentSession()).toBe(before);
  markProfileDialogShown();
  expect(currentSession()).not.toBe(before);
});

it('survives a profile that is no JSON', () => {
  startSession(loginAnswer());
  localStorage.setItem('userProfile', 'undefined');
  expect(currentSession()?.userProfile).toBeNull();
});

it('tells who listens when the session changes, here or in another tab', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeSession(listener);
  startSession(loginAnswer());
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('ends by itself when the token expires', () => {
  vi.useFakeTimers();
  const listener = vi.fn();
  const unsubscribe = subscribeSession(listener);
  startSession(loginAnswer({ token: tokenOf({ role: 'admin', exp: Math.floor(Date.now() / 1000) + 60 }) }));
  listener.mockClear();
  vi.advanceTimersByTime(61_000);
  expect(listener).toHaveBeenCalled();
  expect(currentSession()).toBeNull();
  unsubscribe();
});
