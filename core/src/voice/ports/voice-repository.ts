import { Repository } from '../../platform/documents.ts';
import { voiceSchema, type Voice } from '../domain/voice.ts';

/** Stores the voice of each user who learned one, by the user's id. */
export class VoiceRepository extends Repository<Voice>({ name: 'voices', schema: voiceSchema }) {
  /** Stores the voice, whether there is one or not. */
  put(voice: Voice): Promise<void> {
    return this.documents.put(voice);
  }
}
