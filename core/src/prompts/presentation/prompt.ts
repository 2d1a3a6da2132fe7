import type { CountedVersion } from '../use-cases/list-versions.ts';
import type { PromptTemplate, SummaryPrompt } from '../domain/prompt.ts';
import { z } from 'zod';
import { departmentKeySchema, type DepartmentNames } from '../../platform/contract/departments.ts';
import { agencySchema } from '../agency/contract/agency.ts';
import { describeAgency } from '../agency/domain/agency.ts';
import { templateFields } from '../contract/template-fields.ts';
import type { Prompt, SummaryPromptWire } from '../contract/prompts.ts';
import type { PromptVersionWire } from '../contract/prompt-versions.ts';
import { presentMoment } from '../../platform/moment.ts';

export function presentPrompt(prompt: PromptTemplate, names: DepartmentNames): Prompt {
  const { id, createdAt, updatedAt, ...fields } = prompt;
  return {
    _id: id,
    ...fields,
    department: names.nameOf(prompt.department),
    createdAt: presentMoment(createdAt),
    updatedAt: presentMoment(updatedAt),
  };
}

/** The fields of a version besides its text: those of a template, and what an agency's text is made of. */
const contentFields = z.object({
  ...templateFields,
  department: departmentKeySchema.optional(),
  profile: agencySchema.optional().catch(undefined),
});

export function presentPromptVersion(listed: CountedVersion, names: DepartmentNames): PromptVersionWire {
  const { version, state, content, author, why, createdAt, publishedAt, uses } = listed;
  const { department, profile, ...fields } = contentFields.parse(content ?? {});
  return {
    version,
    state,
    ...fields,
    department: department === undefined ? null : names.nameOf(department),
    // An agency is described anew, so that two versions are compared in the same words whenever they were saved.
    prompt: profile === undefined ? (content?.prompt ?? null) : describeAgency(profile),
    author,
    why,
    createdAt: createdAt === null ? null : presentMoment(createdAt),
    publishedAt: publishedAt === null ? null : presentMoment(publishedAt),
    uses,
  };
}

export function presentSummaryPrompt(prompt: SummaryPrompt, names: DepartmentNames): SummaryPromptWire {
  return {
    _id: prompt.id,
    title: prompt.title,
    description: prompt.description,
    prompt: prompt.prompt,
    department: names.summaryNameOf(prompt.group),
    forSummary: true,
    version: prompt.version,
    createdAt: presentMoment(prompt.createdAt),
  };
}
