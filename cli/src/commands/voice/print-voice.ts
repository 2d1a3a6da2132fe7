import { languagesSentence, voiceSentences, type VoiceWire } from '@overture/core/contract';
import type { Io } from '../../io.ts';

/** Prints a voice in sentences. */
export function printVoice(io: Io, { state, emails, learnedAt, problem, profile }: VoiceWire): void {
  if (problem !== null) io.message(problem.message);
  if (profile === null) {
    if (problem === null) io.message('Nothing was learned yet.');
    return;
  }
  io.message(`Learned from ${emails} emails on ${learnedAt?.slice(0, 10) ?? ''}. It is ${state}.`);
  const languages = languagesSentence(profile);
  for (const sentence of [...voiceSentences(profile), ...(languages === null ? [] : [languages])])
    io.data(`You ${sentence.replaceAll('*', '')}.`);
}
