/** The address of the sandbox, which stands in for vendors without a credential. */
export interface SandboxAddress {
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
  /** Undefined for a client without a secret. */
  readonly clientSecret: string | undefined;
  /** People with a verified address of this domain get an account at their first sign-in; undefined: nobody does. */
  readonly allowedDomain: string | undefined;
  /** Whether the sandbox stands in for the issuer, so that anybody signs in without a password. */
  readonly isStandIn: boolean;
}

export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
  readonly productName: string;
  readonly agencyEmailDomain: string;
  readonly superadmin: { readonly email: string; readonly password: string } | undefined;
  /** Whether the superadmin is the sandbox's, whose password is public. */
  readonly isSandboxSuperadmin: boolean;
  /** The sample admin of the full sandbox; undefined elsewhere. */
  readonly sampleAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Undefined: generated once into `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly encryptionKey: string | undefined;
  /** The master key before a rotation. It still opens what it sealed. */
  readonly previousEncryptionKey: string | undefined;
  readonly hubspot: {
    readonly accessToken: string | undefined;
    readonly baseUrl: string | undefined;
    readonly portalId: string | undefined;
    readonly apiVersion: '2026-09' | 'v3';
  };
  readonly openai: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined };
  /** Undefined: sign-in with Google is off. */
  readonly google: GoogleSettings | undefined;
  /** Whether people with an address of the agency get an account only if Google says that the agency manages theirs. */
  readonly googleRequireHd: boolean;
  /** Undefined: single sign-on is off. */
  readonly oidc: OidcSettings | undefined;
  /** Whether single sign-on is the only way to sign in. */
  readonly ssoOnly: boolean;
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
  readonly workerConcurrency: number;
  /** The file that a worker writes every ten seconds while jobs reach it; undefined: none. */
  readonly heartbeatFile: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The longest time that a sign-in lasts. */
  readonly tokenTtlMs: number;
  /** The time after which an unused session ends. */
  readonly sessionIdleMs: number;
  /** The address at which people open Overture, without a slash at the end; undefined: the address of each request. */
  readonly publicUrl: string | undefined;
  /** The roles whose sign-in needs a second factor; undefined: superadmins, once the sandbox has ended. */
  readonly mfaRequirement: 'off' | 'superadmin' | 'all' | undefined;
  readonly jobLeaseMs: number;
  readonly jobMaxAttempts: number;
  readonly trustProxy: boolean;
  /** What one user, or one address, may take of a process of the API. */
  readonly admission: {
    readonly maxConnectionsOfAddress: number;
    /** Of a user, or of an address without a sign-in, at once. */
    readonly maxRequestsOfUser: number;
    /** The bytes of bodies in memory at once. */
    readonly maxBytesOfUser: number;
    /** The same of everybody together. */
    readonly maxBytes: number;
  };
  /** Host names that requests may have; undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
  /** The collector to which traces are sent by OTLP over HTTP; undefined: nothing is traced. */
  readonly traceEndpoint: string | undefined;
  /** Records that nobody has changed for this time are removed; undefined: none are. */
  readonly retentionMs: number | undefined;
  /** Entries of the audit log that are older than this are removed; undefined: none are. */
  readonly auditRetentionMs: number | undefined;
  /** The token with which other machines may read the metrics. */
  readonly metricsToken: string | undefined;
}
