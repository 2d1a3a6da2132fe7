import type { DepartmentKey, Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** Who is calling, once the token was verified and found alive. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly department: DepartmentKey | null;
  /** The token's own id; what logout revokes. */
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}

/** What a token says. `tokenVersion` must equal the user's. */
export interface TokenClaims {
  readonly userId: string;
  readonly role: Role;
  readonly tokenVersion: number;
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}
