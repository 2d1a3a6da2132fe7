import { z } from 'zod';

/** Where a worker of a drill dies, in the order of a generation. */
export const dyingSteps = [
  'claimed',
  'contact being read',
  'prompt sent',
  'answer in',
  'committed',
  'before the acknowledgement',
] as const;

export const dyingStepSchema = z.enum(dyingSteps);
export type DyingStep = (typeof dyingSteps)[number];
