import { presentMomentOrNull } from '../../platform/moment.ts';
import { voiceProfileSchema, type VoiceWire } from '../contract/voice.ts';
import { voiceProblems, type Voice } from '../domain/voice.ts';

export function presentVoice({ enabled, emails, learnedAt, problem, profile }: Voice): VoiceWire {
  return {
    state: enabled ? 'on' : 'off',
    emails,
    learnedAt: presentMomentOrNull(learnedAt),
    problem: problem === null ? null : { code: problem, message: voiceProblems[problem] },
    profile: profile && voiceProfileSchema.parse(profile),
  };
}
