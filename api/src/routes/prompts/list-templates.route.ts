import { ListPrompts } from '@overture/core/app';
import { listTemplates } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentMoment } from '@overture/core/presentation';

/** The picker shows all templates at once, up to this number. */
const maxTemplates = 1_000;

export const listTemplatesRoute = defineRoute(listTemplates, { list: ListPrompts }, async ({ session }, { list }) => {
  const { items } = await list.execute({
    actor: session,
    department: null,
    isPublished: true,
    page: { page: 1, limit: maxTemplates },
  });
  return items.map(({ id, title, prompt, createdAt }) => ({
    _id: id,
    title,
    prompt,
    createdAt: presentMoment(createdAt),
  }));
});
