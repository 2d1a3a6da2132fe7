import { auditOn } from './audit-on.ts';
import { AgencyTexts } from '../prompts/agency/use-cases/agency-texts.ts';
import { SaveAgency } from '../prompts/agency/use-cases/save-agency.ts';
import { VersionKeeper } from '../prompts/use-cases/version-keeper.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeIdGenerator } from './fake-id-generator.ts';
import type { TestStore } from './open-test-store.ts';

/** `SaveAgency` over a store. */
export function saveAgency({ agencies, audit: log, promptVersions: versions }: TestStore): SaveAgency {
  const clock = new FakeClock();
  return new SaveAgency({
    agencyTexts: new AgencyTexts({ agencies }),
    versionKeeper: new VersionKeeper({ versions, clock }),
    audit: auditOn({ log, ids: new FakeIdGenerator('saved'), clock }).audit,
  });
}
