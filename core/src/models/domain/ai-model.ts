import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { modelPriceSchema } from '../contract/models.ts';

export const aiModelSchema = z.object({
  id: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string().default(''),
  department: departmentKeySchema,
  active: z.boolean().default(true),
  /** The domain's own price; null: the published price applies. */
  price: modelPriceSchema.nullable().default(null),
  /** The model that replaces it once the vendor has ended it; null: none was named. */
  replacement: z.string().nullable().default(null),
  /** Whether generations that name no model use it; true for one model of a domain at most. */
  isDefault: z.boolean().default(false),
  /** What its move to a replacement changed, for the way back; null unless it was moved. */
  moved: z
    .object({
      to: z.string(),
      /** Whether the replacement was offered before. */
      wasOffered: z.boolean(),
      /** The fields of this model before. */
      isDefault: z.boolean(),
      replacement: z.string().nullable(),
    })
    .nullable()
    .default(null),
  createdAt: z.number(),
});
export type AiModel = Immutable<z.infer<typeof aiModelSchema>>;
