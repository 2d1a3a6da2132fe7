import type { Source } from '../../checks/contract/evidence.ts';
import { unpackSources } from '../domain/source-bundles.ts';
import { AppError } from '../../platform/app-error.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { GetRecord } from './get-record.ts';
import { UseCase } from '../../platform/needs.ts';

/** Reads a source that a version was generated from, by its id in that version. Errors: `not_found`. */
export class GetSource extends UseCase({ history: HistoryRepository, getRecord: GetRecord }) {
  async execute({ id, ...which }: Parameters<GetRecord['execute']>[0] & { readonly id: string }): Promise<Source> {
    const { history, getRecord } = this.deps;
    const { record, shown } = await getRecord.execute(which);
    const sources = await unpackSources(await history.readSources(record.id, shown?.review?.sources ?? []));
    const source = sources.find((candidate) => candidate.id === id);
    if (source === undefined) throw new AppError('not_found', 'This source is no longer kept.');
    return source;
  }
}
