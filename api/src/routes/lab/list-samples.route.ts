import { ListSamples } from '@overture/core/app';
import { listSamples } from '@overture/core/contract';
import { presentSample } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

export const listSamplesRoute = defineRoute(listSamples, { list: ListSamples }, async ({ query, names }, { list }) => {
  const samples = await list.execute(departmentKey(names, query.department, 'department'));
  return { samples: samples.map((sample) => presentSample(sample, names)) };
});
