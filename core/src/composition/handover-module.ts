import { ContactClaims } from '../handover/use-cases/contact-claims.ts';
import { EnrolledTexts } from '../handover/use-cases/enrolled-texts.ts';
import { FindCrmUser } from '../handover/use-cases/find-crm-user.ts';
import { FindHandOvers } from '../handover/use-cases/find-hand-overs.ts';
import { HandOverPlanner } from '../handover/use-cases/hand-over-planner.ts';
import { HandOverSequence } from '../handover/use-cases/hand-over-sequence.ts';
import { ListCrmSequences } from '../handover/use-cases/list-crm-sequences.ts';
import { MarkSent } from '../handover/use-cases/mark-sent.ts';
import { ReachContact } from '../handover/use-cases/reach-contact.ts';
import { StepPlacer } from '../handover/use-cases/step-placer.ts';
import { ApproveVersion } from '../history/use-cases/approve-version.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  audit,
  clock,
  credentials,
  crm,
  getRecord,
  handOvers,
  history,
  logger,
  outreach,
  users,
  versionReviewer,
} from './tokens.ts';

/** Binds the use cases of handing sequences over to the CRM. */
export function handoverModule({ bind }: Wiring): void {
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
  bind(FindHandOvers, { getRecord, handOvers });
}
