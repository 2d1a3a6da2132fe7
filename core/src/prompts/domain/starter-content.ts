import { z } from 'zod';
import { departmentKeySchema, summaryDepartmentKeySchema } from '../../platform/contract/departments.ts';
import { templateFields } from '../contract/template-fields.ts';
import { baseSummaryId, type ServiceType } from './prompt.ts';
import content from './starter-content.json' with { type: 'json' };

/** A text by its lines. */
const prompt = z.array(z.string()).transform((lines) => lines.join('\n'));
const text = z.strictObject({ title: z.string(), prompt });

const contentSchema = z.strictObject({
  templates: z.array(z.strictObject({ ...templateFields, department: departmentKeySchema, prompt })).readonly(),
  summaryPrompts: z.array(text.extend({ group: summaryDepartmentKeySchema, description: z.string() })).readonly(),
  /** The instructions for every summary, whatever the department. */
  baseSummary: text,
  /**
   * The services of which a generation names the one that the contact most likely needs. Value and label are equal,
   * because the detected value is shown as it is.
   */
  services: z.array(z.string().transform((name): ServiceType => ({ value: name, label: name }))).readonly(),
});

/** The texts of an empty store, with which every department can generate at once. */
export const starterContent = contentSchema.parse(content);

const starterPrefix = 'starter-';

/** The fixed id of a text of an empty store, such as `starter-template-1`. */
export const starterId = (kind: 'template' | 'summary', number: number): string => `${starterPrefix}${kind}-${number}`;

/** Whether a version comes with Overture: nobody saved it. */
export const isStarter = (id: string, version: number): boolean =>
  version === 1 && (id.startsWith(starterPrefix) || id === baseSummaryId);
