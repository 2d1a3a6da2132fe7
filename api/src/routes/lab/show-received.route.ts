import { ShowReceived } from '@overture/core/app';
import { showReceived } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const showReceivedRoute = defineRoute(
  showReceived,
  { show: ShowReceived },
  async ({ body: { sample, title, prompt }, session }, { show }) => {
    const parts = await show.execute({ userId: session.userId, sampleId: sample, title, text: prompt });
    const sum = (of: typeof parts) => of.reduce((total, { tokens }) => total + tokens, 0);
    return { parts: [...parts], tokens: sum(parts), cachedTokens: sum(parts.filter(({ isCached }) => isCached)) };
  },
);
