/**
 * The domain of a Google account's address, in lower case. Undefined when the address has not exactly one @ with a
 * non-empty part after it (spec, section 5).
 */
export function googleEmailDomain(email: string): string | undefined {
  const [, domain, ...rest] = email.trim().toLowerCase().split('@');
  return rest.length > 0 || !domain ? undefined : domain;
}

export const invalidGoogleEmail = 'Invalid email format';

/** What signing in with Google asks for (spec, section 9). */
export const googleScopes = {
  basic: 'openid profile email',
  /** Files that Overture itself puts there, and no other. */
  drive: 'https://www.googleapis.com/auth/drive.file',
} as const;
