import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';

export type OidcAccount = {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** How the account signs in (RFC 8176). */
  readonly amr: readonly string[];
};

/** The browser's request, kept until its code is redeemed. */
export type OidcGrant = {
  readonly account: OidcAccount;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly nonce: string | undefined;
};

const codeLifeMs = 60_000;
const tokenLifeS = 300;
const keyId = 'sandbox-1';

/** The stand-in's accounts, codes and signing key, which are lost when the process ends. */
export class OidcState {
  readonly accounts: readonly OidcAccount[];
  readonly #codes = new LRUCache<string, OidcGrant>({ max: 1_000, ttl: codeLifeMs });
  #keys: ReturnType<typeof generateKeyPair> | undefined;

  /**
   * Two people of the agency, one of whom signs in with two factors, one whose address nobody verified, and an outside
   * account.
   */
  constructor(agencyEmailDomain: string) {
    const agency = (name: string) => `${name}@${agencyEmailDomain}`;
    this.accounts = [
      { sub: 'u-1001', name: 'Nina Holt', email: agency('nina.holt'), isEmailVerified: true, amr: ['pwd', 'mfa'] },
      { sub: 'u-1002', name: 'Sales Desk', email: agency('sales'), isEmailVerified: true, amr: ['pwd'] },
      { sub: 'u-1003', name: 'Ines Park', email: agency('ines.park'), isEmailVerified: false, amr: ['pwd'] },
      {
        sub: 'u-2001',
        name: 'Sam Reyes (another company)',
        email: 'sam.reyes@partner.example',
        isEmailVerified: true,
        amr: ['pwd'],
      },
    ];
  }

  grant(grant: OidcGrant): string {
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, grant);
    return code;
  }

  /** Returns the grant of a code once; the code is invalid afterwards. */
  redeem(code: string): OidcGrant | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    return grant;
  }

  async publicKey(): Promise<JWK> {
    const { publicKey } = await this.#keyPair();
    return { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  }

  /** `overrides`: claims that are to be wrong; null removes one. */
  async idToken(grant: OidcGrant, issuer: string, overrides: Record<string, unknown> = {}): Promise<string> {
    const { privateKey } = await this.#keyPair();
    const { account, clientId, nonce } = grant;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: account.sub,
      name: account.name,
      email: account.email,
      email_verified: account.isEmailVerified,
      amr: account.amr,
      iat: now,
      auth_time: now,
      exp: now + tokenLifeS,
      ...(nonce !== undefined && { nonce }),
      ...overrides,
    };
    const said = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(privateKey);
  }

  /** Generated when it is first needed, because few starts need it. */
  #keyPair(): ReturnType<typeof generateKeyPair> {
    this.#keys ??= generateKeyPair('RS256', { extractable: true });
    return this.#keys;
  }
}
