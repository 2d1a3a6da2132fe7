import { ContactClaims } from '../sending/use-cases/contact-claims.ts';
import { EnrolledTexts } from '../sending/use-cases/enrolled-texts.ts';
import { FindCrmUser } from '../sending/use-cases/find-crm-user.ts';
import { FindHandOvers } from '../records/use-cases/find-hand-overs.ts';
import { HandOverPlanner } from '../sending/use-cases/hand-over-planner.ts';
import { HandOverSequence } from '../sending/use-cases/hand-over-sequence.ts';
import { ListCrmSequences } from '../sending/use-cases/list-crm-sequences.ts';
import { MarkSent } from '../sending/use-cases/mark-sent.ts';
import { ReachContact } from '../sending/use-cases/reach-contact.ts';
import { StepPlacer } from '../sending/use-cases/step-placer.ts';
import { ApproveVersion } from '../records/use-cases/approve-version.ts';
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
export function sendingModule({ bind }: Wiring): void {
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
