import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument } from '../../platform/mongo/documents.ts';
import { voiceSchema, type Voice } from '../domain/voice.ts';
import { VoiceRepository } from '../ports/voice-repository.ts';

/** One small document for each user who learned a voice. */
export class MongoVoiceRepository extends VoiceRepository {
  readonly #voices: Collections['voices'];

  constructor({ voices }: Collections) {
    super();
    this.#voices = voices;
  }

  async find(id: string): Promise<Voice | null> {
    const stored = await this.#voices.findOne({ _id: id });
    return stored === null ? null : readDocument(voiceSchema, stored);
  }

  async put({ id, ...voice }: Voice): Promise<void> {
    await this.#voices.upsert(id, { $set: voice });
  }

  async delete(id: string): Promise<boolean> {
    return this.#voices.delete({ _id: id });
  }
}
