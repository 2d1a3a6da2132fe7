import { ChangeProof } from '../prompts/agency/use-cases/change-proof.ts';
import { CreateSummaryPrompt } from '../prompts/use-cases/create-summary-prompt.ts';
import { DeletePrompt } from '../prompts/use-cases/delete-prompt.ts';
import { DeleteServiceType } from '../prompts/use-cases/delete-service-type.ts';
import { DeleteSummaryPrompt } from '../prompts/use-cases/delete-summary-prompt.ts';
import { FindPrompt } from '../prompts/use-cases/find-prompt.ts';
import { FindServiceType } from '../prompts/use-cases/find-service-type.ts';
import { GetAgency } from '../prompts/agency/use-cases/get-agency.ts';
import { GetBaseSummary } from '../prompts/use-cases/get-base-summary.ts';
import { ListPrompts } from '../prompts/use-cases/list-prompts.ts';
import { ListServiceTypes } from '../prompts/use-cases/list-service-types.ts';
import { ListVersions } from '../prompts/use-cases/list-versions.ts';
import { ListSummaryPrompts } from '../prompts/use-cases/list-summary-prompts.ts';
import { PublishVersion } from '../prompts/use-cases/publish-version.ts';
import { SaveAgency } from '../prompts/agency/use-cases/save-agency.ts';
import { SuggestAgency } from '../prompts/agency/use-cases/suggest-agency.ts';
import { SaveBaseSummary } from '../prompts/use-cases/save-base-summary.ts';
import { SavePrompt } from '../prompts/use-cases/save-prompt.ts';
import { SaveServiceType } from '../prompts/use-cases/save-service-type.ts';
import { SeedPrompts } from '../prompts/use-cases/seed-prompts.ts';
import { AgencyTexts } from '../prompts/agency/use-cases/agency-texts.ts';
import { BaseTexts } from '../prompts/use-cases/base-texts.ts';
import { SummaryTexts } from '../prompts/use-cases/summary-texts.ts';
import { TemplateTexts } from '../prompts/use-cases/template-texts.ts';
import { TextKinds } from '../prompts/use-cases/text-kinds.ts';
import { UpdateSummaryPrompt } from '../prompts/use-cases/update-summary-prompt.ts';
import { VersionKeeper } from '../prompts/use-cases/version-keeper.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  agencyTexts,
  audit,
  baseTexts,
  clock,
  gate,
  ids,
  prompts,
  services,
  summaryPrompts,
  summaryTexts,
  templateTexts,
  textKinds,
  trials,
  usage,
  versionKeeper,
  versions,
} from './tokens.ts';

/** Binds the use cases of prompts and services. */
export function promptsModule({ bind }: Wiring): void {
  bind(FindPrompt, { prompts });
  bind(ListPrompts, { prompts, usage, clock });
  bind(ListServiceTypes, { services });
  bind(FindServiceType, { services });
  bind(SaveServiceType, { services, audit });
  bind(DeleteServiceType, { services, audit });
  bind(TemplateTexts, { prompts, clock });
  bind(SummaryTexts, { summaryPrompts });
  bind(BaseTexts, { summaryPrompts, clock });
  bind(AgencyTexts, { agencies });
  bind(TextKinds, { templateTexts, summaryTexts, baseTexts, agencyTexts });
  bind(VersionKeeper, { versions, clock });
  bind(ListVersions, { textKinds, versionKeeper, usage });
  bind(PublishVersion, { textKinds, versionKeeper, gate, audit });
  bind(SavePrompt, { prompts, templateTexts, versionKeeper, gate, audit, clock, ids });
  bind(DeletePrompt, { prompts, versions, trials, audit });
  bind(ListSummaryPrompts, { summaryPrompts });
  bind(CreateSummaryPrompt, { summaryPrompts, versionKeeper, audit, clock, ids });
  bind(UpdateSummaryPrompt, { summaryPrompts, summaryTexts, versionKeeper, audit });
  bind(DeleteSummaryPrompt, { summaryPrompts, versions, audit });
  bind(GetAgency, { agencies });
  bind(SuggestAgency, { summaryPrompts });
  bind(SaveAgency, { agencyTexts, versionKeeper, audit });
  bind(ChangeProof, { agencies, audit });
  bind(GetBaseSummary, { summaryPrompts });
  bind(SaveBaseSummary, { baseTexts, versionKeeper, audit });
  bind(SeedPrompts, { prompts, summaryPrompts, services, clock });
}
