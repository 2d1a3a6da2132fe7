import { DescribeModels } from '@overture/core/app';
import { departmentKeys, modelsOfDomains } from '@overture/core/contract';
import { presentOffer } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const modelsOfDomainsRoute = defineRoute(
  modelsOfDomains,
  { describe: DescribeModels },
  async ({ names }, { describe }) => ({
    domains: await Promise.all(
      departmentKeys.map(async (key) => ({
        department: names.nameOf(key),
        ...presentOffer(await describe.available(key)),
      })),
    ),
  }),
);
