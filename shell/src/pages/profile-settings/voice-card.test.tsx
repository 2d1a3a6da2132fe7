// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { VoiceProfile, VoiceWire } from '@overture/core/contract';
import { fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VoiceCard } from './voice-card.tsx';

const learned: VoiceWire = {
  state: 'on',
  emails: 37,
  learnedAt: '2026-11-20T09:00:00Z',
  problem: null,
  profile: {
    greeting: { first: { word: 'Hej', name: 'first' }, reply: null },
    closing: { first: 'Venlig hilsen', reply: 'Mvh' },
    sentenceWords: 11,
    emailWords: 70,
    address: 'informal',
    languages: [
      { language: 'da', share: 0.8 },
      { language: 'en', share: 0.2 },
    ],
    habits: {
      contractions: 'sometimes',
      exclamationMarks: 'never',
      lists: 'sometimes',
      questionAtEnd: 'often',
      emojis: 'never',
    },
  },
};
const nothing: VoiceWire = { state: 'off', emails: 0, learnedAt: null, problem: null, profile: null };

let server: FakeFetch;
beforeEach(() => signedIn('admin'));
afterEach(() => server.restore());

function given(voice: VoiceWire, suggestion: Partial<VoiceProfile> | null = null): void {
  server = fakeFetch({ 'GET /api/voice': { body: { voice: { ...voice, suggestion } } } });
  renderInApp(<VoiceCard />);
}
const click = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const sent = async (method: string): Promise<unknown> =>
  server.requests
    .find((request) => request.method === method)
    ?.clone()
    .json();

test('learns, and tells the voice in sentences', async () => {
  given(nothing);
  expect(await screen.findByText(/keeps nothing else/)).toBeDefined();
  server.answer('POST /api/voice/learn', { status: 202, body: { voice: learned } });
  click('Learn from what I sent');
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'You greet with Hej and the first name.',
    'You close with Venlig hilsen.',
    'You close with Mvh in replies.',
    'You write about 70 words an email, and 11 a sentence.',
    'You use the informal address, such as du.',
    'You often use a question at the end.',
    'You never use exclamation marks or emojis.',
    'You write in Danish (80 %) and English (20 %).',
  ]);
});

test('says why nothing could be learned', async () => {
  given({ ...nothing, problem: { code: 'too_few_emails', message: 'HubSpot has fewer than 20 emails.' } });
  expect((await screen.findByRole('alert')).textContent).toBe('HubSpot has fewer than 20 emails.');
});

test('is switched off, changed and forgotten', async () => {
  given(learned);
  await screen.findByText(/Learned from 37 emails/);
  server.answer('PATCH /api/voice', { body: { voice: { ...learned, state: 'off' } } });
  click('Write like this', 'switch');
  expect(await screen.findByText(/Switched off/)).toBeDefined();
  expect(await sent('PATCH')).toEqual({ enabled: false });

  click('Change');
  fireEvent.change(screen.getByLabelText('Words in an email'), { target: { value: 'many' } });
  expect(screen.getByText('Must be a number from 5 to 1000')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Words in an email'), { target: { value: '50' } });
  server.requests.length = 0;
  click('Save');
  await waitFor(async () => expect(await sent('PATCH')).toEqual({ profile: { ...learned.profile, emailWords: 50 } }));

  fireEvent.click(await screen.findByRole('button', { name: 'Forget' }));
  server.answer('DELETE /api/voice', { body: { message: 'Your voice was forgotten' } });
  server.answer('GET /api/voice', { body: { voice: { ...nothing, suggestion: null } } });
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }));
  expect(await screen.findByRole('button', { name: 'Learn from what I sent' })).toBeDefined();
});

test('offers what was changed in drafts again and again', async () => {
  const suggestion = { closing: { first: 'Cheers', reply: 'Mvh' } } as const;
  given(learned, suggestion);
  await screen.findByText(/In your drafts you close with Cheers\./);
  const profile = { ...learned.profile, ...suggestion };
  server.answer('PATCH /api/voice', { body: { voice: { ...learned, profile } } });
  click('Do that');
  expect(await screen.findByText('Cheers')).toBeDefined();
  expect(await sent('PATCH')).toEqual({ profile: suggestion });
  expect(screen.queryByRole('button', { name: 'Do that' })).toBeNull();
});
