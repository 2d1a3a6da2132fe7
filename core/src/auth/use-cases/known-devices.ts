import { hash } from 'node:crypto';
import type { IdGenerator } from '../../shared/ids.ts';
import type { Caller } from '../domain/caller.ts';
import type { DeviceTokens } from '../ports/device-tokens.ts';

/** People who share a browser; the one who was here longest ago is forgotten first. */
const maxAccounts = 5;

/** Tells the browsers that somebody signed in with before from those of strangers. */
export class KnownDevices {
  readonly #deps: { deviceTokens: DeviceTokens; ids: IdGenerator };

  constructor(deps: { deviceTokens: DeviceTokens; ids: IdGenerator }) {
    this.#deps = deps;
  }

  /** The device's id if this address signed in with it before; else null. */
  async idFor(email: string, { deviceToken }: Caller): Promise<string | null> {
    const device = deviceToken === undefined ? null : await this.#deps.deviceTokens.read(deviceToken);
    return device?.accounts.includes(digestOf(email)) ? device.id : null;
  }

  /** What the browser keeps after this address has signed in. */
  async remember(email: string, { deviceToken }: Caller): Promise<string> {
    const { deviceTokens, ids } = this.#deps;
    const device = deviceToken === undefined ? null : await deviceTokens.read(deviceToken);
    const others = device?.accounts.filter((account) => account !== digestOf(email)) ?? [];
    const accounts = [...others, digestOf(email)].slice(-maxAccounts);
    return deviceTokens.sign({ id: device?.id ?? ids.next(), accounts });
  }
}

const digestOf = (email: string): string => hash('sha256', email, 'base64url').slice(0, 22);
