/** A browser with which somebody has signed in before. */
export interface KnownDevice {
  readonly id: string;
  /** Digests of the addresses that signed in with this browser, the newest last. */
  readonly accounts: readonly string[];
}

/**
 * Signs the token by which a known browser is recognised. It grants no access, but only avoids the throttle of
 * strangers.
 */
export abstract class DeviceTokens {
  abstract sign(device: KnownDevice): Promise<string>;
  /** Reads a token; null if it is not a valid token of ours. */
  abstract read(token: string): Promise<KnownDevice | null>;
}
