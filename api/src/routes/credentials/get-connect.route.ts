import { EndSandboxAccounts, SandboxUse } from '@overture/core/app';
import { getConnect } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getConnectRoute = defineRoute(
  getConnect,
  { accounts: EndSandboxAccounts, sandbox: SandboxUse },
  async (_call, { accounts, sandbox }) => {
    const { Hubspot, Openai } = await sandbox.read();
    return { needsSuperadmin: await accounts.isOwnSuperadminMissing(), sandbox: { Hubspot, Openai } };
  },
);
