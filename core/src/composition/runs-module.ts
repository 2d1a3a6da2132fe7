import { PlanBulk } from '../runs/use-cases/plan-bulk.ts';
import { RunBulk } from '../runs/use-cases/run-bulk.ts';
import { FindCrmUser } from '../sending/use-cases/find-crm-user.ts';
import { HandOverSequence } from '../sending/use-cases/hand-over-sequence.ts';
import type { Wiring } from './bindings.ts';
import {
  addPlaybookToCrm,
  audit,
  chooseModel,
  clock,
  credentials,
  crm,
  crmFields,
  dispatcher,
  feed,
  findPrompt,
  history,
  ids,
  jobs,
  links,
  modelPrices,
  myLimits,
  processGeneration,
  promptComposer,
  usage,
} from './tokens.ts';

/** Binds the use cases of bulk runs. */
export function runsModule({ bind }: Wiring): void {
  bind(PlanBulk, {
    crm,
    crmFields,
    credentials,
    findCrmUser: FindCrmUser,
    findPrompt,
    chooseModel,
    modelPrices,
    promptComposer,
    usage,
    myLimits,
    clock,
  });
  bind(RunBulk, {
    crm,
    crmFields,
    credentials,
    findCrmUser: FindCrmUser,
    links,
    findPrompt,
    chooseModel,
    modelPrices,
    jobs,
    history,
    usage,
    promptComposer,
    processGeneration,
    dispatcher,
    feed,
    addPlaybookToCrm,
    handOverSequence: HandOverSequence,
    audit,
    clock,
    ids,
  });
}
