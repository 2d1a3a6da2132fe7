import type { Environment } from './variables.ts';

/** The address of the sandbox, which stands in for vendors without a credential. */
interface SandboxAddress {
  /** The origin of links that people open. */
  readonly url: string;
  /** The origin of our own calls. */
  readonly apiUrl: string;
  /** The forms of `host:port` that a contact link of the sandbox may have. */
  readonly hosts: readonly string[];
  readonly port: number;
}

/** Google's addresses, or those of the sandbox's stand-in for Google. */
export interface GoogleSettings {
  readonly clientId: string;
  /** The script of Google Identity Services, for the browser. */
  readonly scriptUrl: string;
  /** Used by browser and server. */
  readonly userinfoUrl: string;
  readonly tokeninfoUrl: string;
  /** Whether the sandbox stands in for Google, so that anybody signs in without a password. */
  readonly isStandIn: boolean;
  /** The origin of the Drive API, without `/drive/v3`. */
  readonly driveUrl: string;
}

/** The company's own sign-in, by OpenID Connect. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly allowedDomain: string | undefined;
  /** Whether the sandbox stands in for the issuer, so that anybody signs in without a password. */
  readonly isStandIn: boolean;
}

/** The variables of the environment, and what follows from several of them. */
export interface Settings extends Environment {
  readonly superadmin: { readonly email: string; readonly password: string } | undefined;
  /** Whether the superadmin is the sandbox's, whose password is public. */
  readonly isSandboxSuperadmin: boolean;
  /** The sample admin of the full sandbox; undefined elsewhere. */
  readonly sampleAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Undefined: sign-in with Google is off. */
  readonly google: GoogleSettings | undefined;
  /** Undefined: single sign-on is off. */
  readonly oidc: OidcSettings | undefined;
  readonly sandbox: {
    readonly on: boolean;
    readonly address: SandboxAddress;
    /**
     * Whether the sandbox stands in for the vendor where no key is stored, because the environment has no credential.
     */
    readonly crm: boolean;
    readonly ai: boolean;
    /**
     * Whether this is the full sandbox, the only place with default passwords: embedded store, no vendor credential, a
     * loopback host, no production.
     */
    readonly full: boolean;
  };
  /** The roles whose sign-in needs a second factor; undefined: superadmins, once the sandbox has ended. */
  readonly mfaRequirement: Environment['mfaRequired'];
  /** Host names that requests may have; undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
}
