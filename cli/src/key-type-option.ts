import type { KeyType } from '@overture/core/app';
import { z } from 'zod';

/** `--type hubspot|openai`, as the core names them. */
export const keyTypeOption = z
  .enum(['hubspot', 'openai'])
  .transform((vendor): KeyType => (vendor === 'hubspot' ? 'Hubspot' : 'Openai'));
