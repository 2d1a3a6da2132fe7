import { ErasePerson } from '../privacy/use-cases/erase-person.ts';
import { PersonalData } from '../privacy/use-cases/personal-data.ts';
import { ReportPerson } from '../privacy/use-cases/report-person.ts';
import { SweepRetention } from '../privacy/use-cases/sweep-retention.ts';
import type { Wiring } from './bindings.ts';
import {
  keyedHash,
  announcer,
  audit,
  clock,
  enrolments,
  eraseSamples,
  googleAccess,
  handOvers,
  history,
  log,
  personalData,
  samples,
  sessions,
  snapshots,
  storeFiles,
  trimAudit,
  users,
  versions,
} from './tokens.ts';

/** Binds the use cases of erasing, reporting and removing personal data. */
export function privacyModule({ bind, settings }: Wiring): void {
  bind(PersonalData, { history, users, samples, snapshots });
  bind(ErasePerson, {
    personalData,
    history,
    handOvers,
    snapshots,
    eraseSamples,
    users,
    versions,
    googleAccess,
    sessions,
    enrolments,
    log,
    keyedHash,
    storeFiles,
    announcer,
    audit,
    clock,
  });
  bind(ReportPerson, { personalData, history, handOvers, samples, sessions, enrolments, googleAccess, log });
  bind(SweepRetention, {
    history,
    handOvers,
    trimAudit,
    storeFiles,
    announcer,
    clock,
    retentionMs: { value: settings.retentionMs },
  });
}
