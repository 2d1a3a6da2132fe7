import { auditActorOf, SaveBaseSummary } from '@overture/core/app';
import { saveBaseSummary } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const saveBaseSummaryRoute = defineRoute(
  saveBaseSummary,
  { save: SaveBaseSummary },
  async ({ body, session }, { save }) => {
    await save.execute({ actor: auditActorOf(session), ...body });
    return { message: 'Base summary updated successfully' };
  },
);
