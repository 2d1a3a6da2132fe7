import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { modelPriceSchema } from '../contract/models.ts';
import type { AiModel } from './ai-model.ts';

/** Reads AI models that this version or an older one stored. Fields that were added later have a default. */
export const aiModelDocSchema: z.ZodType<AiModel> = z.object({
  id: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string().default(''),
  department: departmentKeySchema,
  active: z.boolean().default(true),
  price: modelPriceSchema.nullable().default(null),
  replacement: z.string().nullable().default(null),
  isDefault: z.boolean().default(false),
  createdAt: z.number(),
});
