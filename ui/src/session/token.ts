import { z } from 'zod';

const payloadSchema = z.object({ role: z.string().nullish(), exp: z.number() });

export interface TokenPayload {
  /** Null when the token has no role. */
  readonly role: string | null;
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Reads a token's payload. Undefined when it counts as not logged in: it has not three parts, cannot
 * be decoded, or its `exp` has passed. Only the server checks the signature.
 */
export function readToken(token: string | null, now: number = Date.now()): TokenPayload | undefined {
  const parts = token?.split('.') ?? [];
  if (parts.length !== 3 || parts.some((part) => part === '')) return undefined;
  const payload = payloadSchema.safeParse(decodePart(parts[1] ?? ''));
  if (!payload.success || payload.data.exp * 1000 <= now) return undefined;
  return { role: payload.data.role || null, exp: payload.data.exp };
}

function decodePart(part: string): unknown {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
