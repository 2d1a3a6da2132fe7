import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { presentVoice } from '../presentation/voice.ts';
import { changeVoice, forgetVoice, getVoice, learnVoice } from '../contract/voice.ts';
import { LearnVoice } from '../use-cases/learn-voice.ts';
import { ManageVoice } from '../use-cases/manage-voice.ts';

export const getVoiceRoute = defineRoute(getVoice, ManageVoice, async ({ session }, manage) => {
  const voice = await manage.show(session.userId);
  return { voice: { ...presentVoice(voice), suggestion: await manage.suggest(voice) } };
});

export const learnVoiceRoute = defineRoute(learnVoice, LearnVoice, async ({ session, body, names, signal }, learn) => {
  const department = departmentKey(names, body.department, 'department');
  return { voice: presentVoice(await learn.execute({ actor: session, department, signal })) };
});

export const changeVoiceRoute = defineRoute(changeVoice, ManageVoice, async ({ session, body }, manage) => ({
  voice: presentVoice(await manage.change(session.userId, body)),
}));

export const forgetVoiceRoute = defineRoute(forgetVoice, ManageVoice, async ({ session }, manage) => {
  await manage.forget(session.userId);
  return { message: 'Your voice was forgotten' };
});
