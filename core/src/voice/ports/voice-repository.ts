import type { Voice } from '../domain/voice.ts';

/** Stores the voice of each user, by the user's id. */
export abstract class VoiceRepository {
  abstract find(userId: string): Promise<Voice | null>;
  /** Stores the voice, whether there is one or not. */
  abstract put(voice: Voice): Promise<void>;
  /** Returns false if there is none. */
  abstract delete(userId: string): Promise<boolean>;
}
