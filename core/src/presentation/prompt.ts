import type { CountedVersion, PromptTemplate, SummaryPrompt } from '../app.ts';
import { z } from 'zod';
import { departmentKeySchema } from '../contract/index.ts';
import type { DepartmentNames, Prompt, PromptVersionWire, SummaryPromptWire } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

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

/** The fields of a template's version besides title and text. */
const templateFields = z.object({ description: z.string().default(''), department: departmentKeySchema.optional() });

export function presentPromptVersion(listed: CountedVersion, names: DepartmentNames): PromptVersionWire {
  const { version, state, content, author, why, createdAt, publishedAt, uses } = listed;
  const { description, department } = templateFields.parse(content ?? {});
  return {
    version,
    state,
    title: content?.title ?? '',
    description,
    department: department === undefined ? null : names.nameOf(department),
    prompt: content?.prompt ?? null,
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
