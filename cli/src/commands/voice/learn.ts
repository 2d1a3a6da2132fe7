import { actingDomainOption, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printVoice } from './print-voice.ts';
import { voiceUserOption } from './voice-user-option.ts';

export const learnVoice = defineCommand({
  summary: 'Learn how a user writes, from the emails that they sent by HubSpot.',
  notes: `
    It reads the user's own emails, without those that Overture wrote, and keeps greeting, closing, lengths and habits:
    words of a fixed list, and numbers. No text of an email is kept, and no AI is asked. At least 20 emails are needed.`,
  options: {
    as: voiceUserOption,
    domain: actingDomainOption('domain whose key reads them'),
    json: jsonOption('the voice'),
  },
  examples: ['overture voice learn --as kim@agency.com'],
  async run({ as, domain, json }, { io, openCore, signal }) {
    const { LearnVoice } = await import('@overture/core/voice/use-cases/learn-voice');
    const { presentVoice } = await import('@overture/core/voice/presentation/voice');
    const { actingIn } = await import('../../acting-user.ts');
    const core = await openCore();
    const { actor, department } = await actingIn(core, { as, domain });
    const voice = presentVoice(await core.get(LearnVoice).execute({ actor, department, signal }));
    if (json) io.json(voice);
    else printVoice(io, voice);
    return voice.problem === null ? exitCodes.done : exitCodes.failed;
  },
});
