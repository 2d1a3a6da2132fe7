import type { PromptTemplate } from '../prompt.ts';

/** A template without the id, version and dates that the seed adds. */
export type StarterTemplate = Pick<PromptTemplate, 'department' | 'title' | 'description' | 'suits' | 'prompt'>;
