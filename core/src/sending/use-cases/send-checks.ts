import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { AppError } from '../../platform/app-error.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { VersionReviewer } from '../../writing/use-cases/version-reviewer.ts';
import { blocked, blockingChecks } from '../../records/domain/blocking-checks.ts';
import { UseCase } from '../../platform/needs.ts';

/** Decides whether a version's emails may be sent as they are, and with which credential. */
export class SendChecks extends UseCase({ credentials: CredentialResolver, reviewer: VersionReviewer }) {
  /** The credential of the version's domain. Errors: `sandbox_output`, and those of `CredentialResolver`. */
  async credentialFor({ request, sandbox }: Pick<GenerationVersion, 'request' | 'sandbox'>): Promise<Credential> {
    const credential = await this.deps.credentials.resolve('Hubspot', request.department);
    if ((sandbox.ai || sandbox.crm) && !isSandbox(credential)) {
      throw new AppError('sandbox_output', 'These emails are sample output and are not handed over to a real CRM.');
    }
    return credential;
  }

  /** The overridden rules that had findings, by this press or by the approval. Errors: `checks_block`, and `conflict` for a version without emails. */
  async check(
    reviewedFor: Parameters<VersionReviewer['review']>[0],
    { answer, request, review, approval }: GenerationVersion,
    overrides: readonly string[],
  ): Promise<readonly string[]> {
    const { emails } = answer;
    const [first] = emails;
    if (first === undefined) throw new AppError('conflict', 'This version has no emails.');
    // The contact's opt-out was just read from the CRM; what was known at the time of generation is older.
    const contact = review && { ...review.facts.contact, isOptedOut: false };
    const fresh = review && contact && { ...review, facts: { ...review.facts, contact } };
    const version = { answer, request, review: fresh };
    const reviews = await this.deps.reviewer.review(reviewedFor, version, { ...first, index: 0 });
    const { blocking, overridden } = blockingChecks(emails, reviews, [...overrides, ...(approval?.overrides ?? [])]);
    if (blocking.length > 0) throw blocked(blocking);
    return overridden;
  }
}
