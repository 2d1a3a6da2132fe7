import { z } from 'zod';
import { renderPage } from '../page/layout.ts';
import { escapeHtml } from '../server/escape-html.ts';
import { localUrl } from '../server/local-url.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { driveScope, type GoogleState } from './google-state.ts';

const askSchema = z.object({
  client_id: z.string().min(1).max(200),
  scope: z.string().min(1).max(2000),
  state: z.string().min(1).max(100),
  origin: localUrl.refine((text) => new URL(text).origin === text, 'only an application on this machine may ask'),
  login_hint: z.string().max(254).default(''),
});
type Ask = z.infer<typeof askSchema>;

const decisionSchema = askSchema.extend({
  email: z.email().max(254).toLowerCase(),
  decision: z.enum(['allow', 'deny']),
  drive: z.literal('on').optional(),
});

const frame = {
  site: 'Sandbox Google',
  bar: 'Sandbox Google – a stand-in. No account here is real, and none needs a password.',
};

/** Sends the answer to the window that opened this one, and closes. */
const answerScript = `
const { origin, message } = JSON.parse(document.getElementById('answer').textContent);
opener?.postMessage(message, origin);
close();
`;

/** First asks which account, then which permissions. A hint skips the first question, as with Google. */
export function consentPage(request: SandboxRequest, google: GoogleState): Reply {
  const ask = askSchema.safeParse(Object.fromEntries(request.query));
  if (!ask.success) return badRequest(ask.error);
  const email = z.email().safeParse((request.query.get('email') ?? ask.data.login_hint).trim().toLowerCase());
  return email.success ? permissionPage(ask.data, email.data) : accountPage(ask.data, google);
}

function accountPage(ask: Ask, google: GoogleState): Reply {
  const choices = google.accounts
    .map(({ email, name }) => {
      const query = new URLSearchParams({ ...ask, email });
      return `<li class="entry"><a href="/google/consent?${escapeHtml(query.toString())}"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(email)}</a></li>`;
    })
    .join('');
  return renderPage(
    'Choose an account',
    `<h1>Choose an account</h1><p class="muted">to continue to Overture</p>
<ul class="card plain">${choices}</ul>
<form method="get" action="/google/consent">${hidden(ask)}<input type="email" name="email" required aria-label="Another address" placeholder="Another address"><button>Use it</button></form>`,
    200,
    frame,
  );
}

function permissionPage(ask: Ask, email: string): Reply {
  const drive = ask.scope.split(' ').includes(driveScope)
    ? `<li><label><input type="checkbox" name="drive" checked> Put files into your Google Drive, and see those only</label></li>`
    : '';
  return renderPage(
    'Overture wants access',
    `<h1>Overture wants access to your Google Account</h1><p class="muted">${escapeHtml(email)}</p>
<form method="post" action="/google/consent" class="stack">${hidden(ask)}<input type="hidden" name="email" value="${escapeHtml(email)}">
<ul class="card"><li>See your name, picture and email address</li>${drive}</ul>
<p class="actions"><button name="decision" value="deny">Deny</button> <button name="decision" value="allow">Allow</button></p></form>`,
    200,
    frame,
  );
}

/** Sends the decision to the window that asked, in the form of Google's script. */
export function decide(request: SandboxRequest, google: GoogleState): Reply {
  const decision = decisionSchema.safeParse(Object.fromEntries(new URLSearchParams(request.bodyText)));
  if (!decision.success) return badRequest(decision.error);
  const { client_id, state, origin, email, scope } = decision.data;
  const message = { state, response: answer() };
  return renderPage(
    'Done',
    `<p class="muted">You can close this window.</p><script type="application/json" id="answer">${JSON.stringify({ origin, message }).replaceAll('<', '\\u003c')}</script><script>${answerScript}</script>`,
    200,
    { ...frame, script: answerScript },
  );

  function answer(): object {
    if (decision.data?.decision === 'deny')
      return { error: 'access_denied', error_description: 'The user denied access.' };
    // The scopes by their long names, as in Google's answer.
    const asked = scope.split(' ').filter((name) => name !== driveScope || decision.data?.drive === 'on');
    const scopes = asked.map((name) => longNames[name] ?? name);
    const { token, expiresIn } = google.grant(email, scopes, client_id);
    return {
      access_token: token,
      expires_in: expiresIn,
      scope: scopes.join(' '),
      token_type: 'Bearer',
      prompt: 'consent',
    };
  }
}

const longNames: Record<string, string> = {
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
  email: 'https://www.googleapis.com/auth/userinfo.email',
};

const hidden = (ask: Ask): string =>
  Object.entries(ask)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const badRequest = (error: z.ZodError): Reply =>
  json(400, { error: 'invalid_request', error_description: error.issues[0]?.message ?? 'not valid' });
