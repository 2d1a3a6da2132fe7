import { z } from 'zod';
import { oneTimeSecretSchema, signInAnswerSchema } from './auth.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

/** Why single sign-on refused somebody, by the word after `#x_` in the address of the page that explains it. */
export const oidcRefusals = {
  lapsed: 'This sign-in took too long, or it began in another browser or tab. Please begin again.',
  cancelled: 'Your company’s sign-in let nobody in. Please begin again, or ask whoever runs it.',
  untrusted: 'The answer of your company’s sign-in could not be trusted, so nobody was signed in. Please begin again.',
  unreachable:
    'Your company’s sign-in is out of order right now. Please try again in a few minutes. If that does not help, tell whoever runs it.',
  misconfigured:
    'Your company’s sign-in does not accept how Overture is connected to it, so trying again will not help. Tell whoever runs Overture; its log names the problem.',
  no_access:
    'This sign-in belongs to no account here. If you have one, sign in as before and connect single sign-on in Profile Settings. If not, ask a superadmin for an invitation.',
  unverified:
    'Your company’s sign-in does not say that your email address is verified, so no account was made. Ask a superadmin for an invitation.',
  address_taken:
    'There is an account with your email address already. Sign in to it as before and connect single sign-on in Profile Settings, or ask a superadmin.',
  connected_elsewhere: 'This sign-in is connected to another account here already. Nothing was changed.',
  another_account: 'This is another account than the one that is connected to yours, so nothing was confirmed.',
  not_asked:
    'Your company’s sign-in did not say that it asked who you are just now. Confirm in another way, or sign out there and here, and sign in again.',
  link_over: 'This invitation is not valid any more. Ask a superadmin for a new one.',
  too_many_attempts: 'Too many failed sign-ins. Please try again in a few minutes.',
} as const;
export type OidcRefusal = keyof typeof oidcRefusals;

/** The prefixes of the fragment after `#`, when single sign-on sends somebody to the page of sign-in links. */
export const oidcFragments = { code: 'o_', refusal: 'x_', proved: 'p_', unproved: 'u_' } as const;

export const oidcStart = defineEndpoint('GET /auth/oidc/start', {
  who: 'any',
  summary: "Sends the browser from a page of ours to the company's sign-in, from anywhere else to the form.",
  status: 302,
  errors: ['not_found'],
});

/** The address to which the browser goes next. A cookie of the answer binds the sign-in to this browser. */
const startedSchema = z.object({ url: z.string() });

export const oidcAcceptInvitation = defineEndpoint('POST /auth/oidc/start', {
  who: 'any',
  summary: 'Begins a single sign-on that accepts an invitation: whoever signs in is that user from then on.',
  body: z.strictObject({ token: oneTimeSecretSchema }),
  response: startedSchema,
  errors: ['invalid_credentials', 'not_found', 'not_ready'],
});

export const oidcConnect = defineEndpoint('POST /auth/oidc/connect', {
  who: 'signed-in',
  reauthenticate: true,
  summary: 'Begins a single sign-on that connects the account to the caller; it replaces one connected before.',
  response: startedSchema,
  errors: ['not_found', 'not_ready'],
});

export const oidcReauthenticate = defineEndpoint('POST /auth/oidc/reauthenticate', {
  who: 'signed-in',
  summary: "Begins a proof of who the caller is by the company's sign-in, which asks anew; it counts for 15 minutes.",
  response: startedSchema,
  errors: ['not_found', 'not_ready'],
});

export const getOidc = defineEndpoint('GET /auth/oidc', {
  who: 'signed-in',
  summary: 'Whether the caller can sign in with single sign-on.',
  response: z.object({ connected: z.boolean() }),
});

const answerText = z.string().max(4096);

export const oidcCallback = defineEndpoint('GET /auth/oidc/callback', {
  who: 'any',
  summary: "Where the company's sign-in sends the browser back to; it goes on to the web with a code or a reason.",
  // An issuer may add parameters, which are to be ignored (RFC 6749, section 4.1.2).
  query: z.looseObject({
    state: answerText,
    code: answerText.optional(),
    iss: answerText.optional(),
    error: answerText.optional(),
    error_description: answerText.optional(),
  }),
  status: 302,
  errors: ['not_found'],
});

export const oidcExchange = defineEndpoint('POST /auth/oidc/exchange', {
  who: 'any',
  summary: 'Finishes a single sign-on in the browser that began it, with the code of the callback, within 60 seconds.',
  body: z.strictObject({ code: oneTimeSecretSchema }),
  response: signInAnswerSchema,
  errors: ['invalid_credentials'],
});
