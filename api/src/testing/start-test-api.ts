import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import type { Clock } from '@overture/core/platform/clock';
import type { Logger } from '@overture/core/platform/logger';
import { readSettings, type OpenCore } from '@overture/core/composition';
import type { LoginResponse } from '@overture/core/contract';
import {
  buildContact,
  FakeCrmContacts,
  FakeCrmNotes,
  FakeCrmOutreach,
  FakeGoogleIdentity,
  FakePasswordHasher,
  FakePdfDrive,
  FakePdfReader,
  FakeTextGenerator,
  FakeVendorModels,
  silentLogger,
} from '@overture/core/testing';
import { apiConfig } from '../config.ts';
import { openContainer } from '../container.ts';
import { startServer } from '../server.ts';
import { callerFor, type TestCaller } from './test-caller.ts';

export const superadminSignIn = { email: 'superadmin@overture.example', password: 'Overture!1' };
export const adminSignIn = { email: 'sales@overture.example', password: 'Overture!1' };

export interface TestApi extends TestCaller {
  readonly core: OpenCore;
  readonly crm: FakeCrmContacts;
  readonly notes: FakeCrmNotes;
  readonly outreach: FakeCrmOutreach;
  readonly ai: FakeTextGenerator;
  readonly vendorModels: FakeVendorModels;
  readonly pdf: FakePdfReader;
  readonly google: FakeGoogleIdentity;
  readonly drive: FakePdfDrive;
  readonly hasher: FakePasswordHasher;
  /** Signs in and returns the token. */
  signIn(who: { readonly email: string; readonly password: string }): Promise<string>;
  /** Carries out a queued record as the worker does. */
  process(recordId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the whole API on a SQLite store of its own. Only the vendors are faked. */
export async function startTestApi(
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly clock?: Clock;
    readonly logger?: Logger;
  } = {},
): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-api-'));
  const crm = new FakeCrmContacts([buildContact(), buildContact({ id: '40000000002' })]);
  const notes = new FakeCrmNotes();
  const outreach = new FakeCrmOutreach();
  const ai = new FakeTextGenerator();
  const vendorModels = new FakeVendorModels();
  const pdf = new FakePdfReader();
  const google = new FakeGoogleIdentity();
  const drive = new FakePdfDrive();
  const hasher = new FakePasswordHasher();
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_PORT: '1',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const { app, core, streams } = await openContainer(settings, {
    logger: options.logger ?? silentLogger,
    config: apiConfig(settings),
    overrides: {
      ...(options.clock === undefined ? {} : { clock: options.clock }),
      crmContacts: crm,
      crmNotes: notes,
      crmOutreach: outreach,
      textGenerator: ai,
      vendorModels,
      pdfReader: pdf,
      googleIdentity: google,
      pdfDrive: drive,
      passwordHasher: hasher,
    },
    streams: { recheckMs: 50 },
  });
  const server = await startServer(app.callback(), { host: settings.host, port: settings.port, streams });
  const caller = callerFor(server.port);
  return {
    ...caller,
    core,
    crm,
    notes,
    outreach,
    ai,
    vendorModels,
    pdf,
    google,
    drive,
    hasher,
    signIn: async (who) => {
      const { status, body } = await caller.call<LoginResponse>('/api/auth/login', { json: who });
      if (status !== 200) throw new Error(`sign-in of ${who.email} answered ${status}`);
      return body.token;
    },
    process: async (recordId) => {
      await core.get(ProcessGeneration).execute({ recordId });
    },
    stop: async () => {
      await server.stop(0);
      await core.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
