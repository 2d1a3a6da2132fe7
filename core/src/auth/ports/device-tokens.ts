/** A browser that somebody signed in with before. */
export interface KnownDevice {
  readonly id: string;
  /** Digests of the addresses that signed in here, the newest last. */
  readonly accounts: readonly string[];
}

/** Signs what a browser keeps to be known again. It opens nothing: it only spares its owner the throttle of strangers. */
export abstract class DeviceTokens {
  abstract sign(device: KnownDevice): Promise<string>;
  /** Null for anything but a valid token of ours. */
  abstract read(token: string): Promise<KnownDevice | null>;
}
