import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Fault } from '../control/faults.ts';
import { renderPage } from '../page/layout.ts';
import { escapeHtml } from '../server/escape-html.ts';
import { localUrl } from '../server/local-url.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { OidcState } from './oidc-state.ts';

const frame = {
  site: 'Sandbox sign-in',
  bar: 'Sandbox sign-in – a stand-in for your company’s. No account here is real, and none needs a password.',
};

const askSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(200),
  redirect_uri: localUrl,
  scope: z.string().refine((text) => text.split(' ').includes('openid'), 'openid is missing'),
  state: z.string().max(500).optional(),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal('S256'),
  prompt: z.literal('login').optional(),
  max_age: z.string().max(10).optional(),
});

const redemptionSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().max(200),
  redirect_uri: z.string().max(500),
  code_verifier: z.string().min(43).max(128),
});

/** A company's sign-in by OpenID Connect, with the endpoints that a server needs to sign people in. */
export async function handleOidc(request: SandboxRequest, oidc: OidcState, fault: Fault | undefined): Promise<Reply> {
  const issuer = `${request.origin}/oidc`;
  switch (`${request.method} ${request.path}`) {
    case 'GET /oidc/.well-known/openid-configuration':
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      });
    case 'GET /oidc/jwks':
      return json(200, { keys: [await oidc.publicKey()] });
    case 'GET /oidc/authorize':
      return authorize(request, oidc, issuer);
    case 'POST /oidc/token':
      return redeem(request, oidc, issuer, fault);
    default:
      return oidcError(404, 'not_found');
  }
}

/** Shows the accounts as links. Each link returns to the application with a code. */
function authorize({ query }: SandboxRequest, oidc: OidcState, issuer: string): Reply {
  const ask = askSchema.safeParse(Object.fromEntries(query));
  if (!ask.success) return oidcError(400, 'invalid_request', ask.error.issues[0]?.message);
  const { client_id, redirect_uri, state, nonce, code_challenge } = ask.data;
  const goBack = (answer: Record<string, string>): Reply => {
    const target = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...answer, iss: issuer, ...(state !== undefined && { state }) })) {
      target.searchParams.set(name, value);
    }
    return { status: 302, body: null, headers: { location: target.href, 'cache-control': 'no-store' } };
  };
  if (query.has('cancel')) return goBack({ error: 'access_denied' });
  const account = oidc.accounts.find(({ sub }) => sub === query.get('account'));
  if (account !== undefined) {
    const grant = { account, clientId: client_id, redirectUri: redirect_uri, codeChallenge: code_challenge, nonce };
    return goBack({ code: oidc.grant(grant) });
  }
  const linkTo = (choice: Record<string, string>): string =>
    escapeHtml(`/oidc/authorize?${new URLSearchParams({ ...ask.data, ...choice }).toString()}`);
  const choices = oidc.accounts.map(
    ({ sub, name, email, isEmailVerified, amr }) =>
      `<li class="entry"><a href="${linkTo({ account: sub })}"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(email)}${isEmailVerified ? '' : ' <span class="tag">address not verified</span>'}${amr.includes('mfa') ? ' <span class="tag">two factors</span>' : ''}</a></li>`,
  );
  return renderPage(
    'Choose an account',
    `<h1>Choose an account</h1><p class="muted">to continue to Overture</p><ul class="card plain">${choices.join('')}</ul><p><a href="${linkTo({ cancel: 'yes' })}">Cancel</a></p>`,
    200,
    frame,
  );
}

async function redeem(
  request: SandboxRequest,
  oidc: OidcState,
  issuer: string,
  fault: Fault | undefined,
): Promise<Reply> {
  const form = new URLSearchParams(request.bodyText);
  const redemption = redemptionSchema.safeParse(Object.fromEntries(form));
  if (!redemption.success) return oidcError(400, 'invalid_request', redemption.error.issues[0]?.message);
  const { code, redirect_uri, code_verifier } = redemption.data;
  const grant = oidc.redeem(code);
  const isProved = grant?.codeChallenge === createHash('sha256').update(code_verifier).digest('base64url');
  if (grant === undefined || !isProved || grant.redirectUri !== redirect_uri) return oidcError(400, 'invalid_grant');
  if (clientIdOf(request, form) !== grant.clientId) return oidcError(401, 'invalid_client');
  const { alg, ...claims } = fault?.idToken ?? {};
  const token = await oidc.idToken(grant, issuer, claims);
  return json(
    200,
    {
      access_token: 'sandbox',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: alg === 'none' ? unsigned(token) : token,
    },
    { 'cache-control': 'no-store' },
  );
}

/** Reads the client id from the header or the body, and accepts any secret. */
function clientIdOf({ headers }: SandboxRequest, form: URLSearchParams): string | null {
  const basic = /^Basic\s+(\S+)$/i.exec(String(headers['authorization'] ?? ''))?.[1];
  if (basic === undefined) return form.get('client_id');
  return decodeURIComponent(Buffer.from(basic, 'base64').toString().split(':')[0] ?? '');
}

function unsigned(token: string): string {
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
}

const oidcError = (status: number, error: string, description = ''): Reply =>
  json(status, { error, ...(description !== '' && { error_description: description }) });

export const oidcFault = (status: number, headers?: Record<string, string>): Reply => ({
  ...oidcError(status, status < 500 ? 'invalid_request' : 'server_error'),
  ...(headers && { headers }),
});
