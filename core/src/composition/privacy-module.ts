import { ErasePerson } from '../people/privacy/use-cases/erase-person.ts';
import { PersonalData } from '../people/privacy/use-cases/personal-data.ts';
import { ReportPerson } from '../people/privacy/use-cases/report-person.ts';
import { SweepRetention } from '../people/privacy/use-cases/sweep-retention.ts';
import type { Wiring } from './bindings.ts';
import {
  keyedHash,
  announcer,
  audit,
  clock,
  enrolments,
  eraseFromAudit,
  eraseSamples,
  feed,
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
  unowned,
  users,
  versions,
} from './tokens.ts';

/** Binds the use cases of erasing, reporting and removing personal data. */
export function privacyModule({ bind, settings }: Wiring): void {
  bind(PersonalData, { history, handOvers, users, samples, snapshots, keyedHash });
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
    eraseFromAudit,
    keyedHash,
    unowned,
    storeFiles,
    feed,
    announcer,
    audit,
    clock,
  });
  bind(ReportPerson, { personalData, history, handOvers, samples, sessions, enrolments, googleAccess, log, audit });
  bind(SweepRetention, {
    history,
    handOvers,
    unowned,
    trimAudit,
    storeFiles,
    announcer,
    clock,
    retentionMs: { value: settings.retentionMs },
  });
}
