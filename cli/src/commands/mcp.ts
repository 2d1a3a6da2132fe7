import { once } from 'node:events';
import { tokenScopes } from '@overture/core/contract';
import { actingAs } from '../acting-user.ts';
import { adminOption, scopesSchema } from '../common-options.ts';
import { defineCommand, option } from '../define-command.ts';
import { originOf } from '../origin-of.ts';

export const mcp = defineCommand({
  notes: `
    An assistant starts this command, and speaks the Model Context Protocol with it over standard input and output. It ends
    when the assistant does. Nothing is approved, handed over, filed or deleted by a tool: that is for people. Assistants on
    other machines use POST /api/mcp with a token instead (overture tokens create).`,
  options: {
    as: adminOption,
    scopes: option(
      '--scopes <list>',
      `what the assistant may do, separated by commas: ${tokenScopes.join(', ')} (default: all)`,
      scopesSchema.default([...tokenScopes]),
    ),
  },
  examples: [
    'overture mcp --as kim@agency.com',
    'claude mcp add overture -- overture mcp --as kim@agency.com --scopes read,check',
  ],
  async run({ as, scopes }, { io, openCore, signal }) {
    const { serveStdio, StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
    const { createMcpServer } = await import('@overture/mcp');
    const { AccessLog } = await import('@overture/core/audit/use-cases/access-log');
    const { LimitRequests } = await import('@overture/core/limits/use-cases/limit-requests');
    const { Logger } = await import('@overture/core/platform/logger');
    const { AppError } = await import('@overture/core/platform/app-error');
    const { auditActorOf } = await import('@overture/core/audit/domain/audit-entry');
    const core = await openCore();
    const { user, actor } = await actingAs(core, as);
    if (user.role !== 'admin') throw new AppError('forbidden', 'An assistant acts for an admin.');
    const session = {
      ...actor,
      email: user.email,
      sessionId: 'stdio',
      expiresAt: Number.POSITIVE_INFINITY,
      isFresh: false,
      mfaSetupRequired: false,
      scopes,
    };
    const { settings } = core;
    const ended = once(io.stdin, 'close', { signal }).catch(() => undefined);
    const server = serveStdio(
      () =>
        createMcpServer({
          session,
          resolve: (token) => core.get(token),
          productName: settings.productName,
          origin: originOf(core),
          countRequest: (payer) => core.get(LimitRequests).execute(payer),
          noteRefusal: (refused, tool) => core.get(AccessLog).refused(auditActorOf(refused), tool),
          logger: core.get(Logger),
        }),
      { transport: new StdioServerTransport(io.stdin, io.dataStream) },
    );
    await ended;
    await server.close();
  },
});
