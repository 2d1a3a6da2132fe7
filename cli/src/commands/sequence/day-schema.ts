import { z } from 'zod';

/** A day, as `YYYY-MM-DD`. */
export const daySchema = z.iso.date('the day must look like 2026-11-24');

/** The rules that a press overrides, separated by commas. */
export const overridesOf = (written: string | undefined): string[] => written?.split(/[\s,]+/).filter(Boolean) ?? [];
