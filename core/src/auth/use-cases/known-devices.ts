import { hash } from 'node:crypto';
import type { IdGenerator } from '../../shared/ids.ts';
import type { Caller } from '../domain/caller.ts';
import type { DeviceTokens } from '../ports/device-tokens.ts';

/** How many users of a shared browser are remembered. The one who signed in longest ago is forgotten first. */
const maxAccountsPerDevice = 5;

/** Distinguishes browsers with which an account was used before from unknown ones. */
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

  /** The token for the browser after this address has signed in. */
  async remember(email: string, { deviceToken }: Caller): Promise<string> {
    const { deviceTokens, ids } = this.#deps;
    const device = deviceToken === undefined ? null : await deviceTokens.read(deviceToken);
    const others = device?.accounts.filter((account) => account !== digestOf(email)) ?? [];
    const accounts = [...others, digestOf(email)].slice(-maxAccountsPerDevice);
    return deviceTokens.sign({ id: device?.id ?? ids.next(), accounts });
  }
}

const digestOf = (email: string): string => hash('sha256', email, 'base64url').slice(0, 22);
