import { ListServiceTypes } from '@overture/core/app';
import { getServiceTypes } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getServiceTypesRoute = defineRoute(
  getServiceTypes,
  { list: ListServiceTypes },
  async (_call, { list }) => ({
    options: [...(await list.execute())],
  }),
);
