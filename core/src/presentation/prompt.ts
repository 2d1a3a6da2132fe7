import type { CountedVersion, PromptTemplate, SummaryPrompt } from '../app.ts';
import type { DepartmentNames, Prompt, PromptVersionWire, SummaryPromptWire } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

export function presentPrompt(prompt: PromptTemplate, names: DepartmentNames): Prompt {
  const { id, createdAt, updatedAt, ...fields } = prompt;
  return { _id: id, ...fields, department: names.nameOf(prompt.department), createdAt: presentMoment(createdAt) };
}

export function presentPromptVersion({
  content,
  createdAt,
  publishedAt,
  ...listed
}: CountedVersion): PromptVersionWire {
  const { version, state, author, why, uses } = listed;
  return {
    version,
    state,
    title: content?.title ?? '',
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
