import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printVoice } from './print-voice.ts';
import { voiceUserOption } from './voice-user-option.ts';

export const showVoice = defineCommand({
  summary: 'Show how a user writes, as it was learned or changed since.',
  options: { as: voiceUserOption, json: jsonOption('the voice') },
  examples: ['overture voice show --as kim@agency.com'],
  async run({ as, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ManageVoice } = await import('@overture/core/voice/use-cases/manage-voice');
    const { presentVoice } = await import('@overture/core/voice/presentation/voice');
    const core = await openCore();
    const { id } = await core.get(FindActingUser).execute({ email: as });
    const voice = presentVoice(await core.get(ManageVoice).show(id));
    if (json) io.json(voice);
    else printVoice(io, voice);
  },
});
