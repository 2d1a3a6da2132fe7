import { ListVersions } from '@overture/core/app';
import { listPromptVersions } from '@overture/core/contract';
import { presentPromptVersion } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listPromptVersionsRoute = defineRoute(
  listPromptVersions,
  { list: ListVersions },
  async ({ query, names }, { list }) => ({
    versions: (await list.execute(query._id, query.limit)).map((version) => presentPromptVersion(version, names)),
  }),
);
