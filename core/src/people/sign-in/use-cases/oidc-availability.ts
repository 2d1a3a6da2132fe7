import { SandboxUse } from '../../../connections/use-cases/sandbox-use.ts';
import { AppError } from '../../../platform/app-error.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';

/** Knows whether single sign-on may be used. The sandbox's issuer may be used only while nothing is real. */
export class OidcAvailability extends UseCase({
  /** Whether the sandbox stands in for the issuer. */
  isStandIn: setting(({ oidc }) => oidc?.isStandIn ?? false),
  sandbox: only(SandboxUse, 'read'),
}) {
  /** Errors: `not_found` if the issuer is the sandbox's and the sandbox no longer stands in for everything. */
  async require(): Promise<void> {
    const { isStandIn, sandbox } = this.deps;
    if (isStandIn && !(await sandbox.read()).isFull) {
      throw new AppError('not_found', 'Single sign-on is not set up here.');
    }
  }
}
