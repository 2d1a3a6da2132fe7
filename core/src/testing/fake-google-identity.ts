import { GoogleIdentity, type GoogleAccount } from '../people/sign-in/ports/google-identity.ts';
import { PlannedFailures } from './planned-failures.ts';

/** Google that vouches for the tokens a test tells it of. */
export class FakeGoogleIdentity extends GoogleIdentity {
  readonly accounts = new Map<string, GoogleAccount>();
  readonly #failures = new PlannedFailures();

  failNext(error: Error): void {
    this.#failures.add(error);
  }

  async verify(accessToken: string): Promise<GoogleAccount | null> {
    this.#failures.throwNext();
    return this.accounts.get(accessToken) ?? null;
  }

  async ping(): Promise<void> {
    this.#failures.throwNext();
  }
}
