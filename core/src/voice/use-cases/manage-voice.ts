import { AppError } from '../../platform/app-error.ts';
import { UseCase } from '../../platform/needs.ts';
import type { VoiceProfile } from '../contract/voice.ts';
import { noVoice, type Voice } from '../domain/voice.ts';
import { suggestChange } from '../domain/suggest-change.ts';
import { GeneratedTexts } from '../ports/generated-texts.ts';
import { VoiceRepository } from '../ports/voice-repository.ts';

/** Shows, changes and deletes the voice of a user. */
export class ManageVoice extends UseCase({ voices: VoiceRepository, generated: GeneratedTexts }) {
  async show(userId: string): Promise<Voice> {
    return (await this.deps.voices.findById(userId)) ?? noVoice(userId);
  }

  /** What the user changes in drafts again and again, as a change of the profile; null where there is nothing of the kind. */
  async suggest({ id, profile }: Voice): Promise<Partial<VoiceProfile> | null> {
    return profile === null ? null : suggestChange(profile, await this.deps.generated.editedOf(id));
  }

  /** Changes the named fields. Errors: `not_found` where nothing was learned yet. */
  async change(
    userId: string,
    { enabled, profile }: { readonly enabled?: boolean; readonly profile?: Partial<VoiceProfile> },
  ): Promise<Voice> {
    const voice = await this.deps.voices.findById(userId);
    if (voice === null || voice.profile === null) {
      throw new AppError('not_found', 'Nothing was learned yet. Please learn from your sent emails first.');
    }
    const changed = { ...voice, enabled: enabled ?? voice.enabled, profile: { ...voice.profile, ...profile } };
    await this.deps.voices.put(changed);
    return changed;
  }

  async forget(userId: string): Promise<void> {
    await this.deps.voices.delete(userId);
  }
}
