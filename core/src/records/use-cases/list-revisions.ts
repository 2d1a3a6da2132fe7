import type { EmailRevision } from '../domain/email-revision.ts';
import { revisionsOf } from '../domain/email-revisions.ts';
import { AppError } from '../../platform/app-error.ts';
import { GetRecord } from './get-record.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Lists the current and the earlier texts of an email of a version, newest first. Users may open their own records,
 * superadmins any. Errors: `not_found` for record, version or index.
 */
export class ListRevisions extends UseCase({ getRecord: GetRecord }) {
  async execute({
    index,
    ...which
  }: Parameters<GetRecord['execute']>[0] & { readonly index: number }): Promise<readonly EmailRevision[]> {
    const { shown } = await this.deps.getRecord.execute(which);
    const revisions = shown === null ? [] : revisionsOf(shown, index);
    if (revisions.length === 0) throw new AppError('not_found', 'This email is no longer there.');
    return revisions;
  }
}
