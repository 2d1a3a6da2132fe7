import { z } from 'zod';

/** A day, as `YYYY-MM-DD`. */
export const daySchema = z.iso.date('the day must look like 2026-11-24');
