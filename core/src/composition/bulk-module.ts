import { PlanBulk } from '../bulk/use-cases/plan-bulk.ts';
import { RunBulk } from '../bulk/use-cases/run-bulk.ts';
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

/** Binds generating for whole lists. */
export function bulkModule({ bind }: Wiring): void {
  bind(PlanBulk, {
    crm,
    crmFields,
    credentials,
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
    links,
    findPrompt,
    chooseModel,
    modelPrices,
    jobs,
    history,
    processGeneration,
    dispatcher,
    feed,
    addPlaybookToCrm,
    audit,
    clock,
    ids,
  });
}
