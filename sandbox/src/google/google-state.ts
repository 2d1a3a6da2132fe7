import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type GoogleAccount = { email: string; name: string };

/** The account and scopes of an access token. */
export type Grant = {
  email: string;
  name: string;
  sub: string;
  hd: string | undefined;
  scopes: string[];
  clientId: string;
  expiresAt: number;
};

export type DriveFile = {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  size: number;
  md5Checksum: string;
};

export const driveScope = 'https://www.googleapis.com/auth/drive.file';
const tokenLifeS = 3599;
const filesPerDrive = 1_000;

/** The stand-in's accounts, tokens and Drives, which are lost when the process ends. */
export class GoogleState {
  readonly accounts: readonly GoogleAccount[];
  readonly #agencyEmailDomain: string;
  readonly #grants = new LRUCache<string, Grant>({ max: 10_000 });
  readonly #drives = new Map<string, DriveFile[]>();

  /**
   * Two people of the agency, one of whom has no account in Overture yet, a personal account with an address of the
   * agency, and an outside account.
   */
  constructor(agencyEmailDomain: string) {
    this.#agencyEmailDomain = agencyEmailDomain;
    this.accounts = [
      { email: `nina.holt@${agencyEmailDomain}`, name: 'Nina Holt' },
      { email: `sales@${agencyEmailDomain}`, name: 'Sales Desk' },
      { email: `ines.personal@${agencyEmailDomain}`, name: 'Ines Park (personal account)' },
      { email: 'sam.reyes@partner.example', name: 'Sam Reyes' },
    ];
  }

  grant(email: string, scopes: string[], clientId: string): { token: string; expiresIn: number } {
    const token = `ya29.sandbox-${randomBytes(24).toString('base64url')}`;
    const name = this.accounts.find((account) => account.email === email)?.name ?? email.split('@')[0] ?? email;
    const sub = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
    const hd = this.#hostedDomainOf(email);
    this.#grants.set(token, { email, name, sub, hd, scopes, clientId, expiresAt: Date.now() + tokenLifeS * 1000 });
    return { token, expiresIn: tokenLifeS };
  }

  /** The agency manages the accounts of its domain, except those whose name ends in `.personal`. */
  #hostedDomainOf(email: string): string | undefined {
    const [name = '', domain = ''] = email.split('@');
    return domain === this.#agencyEmailDomain && !name.endsWith('.personal') ? domain : undefined;
  }

  find(token: string): Grant | undefined {
    const grant = this.#grants.get(token);
    return grant && grant.expiresAt > Date.now() ? grant : undefined;
  }

  filesOf(email: string): readonly DriveFile[] {
    return this.#drives.get(email) ?? [];
  }

  /** Undefined when the Drive is full. */
  addFile(
    email: string,
    file: { name: string; mimeType: string; parents: string[] },
    bytes: Buffer,
  ): DriveFile | undefined {
    const drive = this.#drives.get(email) ?? [];
    if (drive.length >= filesPerDrive) return undefined;
    const made = {
      id: randomUUID(),
      ...file,
      size: bytes.length,
      md5Checksum: createHash('md5').update(bytes).digest('hex'),
    };
    this.#drives.set(email, [...drive, made]);
    return made;
  }
}
