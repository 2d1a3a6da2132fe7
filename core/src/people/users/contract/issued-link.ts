import { z } from 'zod';
import { timestampSchema } from '../../../platform/contract/common.ts';

/** A one-time link for somebody to hand on to its owner. Its secret stands after `#`, so that no server logs it. */
export const issuedLinkSchema = z.object({ link: z.string(), expiresAt: timestampSchema });
