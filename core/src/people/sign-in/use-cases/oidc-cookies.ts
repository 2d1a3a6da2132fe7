import { hash } from 'node:crypto';
import { SecretBox } from '../../../platform/secret-box.ts';
import { Clock } from '../../../platform/clock.ts';
import { oidcFlowMs, oidcFlowSchema, type OidcChecks, type OidcFlow, type OidcIntent } from '../domain/oidc.ts';
import { UseCase } from '../../../platform/needs.ts';

/** The contexts for which cookies are sealed, so that a cookie of one step cannot be used in another. */
const contexts = { flow: 'oidc-flow', code: 'oidc-code' } as const;

/**
 * Seals the state of a single sign-on for the cookie of the browser that began it, so that the server stores nothing for
 * it.
 */
export class OidcCookies extends UseCase({ secretBox: SecretBox, clock: Clock }) {
  /** The cookie of a sign-on that has begun. */
  ofFlow(intent: OidcIntent, checks: OidcChecks): string {
    const flow = { intent, checks, expiresAt: this.deps.clock.now() + oidcFlowMs };
    return this.deps.secretBox.seal(JSON.stringify(flow), contexts.flow);
  }

  /** The sign-on of a cookie; null if the cookie is none of `ofFlow` or has expired. */
  openFlow(kept: string | undefined): OidcFlow | null {
    const text = this.#open(kept, contexts.flow);
    const flow = text === null ? null : oidcFlowSchema.parse(JSON.parse(text));
    return flow !== null && flow.expiresAt > this.deps.clock.now() ? flow : null;
  }

  /** The cookie of the browser that may exchange a code. */
  ofCode(code: string): string {
    return this.deps.secretBox.seal(digestOf(code), contexts.code);
  }

  /** Whether a cookie belongs to the browser that may exchange this code. */
  isOfCode(kept: string | undefined, code: string): boolean {
    return this.#open(kept, contexts.code) === digestOf(code);
  }

  /** Opens a sealed text; null if it was not sealed by us or for this context. */
  #open(kept: string | undefined, context: string): string | null {
    try {
      return kept === undefined ? null : this.deps.secretBox.open(kept, context);
    } catch {
      return null;
    }
  }
}

const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');
