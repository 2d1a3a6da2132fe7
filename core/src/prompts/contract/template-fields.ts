import { z } from 'zod';

/** What describes a prompt template besides its text and domain: as it is sent, stored, kept in versions, and edited. */
export const templateFields = {
  title: z.string().trim().max(200).default(''),
  description: z.string().trim().max(2_000).default(''),
};
