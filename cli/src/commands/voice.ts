import { emailSchema, languagesSentence, voiceSentences, type VoiceWire } from '@overture/core/contract';
import { actingAs, actingIn } from '../acting-user.ts';
import { actingDomainOption, jsonOption } from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';

const userOption = option('--as <email>', 'user whose voice it is', emailSchema);

const learn = defineCommand({
  summary: 'Learn how a user writes, from the emails that they sent by HubSpot.',
  notes: `
    It reads the user's own emails, without those that Overture wrote, and keeps greeting, closing, lengths and habits:
    words of a fixed list, and numbers. No text of an email is kept, and no AI is asked. At least 20 emails are needed.`,
  options: {
    as: userOption,
    domain: actingDomainOption('domain whose key reads them'),
    json: jsonOption('the voice'),
  },
  examples: ['overture voice learn --as kim@agency.com'],
  async run({ as, domain, json }, { io, openCore, signal }) {
    const { LearnVoice } = await import('@overture/core/voice/use-cases/learn-voice');
    const { presentVoice } = await import('@overture/core/voice/presentation/voice');
    const core = await openCore();
    const { actor, department } = await actingIn(core, { as, domain });
    const learned = presentVoice(await core.get(LearnVoice).execute({ actor, department, signal }));
    if (json) io.json(learned);
    else printVoice(io, learned);
    return learned.problem === null ? exitCodes.done : exitCodes.failed;
  },
});

const show = defineCommand({
  summary: 'Show how a user writes, as it was learned or changed since.',
  options: { as: userOption, json: jsonOption('the voice') },
  examples: ['overture voice show --as kim@agency.com'],
  async run({ as, json }, { io, openCore }) {
    const { ManageVoice } = await import('@overture/core/voice/use-cases/manage-voice');
    const { presentVoice } = await import('@overture/core/voice/presentation/voice');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    const shown = presentVoice(await core.get(ManageVoice).show(actor.userId));
    if (json) io.json(shown);
    else printVoice(io, shown);
  },
});

const forget = defineCommand({
  summary: 'Forget how a user writes.',
  options: { as: userOption },
  examples: ['overture voice forget --as kim@agency.com'],
  async run({ as }, { io, openCore }) {
    const { ManageVoice } = await import('@overture/core/voice/use-cases/manage-voice');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    await core.get(ManageVoice).forget(actor.userId);
    io.message('The voice was forgotten.');
  },
});

export const voice: Verbs = { verbs: { learn, show, forget } };

function printVoice(io: Io, { state, emails, learnedAt, problem, profile }: VoiceWire): void {
  if (problem !== null) io.message(problem.message);
  if (profile === null) {
    if (problem === null) io.message('Nothing was learned yet.');
    return;
  }
  io.message(`Learned from ${emails} emails on ${learnedAt?.slice(0, 10) ?? ''}. It is ${state}.`);
  for (const sentence of [...voiceSentences(profile), languagesSentence(profile) ?? []].flat())
    io.data(`You ${sentence.replaceAll('*', '')}.`);
}
