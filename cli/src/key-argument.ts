import { ListApiKeys, type ApiKey } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { findListed } from './find-listed.ts';

const argsSchema = z.tuple([z.string()]);

/** The stored key of `<id|name>`. Errors: as `findListed`. */
export async function keyArgument(args: readonly string[], core: OpenCore): Promise<ApiKey> {
  const [wanted] = argsSchema.parse(args);
  const keys = await core.get(ListApiKeys).execute();
  return findListed(keys, wanted, { noun: 'API key', namesOf: ({ name }) => [name] });
}
