/**
 * The domain of a Google account's address, in lower case. Undefined unless the address has exactly one @ with a
 * non-empty part after it.
 */
export function googleEmailDomain(email: string): string | undefined {
  const [, domain, ...rest] = email.trim().toLowerCase().split('@');
  return rest.length > 0 || !domain ? undefined : domain;
}

export const invalidGoogleEmail = 'Invalid email format';

/** The scopes that signing in with Google asks for. */
export const googleScopes = {
  basic: 'openid profile email',
  /** Access to files that Overture itself created, and to no others. */
  drive: 'https://www.googleapis.com/auth/drive.file',
} as const;
