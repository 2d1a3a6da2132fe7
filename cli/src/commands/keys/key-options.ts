import type { KeyType } from '@overture/core/app';
import { z } from 'zod';
import { argument, flag, option } from '../../define-command.ts';

/** The options and arguments that only the commands of keys have. */

export const keyArgument = argument('<id|name>', 'id or name of the key', z.string());

/** The schema of a vendor, by the type of its keys in the core. */
export const vendorSchema = z
  .enum(['hubspot', 'openai'])
  .transform((vendor): KeyType => (vendor === 'hubspot' ? 'Hubspot' : 'Openai'));

export const vendorOption = <Schema extends z.ZodType>(help: string, schema: Schema) =>
  option('--type <vendor>', help, schema);

export const keyStdinOption = flag('--key-stdin', 'read the key from standard input');

export const onlyIfWorksOption = flag('--only-if-works', 'store nothing when the vendor refuses the key');
