import { UseCase } from '../../platform/needs.ts';
import { eachItem } from '../../platform/page.ts';
import type { EditedText } from '../../voice/domain/edited-text.ts';
import type { GeneratedTexts } from '../../voice/ports/generated-texts.ts';
import type { GenerationVersion } from '../domain/generation-record.ts';
import { HistoryRepository } from '../ports/history-repository.ts';

const maxRecords = 1_000;
const maxSearchedForEdits = 200;
const maxEditedVersions = 20;

export class GeneratedEmails extends UseCase({ history: HistoryRepository }) implements GeneratedTexts {
  async *of(userId: string): AsyncGenerator<string> {
    for await (const { id } of this.#recordsOf(userId, maxRecords)) {
      const record = await this.deps.history.findById(id);
      for (const { answer, originals } of record?.results ?? []) {
        for (const { body } of [...answer.emails, ...Object.values(originals)]) yield body;
      }
    }
  }

  async editedOf(userId: string): Promise<readonly EditedText[]> {
    const edited: EditedText[] = [];
    let versions = 0;
    for await (const record of this.#recordsOf(userId, maxSearchedForEdits)) {
      if (versions === maxEditedVersions) break;
      if (record.versions[0]?.edited !== true) continue;
      versions += 1;
      const [newest] = (await this.deps.history.findById(record.id))?.results ?? [];
      if (newest !== undefined) edited.push(...changesOf(newest));
    }
    return edited;
  }

  #recordsOf(userId: string, max: number) {
    return eachItem((page) => this.deps.history.list({ userId }, page), { limit: 100, max });
  }
}

function changesOf({ answer, originals }: GenerationVersion): readonly EditedText[] {
  return Object.entries(originals).flatMap(([index, original]) => {
    const text = answer.emails[Number(index)]?.body;
    return text === undefined || text === original.body ? [] : [{ original: original.body, text }];
  });
}
