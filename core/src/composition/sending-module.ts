import { AddPlaybookToCrm } from '../sending/use-cases/add-playbook-to-crm.ts';
import { ApproveVersion } from '../records/use-cases/approve-version.ts';
import { ContactClaims } from '../sending/use-cases/contact-claims.ts';
import { EnrolledTexts } from '../sending/use-cases/enrolled-texts.ts';
import { FindCrmUser } from '../sending/use-cases/find-crm-user.ts';
import { HandOverPlanner } from '../sending/use-cases/hand-over-planner.ts';
import { HandOverSequence } from '../sending/use-cases/hand-over-sequence.ts';
import { ListCrmSequences } from '../sending/use-cases/list-crm-sequences.ts';
import { MarkSent } from '../sending/use-cases/mark-sent.ts';
import { ReachContact } from '../sending/use-cases/reach-contact.ts';
import { ReportOutcomes } from '../sending/use-cases/report-outcomes.ts';
import { StepPlacer } from '../sending/use-cases/step-placer.ts';
import { SyncOutcomes } from '../sending/use-cases/sync-outcomes.ts';
import { VersionReviewer } from '../writing/use-cases/version-reviewer.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  announcer,
  audit,
  clock,
  credentials,
  crm,
  getRecord,
  handOvers,
  history,
  logger,
  notes,
  outreach,
  prompts,
  texts,
  users,
  versionReviewer,
} from './tokens.ts';

/** Binds the use cases of handing results over to the CRM, and of what became of them. */
export function sendingModule({ bind }: Wiring): void {
  bind(AddPlaybookToCrm, { history, credentials, notes, texts, reviewer: VersionReviewer, announcer, audit, clock });
  bind(FindCrmUser, { users, outreach });
  bind(HandOverPlanner, { agencies, clock });
  bind(ReachContact, { crm, handOvers });
  bind(ContactClaims, { handOvers, history, clock, logger });
  bind(StepPlacer, { outreach, clock });
  bind(HandOverSequence, {
    getRecord,
    handOvers,
    credentials,
    crm,
    outreach,
    reviewer: versionReviewer,
    findCrmUser: FindCrmUser,
    reachContact: ReachContact,
    claims: ContactClaims,
    planner: HandOverPlanner,
    placer: StepPlacer,
    approveVersion: ApproveVersion,
    audit,
  });
  bind(ListCrmSequences, { getRecord, credentials, outreach, findCrmUser: FindCrmUser });
  bind(MarkSent, {
    getRecord,
    handOvers,
    history,
    credentials,
    outreach,
    planner: HandOverPlanner,
    approveVersion: ApproveVersion,
    clock,
  });
  bind(EnrolledTexts, { handOvers, clock });
  bind(SyncOutcomes, { handOvers, history, credentials, crm, clock, logger });
  bind(ReportOutcomes, { handOvers, prompts, users, clock });
}
