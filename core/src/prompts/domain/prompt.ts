import { z } from 'zod';
import { templateFields } from '../contract/template-fields.ts';
import type { Actor } from '../../platform/actor.ts';
import { departmentKeySchema, summaryDepartmentKeySchema } from '../../platform/contract/departments.ts';

/*
 * The prompts. These schemas also read what older versions stored: a field that was added later has a default, which is
 * what its absence meant.
 */

const texts = { title: z.string().default(''), description: z.string().default(''), prompt: z.string() };
/** Milliseconds since 1970, as `Timestamp`. */
const timestamp = z.number();
/** The live version; 0 for a template until one is published. */
const version = z.number().int().nonnegative().default(1);

export const promptTemplateSchema = z
  .object({
    id: z.string(),
    ...templateFields,
    prompt: z.string(),
    department: departmentKeySchema,
    version,
    createdAt: timestamp,
    updatedAt: timestamp,
    /** The email address of whoever published its live version; null where that is unknown. */
    updatedBy: z.string().nullable().default(null),
  })
  .readonly();
export type PromptTemplate = z.infer<typeof promptTemplateSchema>;

/** Whether an actor may know of a template: an admin only of those of their own domain. */
export function maySeePrompt(
  { role, department }: Pick<Actor, 'role' | 'department'>,
  prompt: Pick<PromptTemplate, 'department'>,
): boolean {
  return role !== 'admin' || prompt.department === department;
}

export const summaryPromptSchema = z
  .object({ id: z.string(), ...texts, group: summaryDepartmentKeySchema, version, createdAt: timestamp })
  .readonly();
export type SummaryPrompt = z.infer<typeof summaryPromptSchema>;

export const baseSummarySchema = z
  .object({ title: z.string().default(''), prompt: z.string(), version, updatedAt: timestamp })
  .readonly();
export type BaseSummary = z.infer<typeof baseSummarySchema>;
export const baseSummaryId = 'base-summary';

/** The condition that a stored text is in this version. A text from before versions were counted is in its first one. */
export function inVersion(version: number): { readonly version: number | { readonly in: readonly (number | null)[] } } {
  return { version: version === 1 ? { in: [1, null] } : version };
}

/** One service of the agency. `value` is what `detected_service` contains. */
export interface ServiceType {
  readonly value: string;
  readonly label: string;
}
