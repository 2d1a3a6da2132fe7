const pattern = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** The token of an `Authorization: Bearer` header; null for any other value. */
export function bearerToken(authorization: string): string | null {
  return pattern.exec(authorization)?.[1] ?? null;
}
