import { LeaveSandbox, ManageMfa, SandboxUse, SecondFactor } from '@overture/core/app';
import { getConnect } from '@overture/core/contract';
import { presentMoment } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

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
