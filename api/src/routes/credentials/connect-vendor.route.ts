import { auditActorOf, ConnectVendor } from '@overture/core/app';
import { connectVendor } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const connectVendorRoute = defineRoute(
  connectVendor,
  { connect: ConnectVendor },
  async ({ body, session, names, signal }, { connect }) => {
    const { test, saved } = await connect.execute({
      actor: auditActorOf(session),
      keeper: session,
      type: body.keyType,
      secret: body.key,
      signal,
    });
    return { test, checks: test.checks, saved: saved.map((department) => names.nameOf(department)) };
  },
);
