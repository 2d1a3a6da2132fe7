import { emptyProfile, type User } from '../domain/user.ts';
import type { IssuedLink } from '../../sign-in/use-cases/sign-in-links.ts';
import type { SignInResult } from '../../sign-in/use-cases/finish-sign-in.ts';
import type { Session } from '../../../platform/caller.ts';
import type { StoredSession } from '../../sign-in/domain/session.ts';
import { signInWays, type Admin, type DashboardUser } from '../contract/users.ts';
import type { DepartmentNames } from '../../../platform/contract/departments.ts';
import type { LoginResponse, Profile, SessionUser, SignInAnswer } from '../../sign-in/contract/auth.ts';
import type { SessionEntry } from '../../sign-in/contract/sessions.ts';
import type { PersonalTokenEntry } from '../../sign-in/contract/tokens.ts';
import type { PersonalToken } from '../../sign-in/domain/personal-token.ts';
import { presentMoment, presentMomentOrNull } from '../../../platform/moment.ts';

/** A finished sign-in, or the challenge of one that first asks for a code. */
export function presentSignInResult(result: SignInResult, names: DepartmentNames): SignInAnswer {
  return 'challenge' in result ? { mfaRequired: true, challenge: result.challenge } : presentSignIn(result, names);
}

export function presentSignIn(
  signedIn: { token: string; user: User; mfaSetupRequired?: boolean; wasMfaReset?: boolean },
  names: DepartmentNames,
): LoginResponse {
  const { token, user, mfaSetupRequired, wasMfaReset } = signedIn;
  return {
    ...(wasMfaReset === true && { mfaWasReset: true as const }),
    ...(mfaSetupRequired === true && { mfaSetupRequired }),
    ...(user.wasPasswordChosenByOthers && { passwordChangeAdvised: true as const }),
    token,
    user: presentSessionUser(user, names),
    // Null until the user has filled in the profile once, so that the web asks for it.
    userProfile: user.profile === null ? null : presentProfile(user),
  };
}

/** One of a user's sessions, as the user sees it; `asking` is the session of the request. */
export function presentSession(stored: StoredSession, asking: Session): SessionEntry {
  return {
    _id: stored.id,
    device: stored.device,
    createdAt: presentMoment(stored.createdAt),
    lastUsedAt: presentMoment(stored.lastUsedAt),
    current: stored.id === asking.sessionId,
  };
}

export function presentToken({
  id,
  name,
  scopes,
  createdAt,
  lastUsedAt,
  expiresAt,
}: PersonalToken): PersonalTokenEntry {
  return {
    _id: id,
    name,
    scopes: [...scopes],
    createdAt: presentMoment(createdAt),
    lastUsedAt: presentMomentOrNull(lastUsedAt),
    expiresAt: presentMoment(expiresAt),
  };
}

function presentSessionUser(user: User, names: DepartmentNames): SessionUser {
  return {
    _id: user.id,
    email: user.email,
    department: user.department === null ? null : names.nameOf(user.department),
    role: user.role,
  };
}

export function presentProfile(user: User): Profile {
  return { ...emptyProfile, ...user.profile, email: user.email };
}

export function presentDashboardUser(user: User, names: DepartmentNames): DashboardUser {
  const { firstName, lastName } = user.profile ?? emptyProfile;
  return { ...presentSessionUser(user, names), firstName, lastName, createdAt: presentMoment(user.createdAt) };
}

/** A user, as the user list shows it; `twoStep`: whether a sign-in asks for a code, too. */
export function presentAdmin(user: User, names: DepartmentNames, { twoStep }: { readonly twoStep: boolean }): Admin {
  const { _id, email, department, role } = presentSessionUser(user, names);
  const { firstName, lastName } = user.profile ?? emptyProfile;
  const accounts = { password: user.passwordHash, google: user.googleSub, oidc: user.oidcSubject };
  const ways = signInWays.filter((way) => accounts[way] !== null);
  return {
    _id,
    email,
    department: department ?? '',
    role,
    createdAt: presentMoment(user.createdAt),
    lastActiveAt: presentMomentOrNull(user.lastActiveAt),
    invited: ways.length === 0,
    name: `${firstName} ${lastName}`.trim(),
    signInWays: ways,
    twoStep,
  };
}

export function presentLink({ link, expiresAt }: IssuedLink): { link: string; expiresAt: string } {
  return { link, expiresAt: presentMoment(expiresAt) };
}
