import type { Session } from '@overture/core/platform/caller';
import { AppError } from '@overture/core/platform/app-error';
import { NoTracing } from '@overture/core/platform/tracing';
import type { Logger } from '@overture/core/platform/logger';
import { departmentNames, type Role } from '@overture/core/contract';
import { silentLogger } from '@overture/core/testing';
import { Admission, type AdmissionLimits } from '../admission/admission.ts';
import { createApp, type AppDeps } from '../app.ts';
import { EventStreams, type EventStreamsOptions } from '../events/event-streams.ts';
import type { Route } from '@overture/core/platform/http/route';
import type { Token } from '@overture/core/platform/needs';
import { startServer } from '../server.ts';
import { callerFor, type TestCaller } from './test-caller.ts';

export interface TestApp extends TestCaller {
  readonly streams: EventStreams;
  readonly admission: Admission;
  /** The sessions by token; tests add and remove them. */
  readonly sessions: Map<string, Session>;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  readonly routes?: readonly Route[];
  /** The instances that routes get from the container. */
  readonly provide?: ReadonlyMap<Token, unknown>;
  readonly logger?: Logger;
  readonly streams?: Omit<EventStreamsOptions, 'logger'>;
  readonly deps?: Partial<AppDeps>;
  readonly limits?: Partial<AdmissionLimits>;
}

export function testSession(role: Role, overrides: Partial<Session> = {}): Session {
  return {
    userId: `${role}-1`,
    email: `${role}@overture.example`,
    role,
    department: role === 'admin' ? 'product-sales' : null,
    sessionId: `session-of-${role}`,
    expiresAt: Date.now() + 3_600_000,
    isFresh: true,
    mfaSetupRequired: false,
    ...overrides,
  };
}

/** Starts the app with a test's own routes on a free port. `admin` and `superadmin` are valid tokens. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const logger = options.logger ?? silentLogger;
  const streams = new EventStreams({ ...options.streams, logger });
  const admission = new Admission({
    maxRequestsOfUser: 24,
    maxBytesOfUser: 32_000_000,
    maxBytes: 256_000_000,
    bodyIdleMs: 15_000,
    shortBodyMs: 5_000,
    ...options.limits,
  });
  const sessions = new Map<string, Session>([
    ['admin', testSession('admin')],
    ['superadmin', testSession('superadmin')],
  ]);
  const app = createApp(options.routes ?? [], {
    resolve: <T>(token: Token<T>) => {
      if (!options.provide?.has(token)) throw new Error(`nothing provided for ${token.name}`);
      return options.provide.get(token) as T;
    },
    authenticate: async (token) => {
      const session = sessions.get(token);
      if (session === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
      return session;
    },
    admission,
    names: departmentNames('Overture'),
    countRequest: async () => undefined,
    noteRefusal: async () => undefined,
    publicUrl: undefined,
    logger,
    tracing: new NoTracing(),
    streams,
    production: false,
    productName: 'Overture',
    trustProxy: false,
    allowedHosts: undefined,
    metricsToken: undefined,
    google: undefined,
    web: [],
    remotes: {},
    checkReady: async () => undefined,
    metricsSources: { countJobs: async () => ({ pending: 0 }), queueDepth: async () => 0 },
    ...options.deps,
  });
  const server = await startServer(app.callback(), { host: '127.0.0.1', port: 0, streams });
  return { ...callerFor(server.port), streams, admission, sessions, stop: () => server.stop(0) };
}
