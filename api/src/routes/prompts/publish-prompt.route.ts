import { auditActorOf, PublishVersion } from '@overture/core/app';
import { publishPrompt } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const publishPromptRoute = defineRoute(
  publishPrompt,
  { publish: PublishVersion },
  async ({ body: { _id, version, why }, session }, { publish }) => {
    await publish.execute({ actor: auditActorOf(session), id: _id, version, why });
    return { message: `Version ${version} is live` };
  },
);
