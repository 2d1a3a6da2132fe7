import type { PromptTemplate } from '../prompt.ts';

/** A template before it has an identity: what the seed adds is id, version and dates. */
export type StarterTemplate = Pick<PromptTemplate, 'department' | 'title' | 'description' | 'prompt'>;
