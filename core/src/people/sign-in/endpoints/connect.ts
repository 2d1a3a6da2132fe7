import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { MakeOwnSuperadmin } from '../use-cases/make-own-superadmin.ts';
import { makeOwnSuperadmin, connectVendor, getConnect } from '../contract/connect.ts';
import { presentSignIn } from '../../users/presentation/user.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { ConnectVendor } from '../../../connections/use-cases/connect-vendor.ts';
import { LeaveSandbox } from '../use-cases/leave-sandbox.ts';
import { ManageMfa } from '../use-cases/manage-mfa.ts';
import { SandboxUse } from '../../../connections/use-cases/sandbox-use.ts';
import { SecondFactor } from '../use-cases/second-factor.ts';
import { presentMoment } from '../../../platform/moment.ts';

export const makeOwnSuperadminRoute = defineRoute(
  makeOwnSuperadmin,
  MakeOwnSuperadmin,
  async ({ body, session, names, caller }, make) => {
    const result = await make.execute({ actor: auditActorOf(session), ...body, caller });
    return presentSignIn(result, names);
  },
);

export const connectVendorRoute = defineRoute(
  connectVendor,
  ConnectVendor,
  async ({ body, session, names, signal }, connect) => {
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

export const getConnectRoute = defineRoute(
  getConnect,
  { leave: LeaveSandbox, sandbox: SandboxUse, mfa: ManageMfa, secondFactor: SecondFactor },
  async ({ session }, { leave, sandbox, mfa, secondFactor }) => {
    const { Hubspot, Openai } = await sandbox.read();
    const needsSuperadmin = await leave.isOpenTo(session.userId);
    const ended = await leave.ended();
    return {
      needsSuperadmin,
      sandbox: { Hubspot, Openai },
      ending: await leave.ending(needsSuperadmin ? null : session.userId),
      ended: ended && { at: presentMoment(ended.at), accounts: ended.accounts },
      secondFactor: {
        isRequired: secondFactor.isRequiredAfterSandbox(session),
        isSetUp: (await mfa.status(session)).enabled,
      },
    };
  },
);
