import { defineCommand } from '../../define-command.ts';
import { voiceUserOption } from './voice-user-option.ts';

export const forgetVoice = defineCommand({
  summary: 'Forget how a user writes.',
  options: { as: voiceUserOption },
  examples: ['overture voice forget --as kim@agency.com'],
  async run({ as }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ManageVoice } = await import('@overture/core/voice/use-cases/manage-voice');
    const core = await openCore();
    const { id } = await core.get(FindActingUser).execute({ email: as });
    await core.get(ManageVoice).forget(id);
    io.message('The voice was forgotten.');
  },
});
