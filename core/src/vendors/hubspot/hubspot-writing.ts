import type { Credential } from '../../connections/domain/credential.ts';
import type { Logger } from '../../platform/logger.ts';
import { defaultPauses, onceMs } from './create-once.ts';
import { HubspotClient } from './hubspot-client.ts';
import type { HubspotOptions } from './hubspot-contacts.ts';
import { defaultTimeouts, startCall, type CallContext } from './hubspot-transport.ts';

/** `pauses`, in milliseconds: the pauses before each search for an object that may have been created. */
export type WritingOptions = HubspotOptions & { readonly pauses?: readonly number[] };

interface Work {
  readonly client: HubspotClient;
  readonly call: CallContext;
}

/** What adapters that write to HubSpot share: a client with a deadline for each operation. */
export class HubspotWriting {
  readonly pauses: readonly number[];
  readonly logger: Logger;
  readonly #options: HubspotOptions;

  constructor({ pauses = defaultPauses, ...options }: WritingOptions) {
    this.#options = options;
    this.pauses = pauses;
    this.logger = options.logger;
  }

  open(credential: Credential): Work {
    return this.#open(credential, undefined, undefined);
  }

  /** With a deadline that is long enough to create something once. */
  openOnce(credential: Credential, signal?: AbortSignal): Work {
    return this.#open(credential, onceMs, signal);
  }

  #open(credential: Credential, overall: number | undefined, signal: AbortSignal | undefined): Work {
    const timeouts = { ...defaultTimeouts, ...this.#options.timeouts };
    return {
      client: new HubspotClient(credential, this.#options),
      call: startCall({ ...timeouts, ...(overall !== undefined && { overall }) }, signal),
    };
  }
}
