import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { requiredDepartmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { checkSetUp, makeProperties, testSetUp } from '../contract/set-up.ts';
import { CheckSetUp } from '../use-cases/check-set-up.ts';
import { MakeProperties } from '../use-cases/make-properties.ts';
import { TestSetUp } from '../use-cases/test-set-up.ts';

export const checkSetUpRoute = defineRoute(checkSetUp, CheckSetUp, ({ query, names }, check) =>
  check.execute({ ...query, department: requiredDepartmentKey(names, query.department) }),
);

export const makePropertiesRoute = defineRoute(
  makeProperties,
  MakeProperties,
  async ({ body, names, session }, make) => {
    const department = requiredDepartmentKey(names, body.department);
    const made = await make.execute({ ...body, actor: auditActorOf(session), department });
    return { message: 'The properties are in HubSpot', made };
  },
);

export const testSetUpRoute = defineRoute(testSetUp, TestSetUp, ({ body, names }, test) =>
  test.execute({ ...body, department: requiredDepartmentKey(names, body.department) }),
);
