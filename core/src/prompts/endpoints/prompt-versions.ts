import { ListVersions } from '../use-cases/list-versions.ts';
import { listPromptVersions, publishPrompt } from '../contract/prompt-versions.ts';
import { presentPromptVersion } from '../presentation/prompt.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { PublishVersion } from '../use-cases/publish-version.ts';
import { publicationMessage } from './publication-message.ts';

export const listPromptVersionsRoute = defineRoute(
  listPromptVersions,
  ListVersions,
  async ({ query, names }, list) => ({
    versions: (await list.execute(query._id, query.limit)).map((version) => presentPromptVersion(version, names)),
  }),
);

export const publishPromptRoute = defineRoute(
  publishPrompt,
  PublishVersion,
  async ({ body: { _id, version, why, override }, session }, publish) => {
    const reason = override === true ? why : override;
    const actor = auditActorOf(session);
    const publication = await publish.execute({ actor, id: _id, version, why, override: reason });
    const { gate, trialId } = publication;
    return { message: publicationMessage(version, publication), gate, trialId };
  },
);
