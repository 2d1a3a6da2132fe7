import { AuthenticateToken } from '../people/sign-in/use-cases/authenticate-token.ts';
import { BeginOidc } from '../people/sign-in/use-cases/begin-oidc.ts';
import { ChangePassword } from '../people/sign-in/use-cases/change-password.ts';
import { EndSessions } from '../people/sign-in/use-cases/end-sessions.ts';
import { FinishSignIn } from '../people/sign-in/use-cases/finish-sign-in.ts';
import { KnownDevices } from '../people/sign-in/use-cases/known-devices.ts';
import { LeaveSandbox } from '../people/sign-in/use-cases/leave-sandbox.ts';
import { ListSessions } from '../people/sign-in/use-cases/list-sessions.ts';
import { MakeOwnSuperadmin } from '../people/sign-in/use-cases/make-own-superadmin.ts';
import { ManageMfa } from '../people/sign-in/use-cases/manage-mfa.ts';
import { OidcUsers } from '../people/sign-in/use-cases/oidc-users.ts';
import { OneTimeSecrets } from '../people/sign-in/use-cases/one-time-secrets.ts';
import { Reauthenticate } from '../people/sign-in/use-cases/reauthenticate.ts';
import { RedeemLink } from '../people/sign-in/use-cases/redeem-link.ts';
import { RefusalLog } from '../people/sign-in/use-cases/refusal-log.ts';
import { ResealMfaSecrets } from '../people/sign-in/use-cases/reseal-mfa-secrets.ts';
import { ResetPassword } from '../people/sign-in/use-cases/reset-password.ts';
import { SecondFactor } from '../people/sign-in/use-cases/second-factor.ts';
import { SignIn } from '../people/sign-in/use-cases/sign-in.ts';
import { SignInAttempts } from '../people/sign-in/use-cases/sign-in-attempts.ts';
import { SignInLinks } from '../people/sign-in/use-cases/sign-in-links.ts';
import { SignInWithGoogle } from '../people/sign-in/use-cases/sign-in-with-google.ts';
import { OidcAvailability } from '../people/sign-in/use-cases/oidc-availability.ts';
import { OidcCookies } from '../people/sign-in/use-cases/oidc-cookies.ts';
import { SignInWithOidc } from '../people/sign-in/use-cases/sign-in-with-oidc.ts';
import { SignOut } from '../people/sign-in/use-cases/sign-out.ts';
import { TokenIssuer } from '../people/sign-in/use-cases/token-issuer.ts';
import { VerifyMfa } from '../people/sign-in/use-cases/verify-mfa.ts';
import { SandboxUse } from '../connections/use-cases/sandbox-use.ts';
import { CreateUser } from '../people/users/use-cases/create-user.ts';
import { DeleteUser } from '../people/users/use-cases/delete-user.ts';
import type { Wiring } from './bindings.ts';
import {
  audit,
  clock,
  codes,
  enrolments,
  exits,
  erasedAddresses,
  google,
  googleAccess,
  hasher,
  ids,
  keyedHash,
  keys,
  logger,
  oidcProvider,
  passwordPolicy,
  sandbox,
  sandboxAccounts,
  secretBox,
  secrets,
  sessions,
  signer,
  throttle,
  users,
} from './tokens.ts';

/** Binds the use cases of signing in and out. */
export function signInModule({ bind, settings }: Wiring): void {
  const ssoOnly = { value: settings.ssoOnly };
  const tokenTtlMs = { value: settings.tokenTtlMs };
  const sessionIdleMs = { value: settings.sessionIdleMs };
  bind(TokenIssuer, { signer, sessions, clock, ids, tokenTtlMs });
  const attempts = SignInAttempts;
  const knownDevices = KnownDevices;
  bind(KnownDevices, { users, clock });
  bind(RefusalLog, { users, keyedHash, audit, clock, logger });
  bind(SignInAttempts, { throttle, knownDevices, keyedHash, refusals: RefusalLog });
  bind(OneTimeSecrets, { secrets, clock });
  bind(SecondFactor, {
    enrolments,
    codes,
    secretBox,
    attempts,
    clock,
    exits,
    requirement: { value: settings.mfaRequirement },
  });
  const secondFactor = SecondFactor;
  const oneTimeSecrets = OneTimeSecrets;
  bind(FinishSignIn, { users, secondFactor, oneTimeSecrets, tokens: TokenIssuer, knownDevices, audit });
  bind(VerifyMfa, { users, secondFactor, attempts, knownDevices, oneTimeSecrets, tokens: TokenIssuer, audit });
  bind(ManageMfa, { users, enrolments, sessions, secondFactor, codes, secretBox, audit, clock });
  bind(ResealMfaSecrets, { enrolments, secretBox });
  bind(Reauthenticate, { users, sessions, hasher, attempts, secondFactor, clock, ssoOnly });
  bind(SignInLinks, { users, createUser: CreateUser, oneTimeSecrets, audit });
  bind(RedeemLink, {
    users,
    hasher,
    passwordPolicy,
    attempts,
    oneTimeSecrets,
    finish: FinishSignIn,
    audit,
    clock,
    ssoOnly,
  });
  bind(SignIn, {
    users,
    hasher,
    attempts,
    finish: FinishSignIn,
    clock,
    isSandbox: { value: settings.sandbox.full },
    ssoOnly,
  });
  bind(SignInWithGoogle, {
    google,
    googleAccess,
    secretBox,
    users,
    erasedAddresses,
    attempts,
    finish: FinishSignIn,
    audit,
    clock,
    ids,
    agencyEmailDomain: { value: settings.agencyEmailDomain },
    requireHostedDomain: { value: settings.googleRequireHd },
    isGoogleStandIn: { value: settings.google?.isStandIn ?? false },
    sandbox: SandboxUse,
    ssoOnly,
  });
  bind(OidcUsers, {
    users,
    erasedAddresses,
    sessions,
    oneTimeSecrets,
    audit,
    clock,
    ids,
    allowedDomain: { value: settings.oidc?.allowedDomain },
  });
  const oidc = { availability: OidcAvailability, provider: oidcProvider, cookies: OidcCookies, oidcUsers: OidcUsers };
  bind(OidcAvailability, { isStandIn: { value: settings.oidc?.isStandIn ?? false }, sandbox: SandboxUse });
  bind(OidcCookies, { secretBox, clock });
  bind(BeginOidc, { ...oidc, users, clock, tokenTtlMs });
  bind(SignInWithOidc, {
    ...oidc,
    begin: BeginOidc,
    users,
    sessions,
    oneTimeSecrets,
    attempts,
    finish: FinishSignIn,
    clock,
  });
  bind(LeaveSandbox, {
    exits,
    keys,
    users,
    sandboxAccounts,
    sessions,
    createUser: CreateUser,
    deleteUser: DeleteUser,
    hasher,
    audit,
    clock,
    standIns: { value: { google: settings.google?.isStandIn ?? false, oidc: settings.oidc?.isStandIn ?? false } },
    ssoOnly,
  });
  bind(MakeOwnSuperadmin, { users, createUser: CreateUser, passwordPolicy, sandbox, keys, tokens: TokenIssuer });
  bind(SignOut, { sessions, audit });
  bind(ListSessions, { sessions, users, clock, sessionIdleMs });
  bind(EndSessions, { sessions, audit });
  bind(AuthenticateToken, { signer, users, sessions, clock, sessionIdleMs });
  bind(ResetPassword, { users, hasher, passwordPolicy, attempts, audit, clock });
  bind(ChangePassword, { users, hasher, passwordPolicy, attempts, knownDevices, tokens: TokenIssuer, audit, clock });
}
