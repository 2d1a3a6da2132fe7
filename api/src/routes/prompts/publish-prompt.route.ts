import { auditActorOf, PublishVersion } from '@overture/core/app';
import { publishPrompt } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { publicationMessage } from './publication-message.ts';

export const publishPromptRoute = defineRoute(
  publishPrompt,
  { publish: PublishVersion },
  async ({ body: { _id, version, why, override }, session }, { publish }) => {
    const reason = override === true ? why : override;
    const actor = auditActorOf(session);
    const { gate, trialId } = await publish.execute({ actor, id: _id, version, why, override: reason });
    return { message: publicationMessage(version, gate), gate, trialId };
  },
);
